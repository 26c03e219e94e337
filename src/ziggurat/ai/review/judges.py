"""The judge of each game."""

from typing import Final

from ziggurat.ai.babble.judge import BabbleJudge
from ziggurat.ai.babel.judge import BabelJudge
from ziggurat.ai.babylon.judge import BabylonJudge
from ziggurat.ai.review.judge import Judge
from ziggurat.ai.seven_wonders.judge import SevenWondersJudge

VERSION: Final = 3  # of what judges say: a stored review of another version is made again
JUDGES: Final[dict[str, Judge]] = {
    "babble": BabbleJudge(),
    "babel": BabelJudge(),
    "babylon": BabylonJudge(),
    "seven_wonders": SevenWondersJudge(),
}
