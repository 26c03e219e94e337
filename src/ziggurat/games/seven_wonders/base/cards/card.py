"""How a card is written down in the lists of the ages."""

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    BROWN,
    GREY,
    PURPLE,
    Deeds,
    Effect,
    Gain,
    Goods,
    Per,
    Resources,
    Thing,
)


def card(
    english: str,
    french: str,
    colour: Deeds,
    copies: tuple[int, ...],
    *,
    coins: int = 0,
    needs: Resources = 0,
    chains: tuple[str, ...] = (),
    goods: Goods = 0,
    points: int = 0,
    shields: int = 0,
    symbol: int = 0,
    earns: int = 0,
    earns_per: Per | None = None,
    points_per: Per | None = None,
    discount: int = 0,
) -> Thing:
    """Only the goods of brown and grey cards are for sale (SW-TRADE-2, SW-CARD-5)."""
    is_sold = bool(colour & (BROWN | GREY))
    effect = Effect(
        sells=goods if is_sold else 0,
        goods=0 if is_sold else goods,
        posts=discount,
        shields=shields,
        symbols=symbol,
        points=points,
        points_per=() if points_per is None else (points_per,),
    )
    return Thing(
        english.lower(),
        Text(english, french),
        colour,
        coins,
        needs,
        tuple([name.lower() for name in chains]),
        effect,
        Gain(coins=earns, per=earns_per),
        copies,
    )


def guild(
    english: str,
    french: str,
    *,
    needs: Resources,
    symbol: int = 0,
    points_per: Per | None = None,
) -> Thing:
    return card(english, french, PURPLE, (), needs=needs, symbol=symbol, points_per=points_per)
