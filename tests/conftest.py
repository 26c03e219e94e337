"""What holds for all tests."""

from ziggurat.core import game

# An interpreted game cannot derive from compiled core, and the game of these tests is one.
collect_ignore = [] if str(game.__file__).endswith(".py") else ["core/test_secret_choice.py"]
