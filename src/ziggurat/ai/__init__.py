"""Opponents.  They know what their seat may know, and nothing more."""
