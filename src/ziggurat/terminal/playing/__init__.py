"""A table in the terminal: people at one keyboard, and bots on the other seats."""
