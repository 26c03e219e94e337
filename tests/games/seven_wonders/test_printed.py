"""Everything printed, line by line: costs, chains, effects and numbers of copies.

`printed.txt` has the costs in words, so that they can be read beside the box.  After a deliberate
change, write it again:

    PYTHONPATH=src:tests python tests/games/seven_wonders/test_printed.py
"""

from pathlib import Path

import pytest

from ziggurat.games.seven_wonders import KIND
from ziggurat.games.seven_wonders.catalogue import THINGS
from ziggurat.games.seven_wonders.components import (
    MOST,
    NO_EFFECT,
    NO_GAIN,
    RESOURCE_NAMES,
    UNITS,
    Thing,
)

PRINTED = Path(__file__).parent / "printed.txt"


def line(thing: Thing) -> str:
    """A thing in words; what is nothing special is left out."""
    units = zip(RESOURCE_NAMES, UNITS, strict=True)
    needs = [
        f"{thing.needs // unit & MOST} {name}" for name, unit in units if thing.needs // unit & MOST
    ]
    facts = {
        "colour": thing.colour,
        "coins": thing.coins,
        "needs": ", ".join(needs),
        "chains": ", ".join(thing.chains),
        "copies": ", ".join(map(str, thing.copies)),
        **special(thing.effect, NO_EFFECT),
        **special(thing.gain, NO_GAIN),
    }
    return f"{thing.name}: " + "; ".join(
        f"{name} {value}" for name, value in facts.items() if value
    )


def special(some: tuple[object, ...], usual: tuple[object, ...]) -> dict[str, object]:
    names: tuple[str, ...] = getattr(some, "_fields")  # noqa: B009 - of any named tuple
    pairs = zip(names, some, usual, strict=True)
    return {name: value for name, value, nothing in pairs if value != nothing}


@pytest.mark.rule("SW-COST-1", "SW-CHAIN-1", "SW-SETUP-1", "SWB-TOWER-3", "SWB-PROJ-2")
def test_everything_printed_is_as_it_was() -> None:
    assert PRINTED.read_text(encoding="utf-8").splitlines() == [line(each) for each in THINGS]


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("guard tower", "1 shield.", "1 bouclier."),
        ("sawmill", "Cost: 1 coin.", "1 pièce."),
        ("forum", "Produces 1 glass, cloth or papyrus.", "Produit 1 verre, tissu ou papyrus."),
        ("vineyard", "1 coin for each brown card", "1 pièce par carte marron"),
    ],
)
def test_a_description_says_how_much(card: str, english: str, french: str) -> None:
    text = KIND.texts.descriptions[card]

    assert english in text.in_language("en")
    assert french in text.in_language("fr")


if __name__ == "__main__":
    PRINTED.write_text("".join(f"{line(each)}\n" for each in THINGS), encoding="utf-8")
