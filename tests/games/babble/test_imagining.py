"""The worlds a seat imagines are all those, and only those, that agree with all it has seen."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.babble.tables import constructions, hand, ideas, play, position
from games.babble.worlds import can_have_happened, layout, layouts, stories
from walks import Chance, walk
from ziggurat.core.source import Dream
from ziggurat.games import babble
from ziggurat.games.babble import words
from ziggurat.games.babble.cards import WORDS
from ziggurat.games.babble.component_set import STANDARD_SET
from ziggurat.games.babble.components import (
    BUILD,
    CONSTRUCTIONS,
    DRAW,
    GIVE,
    ORDERS,
    PACKS,
    REVEAL,
)
from ziggurat.games.babble.deck import (
    FACE_COUNT,
    MOST_WORDS,
    NO_WORD,
    STARTING_WORDS,
)
from ziggurat.games.babble.knowledge.imagine import assign
from ziggurat.games.babble.knowledge.word_worlds import Past
from ziggurat.games.babble.reserve import in_reach
from ziggurat.games.babble.table import Babble

UNKNOWN = "build bomi, build gashu, draw bomi, draw redal, give kelab, reveal kelab"


def small_world(players: int = 2, others: str = UNKNOWN) -> Babble:
    """Seat 0 has had all Word cards in its hand but a few, so that few worlds are possible."""
    unknown = ideas(others)
    own = [face for face in STANDARD_SET.word_faces if face not in unknown]
    taken = ", ".join(STANDARD_SET.face_name(face) for face in own)
    return position(players, taken={0: taken}, packs=("", "", "", ""))


def take(game: Babble, seat: int, text: str) -> None:
    words.take(game, seat, ideas(text)[0])


def lack(game: Babble, seat: int, word: str) -> None:
    words.shake_head(game, seat, WORDS.index(word))


def one_card(game: Babble) -> None:
    take(game, 1, "build bomi")


def a_word_is_lacked(game: Babble) -> None:
    take(game, 1, "build bomi")
    lack(game, 1, "gashu")
    lack(game, 1, "zarum")


def a_word_is_shown_after_two_cards(game: Babble) -> None:
    take(game, 1, "draw redal")
    take(game, 1, "build bomi")
    words.show(game, 1, BUILD)


def the_same_word_is_shown_again(game: Babble) -> None:
    words.show(game, 1, BUILD)
    take(game, 1, "draw redal")
    words.show(game, 1, BUILD)
    take(game, 1, "draw bomi")
    words.show(game, 1, GIVE)


def a_starting_word_is_lacked_between_two_cards(game: Babble) -> None:
    take(game, 1, "draw redal")
    lack(game, 1, "felko")
    take(game, 1, "give kelab")
    lack(game, 1, "bomi")


def a_card_is_lost(game: Babble) -> None:
    take(game, 1, "draw redal")
    words.lose(game, 1, GIVE)
    words.show(game, 1, BUILD)


def a_lost_card_is_replaced(game: Babble) -> None:
    words.lose(game, 1, GIVE)
    take(game, 1, "build bomi")
    take(game, 1, "give kelab")
    words.show(game, 1, REVEAL)


def the_owner_draws_from_the_discard(game: Babble) -> None:
    """Seat 0 finds a card that only seat 1 can have discarded."""
    take(game, 1, "draw redal")
    take(game, 1, "draw bomi")
    redraw(game, 0, "draw redal")


def another_draws_from_the_discard(game: Babble) -> None:
    take(game, 1, "draw redal")
    lack(game, 1, "felko")
    take(game, 1, "build bomi")
    words.show(game, 1, BUILD)
    redraw(game, 1, "draw felko")
    words.show(game, 1, REVEAL)


def redraw(game: Babble, seat: int, text: str) -> None:
    """Draw this card from the word discard, as chance might have it."""
    face = ideas(text)[0]
    rest = list(game.word_discard)
    rest.remove(face)
    game.word_discard = (face,)
    words.redraw(game, seat)
    game.word_discard = (*rest, *game.word_discard)


@pytest.mark.parametrize(
    "happen",
    [
        one_card,
        a_word_is_lacked,
        a_word_is_shown_after_two_cards,
        the_same_word_is_shown_again,
        a_starting_word_is_lacked_between_two_cards,
        a_card_is_lost,
        a_lost_card_is_replaced,
        the_owner_draws_from_the_discard,
        another_draws_from_the_discard,
    ],
)
@pytest.mark.rule("BA-KNO-1", "BA-KNO-3", "BA-COMM-1")
def test_all_stories_that_agree_are_imagined_and_no_other(happen: Callable[[Babble], None]) -> None:
    game = small_world()
    happen(game)
    expected = stories(game, viewer=0)
    assert game.story in expected

    imagined = Counter(game.imagine(0, dream).story for dream in range(40 * len(expected)))

    assert expected == set(imagined)


def a_starting_word_is_drawn_again(game: Babble) -> None:
    """Two hands have discarded one, and either may be the one that is drawn."""
    take(game, 2, "build bomi")
    words.show(game, 2, BUILD)
    take(game, 1, "build gashu")
    redraw(game, 1, "build zarum")
    words.show(game, 1, BUILD)


def the_owner_draws_twice_from_the_discard(game: Babble) -> None:
    take(game, 1, "draw redal")
    take(game, 1, "draw bomi")
    take(game, 2, "give kelab")
    redraw(game, 0, "draw redal")
    redraw(game, 0, "give nipas")


def a_lost_card_is_drawn_by_another(game: Babble) -> None:
    take(game, 2, "draw redal")
    words.lose(game, 2, DRAW)
    redraw(game, 1, "draw redal")
    words.show(game, 1, DRAW)


def a_card_is_shown_by_one_hand_after_another(game: Babble) -> None:
    take(game, 1, "draw redal")
    words.show(game, 1, DRAW)
    take(game, 1, "draw bomi")
    redraw(game, 2, "draw redal")
    words.show(game, 2, DRAW)


def a_card_goes_through_three_hands(game: Babble) -> None:
    take(game, 1, "draw redal")
    take(game, 1, "draw bomi")
    redraw(game, 2, "draw redal")
    words.lose(game, 2, DRAW)
    redraw(game, 0, "draw redal")


def two_cards_are_drawn_from_the_discard_of_one_hand(game: Babble) -> None:
    take(game, 1, "draw redal")
    take(game, 1, "build bomi")
    words.lose(game, 1, DRAW)
    words.lose(game, 1, BUILD)
    redraw(game, 2, "build bomi")
    words.show(game, 2, BUILD)
    redraw(game, 2, "draw redal")
    words.show(game, 2, DRAW)


def a_redrawn_card_is_discarded_and_drawn_again(game: Babble) -> None:
    take(game, 1, "draw redal")
    words.show(game, 1, DRAW)
    words.lose(game, 1, DRAW)
    redraw(game, 2, "draw redal")
    words.show(game, 2, DRAW)
    words.lose(game, 2, DRAW)
    redraw(game, 1, "draw redal")
    words.show(game, 1, DRAW)


@pytest.mark.parametrize(
    "happen",
    [
        a_starting_word_is_drawn_again,
        the_owner_draws_twice_from_the_discard,
        a_lost_card_is_drawn_by_another,
        a_card_is_shown_by_one_hand_after_another,
        a_card_goes_through_three_hands,
        two_cards_are_drawn_from_the_discard_of_one_hand,
        a_redrawn_card_is_discarded_and_drawn_again,
    ],
)
@pytest.mark.rule("BA-KNO-1", "BA-KNO-3")
def test_all_ways_of_a_card_through_the_discard_are_imagined(
    happen: Callable[[Babble], None],
) -> None:
    game = small_world(3)
    happen(game)
    expected = stories(game, viewer=0)
    assert game.story in expected

    assert expected == {game.imagine(0, dream).story for dream in range(30 * len(expected))}


def the_owner_draws_from_two_hands(game: Babble) -> None:
    take(game, 1, "draw redal")
    take(game, 1, "draw hupso")
    redraw(game, 0, "draw redal")
    take(game, 2, "build bomi")
    take(game, 2, "build gashu")
    redraw(game, 0, "build bomi")


def a_hand_discards_what_it_has_shown(game: Babble) -> None:
    take(game, 1, "give kelab")
    words.show(game, 1, GIVE)
    words.lose(game, 1, GIVE)
    redraw(game, 0, "give kelab")


def one_hand_shows_a_card_and_another_discards_one(game: Babble) -> None:
    take(game, 2, "draw hupso")
    words.show(game, 2, DRAW)
    take(game, 1, "draw redal")
    words.lose(game, 1, DRAW)
    redraw(game, 0, "draw redal")


def a_word_of_two_orders_comes_to_one_hand(game: Babble) -> None:
    take(game, 1, "draw bomi")
    take(game, 1, "draw hupso")
    take(game, 1, "build bomi")
    redraw(game, 0, "draw bomi")


def two_cards_are_lost_before_one_comes(game: Babble) -> None:
    words.lose(game, 1, GIVE)
    words.lose(game, 1, REVEAL)
    lack(game, 1, "nipas")
    lack(game, 1, "tuve")
    take(game, 1, "build bomi")


@pytest.mark.parametrize(
    ("others", "happen"),
    [
        ("draw redal, draw hupso, build bomi, build gashu", the_owner_draws_from_two_hands),
        ("give kelab", a_hand_discards_what_it_has_shown),
        ("draw redal, draw hupso", one_hand_shows_a_card_and_another_discards_one),
        ("draw bomi, draw hupso, build bomi", a_word_of_two_orders_comes_to_one_hand),
        ("build bomi, draw redal", two_cards_are_lost_before_one_comes),
    ],
)
@pytest.mark.rule("BA-KNO-1", "BA-KNO-3")
def test_where_few_cards_are_unknown_all_stories_are_imagined(
    others: str, happen: Callable[[Babble], None]
) -> None:
    game = small_world(3, others)
    happen(game)
    expected = stories(game, viewer=0)
    assert game.story in expected

    assert expected == {game.imagine(0, dream).story for dream in range(30 * len(expected))}


def another_draws_its_starting_word_again(game: Babble) -> None:
    take(game, 1, "draw redal")
    words.show(game, 1, DRAW)
    redraw(game, 1, "draw felko")
    words.show(game, 1, DRAW)


def the_owner_draws_a_starting_word(game: Babble) -> None:
    """For its own, so the card drawn cannot be the one that leaves its hand for it."""
    take(game, 1, "draw redal")
    redraw(game, 0, "draw felko")


@pytest.mark.parametrize(
    "happen", [another_draws_its_starting_word_again, the_owner_draws_a_starting_word]
)
@pytest.mark.rule("BA-KNO-1", "BA-KNO-3")
def test_all_stories_are_imagined_where_the_seat_itself_has_discarded_nothing(
    happen: Callable[[Babble], None],
) -> None:
    game = position(3, packs=("", "", "", ""))
    happen(game)
    expected = stories(game, viewer=0)
    assert game.story in expected

    assert expected == {game.imagine(0, dream).story for dream in range(30 * len(expected))}


def test_a_card_the_seat_discarded_itself_can_come_back_only_later() -> None:
    game = position(3, packs=("", "", "", ""))
    take(game, 0, "draw redal")
    take(game, 1, "give kelab")
    past = Past(game, 0)
    hands = [[1 << STARTING_WORDS[order] for order in ORDERS] for _ in range(3)]
    left = DRAW * MOST_WORDS + STARTING_WORDS[DRAW]
    assert {0: left} == past.own

    assert past.can_come(1, left, hands)
    assert not past.can_come(0, left, hands)
    assert not past.can_come(1, ideas("draw hupso")[0], hands)


# Of these, few worlds are possible: enough dreams meet them all.
@pytest.mark.parametrize("seed", [1, 2, 6, 17, 25, 26, 31, 35, 43, 58, 60, 61, 305])
def test_all_stories_are_imagined_after_anything_that_happened(seed: int) -> None:
    game = small_world(3)
    let_anything_happen(game, Chance(seed))
    expected = stories(game, viewer=0)

    imagined = {game.imagine(0, dream).story for dream in range(40 * len(expected))}

    assert expected == imagined


def let_anything_happen(game: Babble, chance: Chance) -> None:
    """Six things happen to the hands of seats 1 and 2, and to the word discard."""
    unknown = list(ideas(UNKNOWN))
    for _ in range(6):
        seat, order, word = 1 + chance.below(2), chance.below(4), chance.below(len(WORDS))
        held = game.word(seat, order) != NO_WORD
        match chance.below(5):
            case 0 | 1:
                words.take(game, seat, unknown.pop(chance.below(len(unknown))))
            case 2 if held:
                words.show(game, seat, order)
            case 3 if word not in game.hand(seat):
                words.shake_head(game, seat, word)
            case 4 if held and chance.below(2):
                words.lose(game, seat, order)
            case _:
                words.redraw(game, chance.below(3))


# In each of these games many cards go through the word discard, some of them several times.
@pytest.mark.parametrize(
    ("players", "seed", "rarity"),
    [(2, 6, 9), (3, 9, 9), (4, 9, 9), (5, 6, 9), (5, 9, 9), (2, 3, 5), (3, 1, 5), (5, 0, 5)],
)
def test_a_world_takes_a_bounded_number_of_choices(players: int, seed: int, rarity: int) -> None:
    game = game_full_of_redraws(players, seed, rarity)
    for seat in range(players):
        world = game.copy()
        world.source, world.drawn = Dream(seed), 0
        past = Past(world, seat)
        past.deal()
        world.story = tuple(past.story)
        assert can_have_happened(world)
        assert past.tried + len(past.hands.known) < 60_000


def game_full_of_redraws(players: int, seed: int, rarity: int) -> Babble:
    """26 turns, in which one in so many actions draws from the word discard."""
    game = babble.new(seed, players, mode="advanced", first_player=0)
    chance = Chance(seed)
    faces = [card for pack in game.packs for card in pack if card < FACE_COUNT]
    for turn in range(26):
        for _ in range(2):
            redraw_or_tell(game, chance, rarity)
        if faces and chance.below(26) < 18:
            words.take(game, turn % players, faces.pop())
    unseen = set(faces)
    game.packs = [tuple(c for c in p if c >= FACE_COUNT or c in unseen) for p in game.packs]
    return game


def redraw_or_tell(game: Babble, chance: Chance, rarity: int) -> None:
    seat, what = chance.below(game.seats), chance.below(rarity)
    if what == 0:
        words.redraw(game, seat)
    elif what == 1 and chance.below(2):
        order = chance.below(4)
        if game.word(seat, order) != NO_WORD:
            words.lose(game, seat, order)
    elif what % 2:
        order = chance.below(4)
        if game.word(seat, order) != NO_WORD:
            words.show(game, seat, order)
    else:
        word = chance.below(len(WORDS))
        if word not in game.hand(seat):
            words.shake_head(game, seat, word)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", range(2, 6))
def test_everything_that_is_imagined_can_have_happened(players: int, mode: str) -> None:
    for number, game in enumerate(walk((babble.KIND, players, {"mode": mode}), 7)):
        assert isinstance(game, Babble)
        if number % 7 == 0:
            for seat in range(players):
                assert can_have_happened(game.imagine(seat, number))


def test_two_other_hands_never_hold_the_same_card() -> None:
    game = small_world(3)
    take(game, 1, "build bomi")
    take(game, 2, "build gashu")
    lack(game, 1, "zarum")
    lack(game, 2, "zarum")

    imagined = {game.imagine(0, dream).story for dream in range(60)}

    assert stories(game, viewer=0) == imagined
    assert 2 == len(imagined)


@pytest.mark.rule("BA-KNO-2")
def test_constructions_are_dealt_again_as_far_as_a_failed_build_allows() -> None:
    """Seat 1 could pay for neither of two cards with stone and cement: so C01 is none of them."""
    known = "c05 c06 c07 c08 c09 c10 c11 c12 c13 c15 c16"
    game = position(
        2,
        up={0: known},
        down={1: "c02 c03"},
        resources={1: "s c"},
        packs=("c01, c14, build gashu", "c04", "", "give gashu"),
    )
    play(game, "tell 1 zarum", "show build", "build nothing")

    imagined = {layout(game.imagine(0, dream)) for dream in range(1500)}

    unknown = list(constructions("c01 c02 c03 c04 c14"))
    dear = set(unknown) - set(constructions("c01"))
    held = constructions("c02 c03")
    assert layouts(game, unknown, {held[0]: dear, held[1]: dear}) == imagined


@pytest.mark.rule("BA-CNF-4", "BA-KNO-2")
def test_a_construction_put_back_is_in_its_pack_or_was_drawn_from_it_since() -> None:
    game = position(
        3,
        tower="c02",
        down={1: "c05"},
        packs=("c03, build gashu, build jinto, c04", "c06", "", "give gashu"),
        confusion="f1",
    )
    play(game, "tell 1 wazu", "shake head")
    back = constructions("c02")[0]

    places = Counter(place_of(game.imagine(2, dream), back) for dream in range(50))
    assert {"pack 0": 50} == places

    play(game, "show build")
    assert 1 == game.foreman
    places = Counter(place_of(game.imagine(2, dream), back) for dream in range(200))
    drawn = len(game.constructions[0])
    assert ({"pack 0", "Reserve 0"} if drawn else {"pack 0"}) == set(places)


def place_of(game: Babble, card: int) -> str:
    reserves, piles = layout(game)
    for seat, held in enumerate(reserves):
        if card in held:
            return f"Reserve {seat}"
    return next(f"pack {pack}" for pack, pile in enumerate(piles) if FACE_COUNT + card in pile)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("players", range(2, 6))
def test_notes_never_exclude_what_is_possible(players: int, mode: str) -> None:
    """In every world that a seat imagines, its own notes are right about every hand."""
    chance = Chance(players)
    for number, game in enumerate(walk((babble.KIND, players, {"mode": mode}), 11)):
        assert isinstance(game, Babble)
        if number % 6 == 0:
            viewer = chance.below(players)
            view = game.view(viewer)
            for world in (game, game.imagine(viewer, number)):
                for seat, player in enumerate(view["players"]):
                    for word, note in zip(hand(world, seat).split(), player["notes"], strict=True):
                        assert word in note["possible"]


@pytest.mark.parametrize(
    "happen",
    [
        one_card,
        a_word_is_lacked,
        a_word_is_shown_after_two_cards,
        the_same_word_is_shown_again,
        a_card_is_lost,
        a_lost_card_is_replaced,
    ],
)
def test_in_plain_cases_notes_leave_just_what_is_possible(
    happen: Callable[[Babble], None],
) -> None:
    game = small_world()
    happen(game)
    notes = game.view(0)["players"][1]["notes"]
    worlds = [hand(game.imagine(0, dream), 1).split() for dream in range(400)]

    for order in ORDERS:
        assert {held[order] for held in worlds} == set(notes[order]["possible"])


def test_the_word_discard_is_imagined_too() -> None:
    game = small_world()
    take(game, 1, "draw redal")
    take(game, 1, "build bomi")

    discards = {
        tuple(sorted(Counter(world.word_discard).items()))
        for world in (game.imagine(0, dream) for dream in range(200))
    }

    assert len(discards) > 4


def test_everything_that_is_shuffled_is_dealt_again() -> None:
    game = babble.new(3, 3, mode="advanced", first_player=0)

    worlds = [game.imagine(0, dream) for dream in range(40)]

    assert len({world.resource_pack for world in worlds}) > 30
    assert {tuple(sorted(game.resource_pack))} == {tuple(sorted(w.resource_pack)) for w in worlds}
    assert len({world.confusion for world in worlds}) > 30
    assert {True, False} == {world.packs[0][-1] < FACE_COUNT for world in worlds}
    assert len({frozenset(world.packs[3]) for world in worlds}) > 20


def test_in_an_imagined_world_players_know_their_own_constructions() -> None:
    game = babble.new(3, 3, first_player=0)

    for dream in range(10):
        world = game.imagine(0, dream)
        for seat in range(3):
            [own] = world.view(seat)["players"][seat]["constructions"]
            [other] = world.view(seat)["players"][(seat + 1) % 3]["constructions"]
            assert own["name"] is not None
            assert other["name"] is None


def test_constructions_are_dealt_to_places_that_allow_few() -> None:
    """A card that one place takes may be the only one for a later place."""
    masks = [0b0011, 0b0101, 0b0011, 0b1111]
    dealt = {
        tuple(assign(position().imagine(0, dream), masks, [0, 1, 2, 3])) for dream in range(60)
    }

    assert {(0, 2, 1, 3), (1, 2, 0, 3)} == dealt


def test_constructions_in_any_order_lie_where_they_may() -> None:
    """Both places would take the card beyond the one that lies there first."""
    game = position()

    dealt = {tuple(assign(game.imagine(0, dream), [0b10, 0b111], [0, 1])) for dream in range(10)}

    assert {(1, 0)} == dealt


def test_any_of_the_constructions_may_come_from_a_pack_and_nothing_else() -> None:
    """Places that take few cards are filled first, so the bits of a mask are counted."""
    game = position()

    assert [CONSTRUCTIONS] * PACKS == [in_reach(game, pack).bit_count() for pack in range(PACKS)]
