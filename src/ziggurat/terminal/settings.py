"""Options of a game as people read and type them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.components import STANDARD
from ziggurat.core.kind import COMPONENTS, SettingCode
from ziggurat.terminal.complaint import Complaint, quotation

if TYPE_CHECKING:
    from ziggurat.core.kind import Kind, Option, Setting

HUMAN: Final = "human"  # in `--seats`
SEAT_OPTIONS: Final = {"start_player", "first_player"}  # their numbers are seats
SWITCHES: Final = {"true": "yes", "false": "no"}


def setting_called(kind: Kind, option: Option, value: str) -> Setting:
    """The setting that a person calls so."""
    known = {shown_setting(option, setting).lower(): setting for setting in option.settings}
    if option.name == COMPONENTS:
        known |= {key: key for key in kind.component_sets if key != STANDARD}
    for called in (value, value.lower(), SWITCHES.get(value.lower(), "")):
        if called in known:
            return known[called]
    raise Complaint(
        SettingCode.BAD_SETTING, name=option.name, settings=list(known), found=quotation(value)
    )


def shown_setting(option: Option, setting: Setting) -> str:
    """A setting as people read and type it: seats count from 1, a switch is yes or no."""
    if isinstance(setting, bool):
        return "yes" if setting else "no"
    if isinstance(setting, int) and option.name in SEAT_OPTIONS:
        return str(setting + 1)
    return str(setting)
