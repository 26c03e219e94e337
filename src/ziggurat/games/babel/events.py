"""The events of a game of Babel."""

from ziggurat.core.event import Event
from ziggurat.core.seats import Seat
from ziggurat.core.secrets import only
from ziggurat.games.babel.components import NATION_NAMES, Level, Nation, Pile, Site


def turn_began(seat: Seat) -> Event:
    return Event("turn_began", {"seat": seat})


def drew(seat: Seat, nations: list[Nation]) -> Event:
    cards = names(sorted(nations))
    return Event("drew", {"seat": seat, "count": len(cards)}, {"nations": cards}, only(seat))


def reshuffled(count: int) -> Event:
    return Event("reshuffled", {"count": count})


def moved(seat: Seat, site: Site) -> Event:
    return Event("moved", {"seat": seat, "site": NATION_NAMES[site]})


def deployed(seat: Seat, nation: Nation, site: Site) -> Event:
    return Event(
        "deployed", {"seat": seat, "nation": NATION_NAMES[nation], "site": NATION_NAMES[site]}
    )


def built(seat: Seat, level: Level, site: Site) -> Event:
    return Event("built", {"seat": seat, "level": level, "site": NATION_NAMES[site]})


def migrated(seat: Seat, nations: Pile, source: Site, target: Site) -> Event:
    return Event(
        "migrated",
        {
            "seat": seat,
            "nations": names(list(nations)),
            "source": NATION_NAMES[source],
            "target": NATION_NAMES[target],
        },
    )


def paid(seat: Seat, nation: Nation, site: Site) -> Event:
    return Event("paid", {"seat": seat, "nation": NATION_NAMES[nation], "site": NATION_NAMES[site]})


def destroyed(seat: Seat, levels: Pile, site: Site) -> Event:
    return Event("destroyed", {"seat": seat, "levels": list(levels), "site": NATION_NAMES[site]})


def stole(seat: Seat, level: Level, site: Site) -> Event:
    return Event("stole", {"seat": seat, "level": level, "site": NATION_NAMES[site]})


def deserted(seat: Seat, nation: Nation, count: int, site: Site) -> Event:
    """The cards of a nation desert the opponent of the seat."""
    return Event(
        "deserted",
        {
            "other": 1 - seat,
            "nation": NATION_NAMES[nation],
            "count": count,
            "site": NATION_NAMES[site],
        },
    )


def changed_camps(seat: Seat, nation: Nation, count: int, site: Site) -> Event:
    return Event(
        "changed_camps",
        {
            "seat": seat,
            "nation": NATION_NAMES[nation],
            "count": count,
            "site": NATION_NAMES[site],
        },
    )


def halved(seat: Seat, count: int) -> Event:
    """The opponent of the seat must discard this many cards."""
    return Event("halved", {"other": 1 - seat, "count": count})


def discarded(seat: Seat, nation: Nation) -> Event:
    return Event("discarded", {"seat": seat, "nation": NATION_NAMES[nation]})


def revealed(seat: Seat, levels: list[Level]) -> Event:
    return Event("revealed", {"seat": seat, "levels": levels})


def end_phase_began() -> Event:
    return Event("end_phase_began", {})


def ended(reason: str, totals: list[int]) -> Event:
    return Event("ended", {"reason": reason, "first_total": totals[0], "second_total": totals[1]})


def names(nations: list[Nation]) -> list[str]:
    return [NATION_NAMES[nation] for nation in nations]
