"""The weights of a partner; the levels of play differ in them."""

from typing import Final, NamedTuple

from ziggurat.ai.luck import EVERY


class Manner(NamedTuple):
    """A construction in the tower is worth 1."""

    nearer: float = 0.9  # each bit of nearness that two Resources bring to somebody
    resource: float = 0.1
    lacking_one: float = 0.25  # how near one is who can build with one Resource more
    lacking_two: float = 0.05
    gift: float = 0.6  # a construction that a gift lets another player pay
    learnt: tuple[float, float, float, float] = (0.5, 0.3, 0.3, 0.05)  # a word, by order
    turned: float = 0.12  # a construction that can be paid, and nobody knows
    news: float = 0.0  # a word that nobody expects, for those who keep the convention
    noticed: int = EVERY  # options of a hundred; the others are overlooked
    doubting: bool = True  # whether a word that was shown is doubted when Word cards have come


# The first two do not see how much Resources bring, the first three how much gifts do; the
# apprentice also believes that everybody still has the words last shown.  Levels between these
# overlook some of the options.
APPRENTICE: Final = Manner(nearer=0.45, resource=0.05, gift=0.0, doubting=False)
MASON: Final = Manner(nearer=0.5, resource=0.07, gift=0.15)
ARCHITECT: Final = Manner(gift=0.3)
KING: Final = Manner(
    nearer=1.2,
    resource=0.13,
    lacking_one=0.2,
    gift=0.69,
    learnt=(0.5, 0.3, 0.31, 0.05),
    news=0.84,
)
