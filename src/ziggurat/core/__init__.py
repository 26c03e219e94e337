"""What every game stands on.  Depends on the standard library alone."""
