"""Where cards lie.  A pile whose order matters is a tuple, its top card last; others are counts."""


def cards_of(counts: list[int]) -> list[int]:
    """The cards of a pile of which only the counts are kept, in the order of their kinds."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        cards += [kind] * count
    return cards


def counts_of(cards: list[int], kinds: int) -> list[int]:
    """How many cards of each kind there are."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts
