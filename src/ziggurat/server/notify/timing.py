"""When a notification may be sent: quiet hours and digests, in the time zone of the player."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, available_timezones

if TYPE_CHECKING:
    from datetime import tzinfo

    from ziggurat.server.storage.channels import NotifySettings


def earliest(settings: NotifySettings, now: float, *, slow: bool) -> float:
    """When a notification that is due now may be sent; messages about slow games are collected."""
    if slow and settings.digest is not None:
        return next_hour(settings, settings.digest, now)
    begin, end = settings.quiet_from, settings.quiet_to
    if begin is None or end is None or not is_quiet(begin, end, local(settings, now).hour):
        return now
    return next_hour(settings, end, now)


def is_quiet(begin: int, end: int, hour: int) -> bool:
    """Quiet hours may span midnight."""
    if begin <= end:
        return begin <= hour < end
    return hour >= begin or hour < end


def next_hour(settings: NotifySettings, hour: int, now: float) -> float:
    """The next time a clock shows this hour; now, if it does."""
    moment = local(settings, now)
    if moment.hour == hour:
        return now
    there = moment.replace(hour=hour, minute=0, second=0, microsecond=0)
    if there <= moment:
        there = (moment + timedelta(days=1)).replace(hour=hour, minute=0, second=0, microsecond=0)
    return there.timestamp()


def local(settings: NotifySettings, now: float) -> datetime:
    return datetime.fromtimestamp(now, zone(settings.zone))


def zone(name: str) -> tzinfo:
    return ZoneInfo(name) if name in zones() else UTC


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())
