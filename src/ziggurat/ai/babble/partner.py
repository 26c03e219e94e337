"""A partner in Babble: says what is understood, shows what is not, builds what can be paid."""

from typing import TYPE_CHECKING, cast

from ziggurat.ai.babble.ahead import Ahead
from ziggurat.ai.babble.appraisal import Appraisal
from ziggurat.ai.babble.manner import ARCHITECT, Manner
from ziggurat.ai.bot import Place, Thought
from ziggurat.ai.luck import Luck, nearly_best, those_noticed
from ziggurat.core.action import Action

if TYPE_CHECKING:
    from ziggurat.games.babble.knowledge import BabbleView


class Partner:
    """Does what is worth most; chance decides between equals."""

    def __init__(self, seed: int, manner: Manner = ARCHITECT) -> None:
        self._manner = manner
        self._luck = Luck(seed)

    def choose(self, place: Place) -> Action:
        options = place.options
        if len(options) > 1:
            options = those_noticed(options, self._manner.noticed, self._luck)
        if len(options) == 1:
            return options[0]
        return nearly_best(options, self._values(place, options), self._luck.number())

    def consider(self, place: Place) -> list[Thought]:
        """The results of its favourite choices, if all partners played like it."""
        options = place.options
        values = self._values(place, options)
        order = sorted(range(len(options)), key=lambda index: values[index], reverse=True)
        partners = [Partner(self._luck.number(), self._manner) for _ in range(place.seats)]
        return Ahead(partners, self._luck.number()).look(place, [options[index] for index in order])

    def _values(self, place: Place, options: list[Action]) -> list[float]:
        prompt = place.prompt
        assert prompt is not None
        appraisal = Appraisal(cast("BabbleView", place.view), prompt, place.seat, self._manner)
        return [appraisal.value(option) for option in options]
