"""One module for each command; `run` does what was asked and returns the exit status."""
