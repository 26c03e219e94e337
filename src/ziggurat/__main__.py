"""The command `ziggurat`."""

from ziggurat.terminal.arguments import main

if __name__ == "__main__":
    raise SystemExit(main())
