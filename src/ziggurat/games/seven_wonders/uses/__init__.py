"""What a card may be used for, one class each: may I, what does it cost, what happens then."""

from typing import Final

from ziggurat.games.seven_wonders.uses.building import BUILD, BUILD_FREE
from ziggurat.games.seven_wonders.uses.chain import CHAINED
from ziggurat.games.seven_wonders.uses.selling import SELL
from ziggurat.games.seven_wonders.uses.stage import BUILD_STAGE
from ziggurat.games.seven_wonders.uses.use import Use

BASE_USES: Final[tuple[Use, ...]] = (BUILD, BUILD_FREE, CHAINED, BUILD_STAGE, SELL)
