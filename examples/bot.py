"""A bot that takes a free seat at a public table and plays a game.

It plays any game, badly.  Everything it may know is in `update`; see docs/protocol.md.
Its token comes from the page of the server: Profile, Your bots.
"""

import argparse
import random
import sys
import time
from http.client import HTTPException

from ziggurat.client import Client, RequestRefused

UNKNOWN_TOKEN = 401


def find_seat(client: Client) -> str:
    """The table where we sit, or else the first public table with a free seat."""
    for table in client.my_tables():
        if table["state"] in {"gathering", "playing"}:
            return str(table["room"])
    print("Waiting for a public table with a free seat…", flush=True)
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


def play(client: Client) -> None:
    """Play one game to its end."""
    room = find_seat(client)
    print(f"Playing at table {room}", flush=True)
    for update in client.updates(room):
        if update["options"]:
            client.choose(room, update, choose(client, room, update))
        if update["state"] in {"over", "closed"}:
            print(update["ending"] or "The table was closed.")
            return
    raise ConnectionError  # the server has stopped


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", help="the server, for example http://127.0.0.1:8000")
    parser.add_argument("token", help="of the bot, from the page: Profile, Your bots")
    asked = parser.parse_args()
    while True:
        try:
            return play(Client(asked.url, asked.token))
        except (OSError, HTTPException):
            print(f"The server at {asked.url} does not answer; trying again in 5 s", flush=True)
            time.sleep(5)
        except RequestRefused as refused:
            unknown = refused.status == UNKNOWN_TOKEN
            sys.exit("The server does not know this token." if unknown else str(refused))
        except KeyboardInterrupt:
            sys.exit(130)


if __name__ == "__main__":
    main()
