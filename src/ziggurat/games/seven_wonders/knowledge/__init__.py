"""Who knows what: hidden places, views and imagined worlds."""
