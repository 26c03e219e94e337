"""How a partner weighs things: where the levels of play differ."""

from typing import Final, NamedTuple


class Manner(NamedTuple):
    """A construction in the tower is worth 1."""

    nearer: float = 0.7  # each bit of chance to build that two Resources bring
    resource: float = 0.1
    gift: float = 0.35  # a construction that another player could pay
    learnt: tuple[float, float, float, float] = (0.5, 0.3, 0.03, 0.05)  # a word, by order
    turned: float = 0.12  # a construction that can be paid, and nobody knows
    news: float = 0.0  # a word that nobody expects, for those who keep the convention
    doubting: bool = True  # whether a word that was shown is doubted when Word cards have come


# The first two do not see how much Resources and gifts bring; the apprentice also believes that
# everybody still has the words last shown.
APPRENTICE: Final = Manner(nearer=0.45, resource=0.05, gift=0.0, doubting=False)
MASON: Final = Manner(nearer=0.5, resource=0.07, gift=0.15)
ARCHITECT: Final = Manner()
# Resources weigh more than they seem to, for a word to build that builds nothing is lost.
KING: Final = Manner(nearer=0.92, resource=0.11, gift=0.66, news=0.69)
