"""The command `ziggurat`."""

from ziggurat.terminal.commands import main

if __name__ == "__main__":
    raise SystemExit(main())
