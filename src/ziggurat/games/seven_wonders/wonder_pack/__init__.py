"""Boards of the Wonder Pack: everything that they add to the game."""
