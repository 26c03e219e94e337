"""The module Tower of Babel: everything that it adds to the game."""
