"""The expansion Cities: everything that it adds to the game."""
