"""What the hands may have held, and where a card may have come from, at a moment of the story."""

from games.babble.tables import ideas
from ziggurat.games.babble.components import BUILD, DRAW, GIVE, ORDERS, Face
from ziggurat.games.babble.deck import MOST_WORDS, NO_WORD_BIT, START_FACES, STARTING_WORDS
from ziggurat.games.babble.knowledge.hand_pasts import NO_CARD, HandPasts
from ziggurat.games.babble.knowledge.moment import count_starting, elsewhere, exclude
from ziggurat.games.babble.story import FILLED, LACKED, LOST, REDREW, SHOWED, TOOK, Entry

EVERY = (1 << MOST_WORDS) - 1


def test_a_card_on_the_discard_or_in_another_hand_is_elsewhere() -> None:
    redal, hupso = (1 << face % MOST_WORDS for face in ideas("draw redal, draw hupso"))
    starting = 1 << STARTING_WORDS[DRAW]
    masks = [0, redal, 0, 0, 0, redal | hupso, 0, 0, 0, starting, 0, 0]
    first, second, third = (4 * seat + DRAW for seat in range(3))

    assert redal == elsewhere(masks, second, ())
    assert redal | hupso == elsewhere(masks, second, ideas("draw hupso, build bomi"))
    assert redal == elsewhere(masks, third, (STARTING_WORDS[DRAW] + DRAW * MOST_WORDS,))
    assert 0 == elsewhere(masks, first, ())

    exclude(masks, 0, ideas("draw redal")[0])
    assert [redal, hupso, starting] == [masks[first], masks[second], masks[third]]
    exclude(masks, 0, STARTING_WORDS[DRAW] + DRAW * MOST_WORDS)
    assert starting == masks[third]


def test_the_word_that_all_begin_to_build_with_is_elsewhere_on_a_card_of_another_order() -> None:
    zarum = 1 << STARTING_WORDS[BUILD]
    masks = [zarum, 0, zarum, 0, 0, 0, 0, 0]

    assert zarum == elsewhere(masks, 4 + GIVE, ())
    assert 0 == elsewhere(masks, 4 + BUILD, ())


def test_starting_words_are_counted_in_hands_and_on_the_discard() -> None:
    for order in ORDERS:
        certain, open_, other = 1 << STARTING_WORDS[order], EVERY, 1 << STARTING_WORDS[order] + 1
        hands = [[word] * len(ORDERS) for word in (certain, open_, other, certain)]

        assert 2 == count_starting(hands, (), order)
        assert 4 == count_starting(hands, (*START_FACES, *START_FACES), order)


def test_a_card_comes_from_a_pack_only_before_it_was_seen() -> None:
    redal, hupso, kelab = ideas("draw redal, draw hupso, give kelab")
    told = [(TOOK, 0, redal), (TOOK, 1, hupso), (SHOWED, 1, hupso), (REDREW, 0, kelab)]
    hands = HandPasts([*told, (LOST, 1, 0), (TOOK, 1, 0)], [EVERY] * len(ORDERS), 2, reader=0)

    def may_come(index: int, face: int) -> bool:
        return bool(hands.comings(index, face // MOST_WORDS) >> face % MOST_WORDS & 1)

    for order in ORDERS:
        assert EVERY == hands.comings(3, order)
        assert NO_WORD_BIT == hands.comings(4, order)
        assert not may_come(1, order * MOST_WORDS + STARTING_WORDS[order])
    assert [False, True, True] == [may_come(1, face) for face in (redal, hupso, kelab)]
    assert [False, False, False] == [may_come(5, face) for face in (redal, hupso, kelab)]
    assert all(may_come(index, face) for index in (1, 5) for face in ideas("build bomi"))


def test_only_what_the_seat_has_seen_tells_which_cards_left_the_packs() -> None:
    """Not the card that another drew from the discard, and not a word that the seat lacks."""
    gashu, redal = ideas("build gashu, draw redal")
    told = [(REDREW, 1, redal), (LACKED, 0, gashu % MOST_WORDS), (TOOK, 1, gashu)]
    hands = HandPasts(told, [EVERY] * len(ORDERS), 2, reader=0)

    for face in (gashu, redal):
        assert hands.comings(2, face // MOST_WORDS) >> face % MOST_WORDS & 1


def may_have(told: list[Entry], held: str, wanted: Face = NO_CARD) -> bool:
    """Whether seat 1 may hold this card, and have discarded the one that is wanted."""
    hands = HandPasts([*told, (SHOWED, 0, START_FACES[BUILD])], [EVERY] * len(ORDERS), 2, reader=0)
    order, word = divmod(ideas(held)[0], MOST_WORDS)
    masks = [1 << each for each in STARTING_WORDS]
    masks[order] = 1 << word
    return hands.fits(1, len(told), masks, wanted)


def test_a_hand_changes_only_as_its_story_tells() -> None:
    assert may_have([(TOOK, 1, 0)], "draw redal")
    assert not may_have([(LOST, 1, 0)], "draw redal")
    assert may_have([(LOST, 1, 0), (FILLED, 1, 0)], "draw redal")
    assert not may_have([(TOOK, 1, 0), (FILLED, 1, 0)], "draw redal")


def test_a_hand_discarded_only_what_it_had() -> None:
    redal, nipas = ideas("draw redal, build nipas")
    once, twice = [(TOOK, 1, 0)], [(TOOK, 1, 0), (TOOK, 1, 0)]

    assert may_have(once, "draw hupso", START_FACES[DRAW])
    assert not may_have(once, "draw hupso", redal)
    assert may_have(twice, "draw hupso", redal)
    assert not may_have(once, "give kelab", nipas)
