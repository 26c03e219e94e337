"""The expansion Leaders: everything that it adds to the game."""
