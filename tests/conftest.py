"""What holds for all tests."""

from ziggurat.core.build import IS_COMPILED

# An interpreted game cannot derive from compiled core, and the game of these tests is one.
OF_A_SMALL_GAME = ["core/test_pinned_chance.py", "core/test_secret_choice.py"]
collect_ignore = OF_A_SMALL_GAME if IS_COMPILED else []
