"""What is said to somebody who asked for the impossible.

Exception
└── Complaint         one sentence for the user, and a non-zero exit
"""


class Complaint(Exception):
    """Bad input: one clear sentence, no traceback."""
