"""A deleted person leaves nothing behind, in whatever table it was stored."""

from ziggurat.server.storage.people import OF_PLAYER
from ziggurat.server.storage.schema import METADATA, NOTICES


def test_every_table_with_a_player_is_emptied_when_a_person_is_deleted() -> None:
    tables = [table for table in METADATA.sorted_tables if table is not NOTICES]  # kept for minutes
    named = {table.name for table in tables if "player" in table.c}

    assert named == {table.name for table in OF_PLAYER}
