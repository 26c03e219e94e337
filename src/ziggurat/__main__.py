"""The command `ziggurat`."""

from ziggurat.terminal.main import main

if __name__ == "__main__":
    raise SystemExit(main())
