"""The games: each in its own package, all of the same silhouette."""
