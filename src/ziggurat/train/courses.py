"""The games that can be trained."""

from typing import Final

from ziggurat.train.babel import BabelCourse
from ziggurat.train.babylon import BabylonCourse
from ziggurat.train.course import Course
from ziggurat.train.seven_wonders import SevenWondersCourse

COURSES: Final[dict[str, Course]] = {
    "babel": BabelCourse(),
    "babylon": BabylonCourse(),
    "seven_wonders": SevenWondersCourse(),
}
