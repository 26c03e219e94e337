"""A bot that takes a free seat at a public table and plays: `python examples/bot.py URL [TOKEN]`.

It plays any game, badly.  Everything it may know stands in `update`; see docs/protocol.md.
"""

import random
import sys
import time

from ziggurat.server.client import Client, Unfulfilled, new_account


def find_seat(client: Client) -> str:
    """Sit down at the first public table that waits for players."""
    while True:
        for table in client.tables():
            room = str(table["room"])
            if table["state"] == "gathering":
                try:
                    client.join(room)
                except Unfulfilled as refused:
                    print(f"{room}: {refused}")
                else:
                    return room
        time.sleep(1)


def choose(update: dict[str, object]) -> str:
    """The words of one of the options.  This is the place for something better."""
    options = update["options"]
    assert isinstance(options, list)
    return str(random.choice(options)["words"])


def play(client: Client, room: str) -> None:
    for update in client.updates(room):
        if update["options"]:
            client.choose(room, update, choose(update))
        if update["ending"]:
            print(update["ending"])


def main(url: str, token: str = "") -> None:
    if not token:
        token = new_account(url, "Random Bot")
        print(f"a new account; next time give its token: {token}")
    client = Client(url, token)
    play(client, find_seat(client))


if __name__ == "__main__":
    main(*sys.argv[1:])
