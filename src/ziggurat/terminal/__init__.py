"""The command line: play, watch, replay, rules, bench."""
