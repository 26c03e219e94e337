"""The module Great Projects: everything that it adds to the game."""
