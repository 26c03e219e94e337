"""Reviews of finished games and hints: every move judged by what its seat knew then."""
