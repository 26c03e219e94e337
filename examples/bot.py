"""A bot that takes a free seat at a public table and plays: `python examples/bot.py URL [TOKEN]`.

It plays any game, badly.  Everything it may know is in `update`; see docs/protocol.md.
"""

import random
import sys
import time

from ziggurat.server.client import Client, RequestRefused, new_account


def find_seat(client: Client) -> str:
    """Join the first public table that waits for players."""
    while True:
        for table in client.tables():
            room = str(table["room"])
            if table["state"] == "gathering":
                try:
                    client.join(room)
                except RequestRefused as refused:
                    print(f"{room}: {refused}")
                else:
                    return room
        time.sleep(1)


def choose(client: Client, room: str, update: dict[str, object]) -> str:
    """The words of a random choice.  Replace it with something better."""
    parts: list[str] = []
    options = update["options"]
    while options:
        assert isinstance(options, list)
        option = random.choice(options)
        parts.append(option["words"])
        if not option["opens"] and len(parts) == 1:
            break
        options = client.compose(room, update, parts)  # for the next part
    return ", ".join(parts)


def play(client: Client, room: str) -> None:
    for update in client.updates(room):
        if update["options"]:
            client.choose(room, update, choose(client, room, update))
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
