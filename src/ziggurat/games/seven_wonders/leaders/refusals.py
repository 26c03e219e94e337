"""Why something may not be done with a leader."""

from ziggurat.core.refusal import Refusal


class LeadersRefusal(Refusal):
    LEADER_NOT_OFFERED = (
        "SWL-11",
        "That leader is not one of those you can choose.",
        "Ce Leader n'est pas parmi ceux que vous avez reçus.",
    )
    NOT_A_LEADER = (
        "SWL-21",
        "Only leaders can be recruited.",
        "On ne recrute que des Leaders.",
    )
    LEADER_NOT_RECRUITED = (
        "SWW-05",
        "You have not recruited that leader.",
        "Vous n'avez pas recruté ce Leader.",
    )
    LEADER_NOT_NEARBY = (
        "SWL-58",
        "No neighbouring city has recruited that leader.",
        "Aucune cité voisine n'a recruté ce Leader.",
    )
