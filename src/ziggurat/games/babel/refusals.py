"""Why an action of Babel may not be done, in the order of the rulebook."""

from ziggurat.core.refusal import Refusal


class BabelRefusal(Refusal):
    # a) Move
    NO_SUCH_CARD_IN_HAND = (
        "BB-MOV-1",
        "You hold no card of that nation.",
        "Vous n'avez pas de carte de cette nation en main.",
    )
    ALREADY_THERE = (
        "BB-MOV-4",
        "Your pawn already stands there.",
        "Votre pion s'y trouve déjà.",
    )
    # b) Deploy
    NO_SUCH_CARD_TO_DEPLOY = (
        "BB-DEP-1",
        "You hold no card of that nation to deploy.",
        "Vous n'avez pas de carte de cette nation à déployer.",
    )
    PAWN_IN_THE_QUARRY = (
        "BB-DEP-2",
        "Your pawn is still in the quarry: move it to a site first.",
        "Votre pion est encore dans la carrière : menez-le d'abord sur un chantier.",
    )
    # c) Construct
    EMPTY_STACK = (
        "BB-CON-1",
        "There is no Temple card on that stack.",
        "Il n'y a pas de carte Temple sur cette colonne.",
    )
    NO_SITE_TO_BUILD_ON = (
        "BB-CON-1",
        "Your pawn is not on a site where you could construct.",
        "Votre pion n'est sur aucun chantier où construire.",
    )
    NOT_THE_NEXT_LEVEL = (
        "BB-CON-2",
        "Only the level directly above your temple here can be constructed.",
        "Seul le niveau juste au-dessus de votre temple peut être construit ici.",
    )
    TOO_FEW_NATIONS = (
        "BB-CON-3",
        "You need at least as many Nation cards here as the level you construct.",
        "Il vous faut ici au moins autant de cartes Nation que le niveau à construire.",
    )
    FOUNDATION_IS_BUILT = (
        "BB-CON-6",
        "Your foundation card is already constructed.",
        "Votre carte de fondation est déjà construite.",
    )
    # First turn
    FOUNDATION_FIRST = (
        "BB-FIR-1",
        "Construct your foundation card before you end your first turn.",
        "Construisez votre carte de fondation avant de finir votre premier tour.",
    )
    FOUNDATION_OUT_OF_REACH = (
        "BB-FIR-3",
        "After that you could no longer construct your foundation card this turn.",
        "Vous ne pourriez plus construire votre carte de fondation ce tour-ci.",
    )
    # d) Migrate
    ONE_MIGRATION_A_TURN = (
        "BB-MIG-1",
        "You have already migrated this turn.",
        "Vous avez déjà fait une migration ce tour-ci.",
    )
    EXACTLY_THREE_CARDS = (
        "BB-MIG-3",
        "A migration moves exactly three cards; there are fewer in that column.",
        "Une migration déplace exactement trois cartes ; cette colonne en a moins.",
    )
    TO_ANOTHER_COLUMN = (
        "BB-MIG-3",
        "A migration goes to another of your columns.",
        "Une migration va vers une autre de vos colonnes.",
    )
    # e) Abilities
    NO_SITE_FOR_AN_ABILITY = (
        "BB-ABI-1",
        "Abilities are used on the site of your pawn, and it is still in the quarry.",
        "Une capacité s'utilise sur le chantier du pion, et il est encore dans la carrière.",
    )
    NO_RUN_THERE = (
        "BB-ABI-1",
        "No run of three or more cards of that nation begins there in your column.",
        "Aucune suite d'au moins trois cartes de cette nation ne commence là.",
    )
    NOTHING_TO_DESTROY = (
        "BB-ABI-8",
        "Your opponent has no temple here to destroy.",
        "Votre adversaire n'a pas de temple à détruire ici.",
    )
    NO_TEMPLE_TO_STEAL_FROM = (
        "BB-HIT-1",
        "Your opponent has no temple here to steal from.",
        "Votre adversaire n'a pas de temple à voler ici.",
    )
    NOT_HIGHER_THAN_YOURS = (
        "BB-HIT-2",
        "You can only steal a level higher than your own temple here.",
        "Vous ne pouvez voler qu'un niveau plus haut que votre temple ici.",
    )
    TOO_FEW_NATIONS_TO_STEAL = (
        "BB-HIT-3",
        "You need at least as many Nation cards here as the level you steal.",
        "Il vous faut ici au moins autant de cartes Nation que le niveau à voler.",
    )
    NOBODY_TO_DESERT = (
        "BB-ABI-8",
        "Your opponent has no card of that nation here.",
        "Votre adversaire n'a pas de carte de cette nation ici.",
    )
    NOT_TWO_LEVELS_UP = (
        "BB-PER-1",
        "Persians construct only the level two above your temple here.",
        "Les Perses ne construisent que deux niveaux au-dessus de votre temple.",
    )
    TOO_FEW_NATIONS_TO_SKIP = (
        "BB-PER-2",
        "You need at least as many Nation cards here as the level you skip to.",
        "Il vous faut ici au moins autant de cartes Nation que le niveau visé.",
    )
    NOBODY_TO_CHANGE_CAMPS = (
        "BB-ABI-8",
        "Your opponent has no Nation cards here.",
        "Votre adversaire n'a pas de carte Nation ici.",
    )
    HALF_OF_NOTHING = (
        "BB-ABI-8",
        "That hand is too small: half of it, rounded down, is no card.",
        "La moitié de cette main, arrondie vers le bas, ne fait aucune carte.",
    )
    NO_SUCH_CARD_TO_DISCARD = (
        "BB-HAL-2",
        "You hold no card of that nation to discard.",
        "Vous n'avez pas de carte de cette nation à défausser.",
    )
