"""The protocol is described as it is."""

from pathlib import Path
from typing import get_args

from ziggurat.server.admin.describe import answers, example_room, page, requests
from ziggurat.server.room.protocol import DECODER, ENCODER, FromClient, FromServer

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_the_page_about_the_protocol_is_up_to_date() -> None:
    assert PAGE.read_text() == page(), "run `make protocol`"


def test_every_message_has_an_example() -> None:
    room = example_room()

    assert list(get_args(FromClient)) == [type(message) for message in requests(room)]
    assert list(get_args(FromServer)) == [type(message) for message in answers(room)]


def test_every_request_reads_back() -> None:
    for message in requests(example_room()):
        assert message == DECODER.decode(ENCODER.encode(message))
