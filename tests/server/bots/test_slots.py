"""Who gets the next free process."""

import asyncio

from ziggurat.server.bots.slots import Claim, Slots


def order_of(claims: list[Claim], count: int = 1) -> list[str]:
    """The hosts in the order in which they get a slot, if all ask at once."""

    async def run() -> list[str]:
        slots = Slots(count)
        served: list[str] = []

        async def compute(claim: Claim) -> None:
            async with slots.hold(claim):
                served.append(claim.host)
                await asyncio.sleep(0)

        await asyncio.gather(*(compute(claim) for claim in claims))
        return served

    return asyncio.run(run())


def test_tables_without_people_come_last() -> None:
    flood = [Claim("Eve", has_people=False)] * 20

    assert ["Eve", "Ann", "Bob", "Eve"] == order_of([*flood, Claim("Ann"), Claim("Bob")])[:4]


def test_many_tables_of_one_host_do_not_delay_those_of_another() -> None:
    flood = [Claim("Eve")] * 20

    served = order_of([*flood, Claim("Ann"), Claim("Ann")])

    assert ["Eve", "Ann", "Eve", "Ann", "Eve"] == served[:5]


def test_alike_claims_are_served_in_order_and_all_of_them() -> None:
    hosts = [f"host {number}" for number in range(10)]

    assert hosts == order_of([Claim(host) for host in hosts])
    assert 30 == len(order_of([Claim("Eve")] * 30, count=3))


def test_a_claim_that_is_given_up_leaves_its_slot_to_others() -> None:
    async def run() -> list[str]:
        slots = Slots(1)
        served: list[str] = []

        async def compute(host: str) -> None:
            async with slots.hold(Claim(host)):
                served.append(host)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(compute(host)) for host in ("Ann", "Bob", "Cid", "Dan")]
        await asyncio.sleep(0)
        tasks[1].cancel()  # waits
        await asyncio.sleep(0.011)
        tasks[2].cancel()  # computes, or has just been granted
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(compute("Eve"))
        return served

    served = asyncio.run(run())
    assert ("Ann", "Dan", "Eve") == (served[0], *served[-2:])
    assert "Bob" not in served


def test_spare_slots_are_those_that_nobody_holds() -> None:
    async def run() -> list[int]:
        slots = Slots(4)
        found: list[int] = []
        async with slots.hold(Claim("Ann")):
            with slots.spare(2) as few, slots.spare(9) as rest:
                found += [few, rest, slots.free]
            found.append(slots.free)
        return found

    assert [2, 1, 0, 3] == asyncio.run(run())


def test_a_spare_slot_goes_to_the_one_who_waits_for_it() -> None:
    async def run() -> bool:
        slots = Slots(1)
        with slots.spare(1):
            waiting = asyncio.create_task(slots._acquire(Claim("Ann")))  # noqa: SLF001 - held for good
            await asyncio.sleep(0)
            assert not waiting.done()
        await waiting
        return slots.free == 0

    assert asyncio.run(run())
