"""The games that can be trained."""

from typing import Final

from ziggurat.train.babel import BabelCourse
from ziggurat.train.course import Course

COURSES: Final[dict[str, Course]] = {"babel": BabelCourse()}
