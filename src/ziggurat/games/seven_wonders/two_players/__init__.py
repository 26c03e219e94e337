"""Two players and the Free City: everything that differs from the base game."""
