"""The rules of Babble in short, in both languages.

A name without a dot is a heading; those with its name and a dot follow below it.  The steps of the
first turn are named after the actions that they explain, some of them after a prompt, too, at which
these actions mean that: the page marks those that are possible.
"""

from typing import Final

from ziggurat.core.text import Text

GUIDE: Final = {
    "aim": Text("The aim", "Le but"),
    "aim.1": Text(
        "Together you build one tower of four levels, with 4, 3, 2 and 1 constructions. But"
        " everybody has different words for the four orders, and nobody knows the others'"
        " words.",
        "Ensemble, vous construisez une tour de quatre niveaux, de 4, 3, 2 et 1 constructions."
        " Mais chacun a ses propres mots pour les quatre ordres, et nul ne connaît ceux des"
        " autres.",
    ),
    "first_turn": Text("Your first turn", "Votre premier tour"),
    "first_turn.act.tell": Text(
        "**Say a word:** click a player, then a word. If that player has a card with this"
        " word, they carry out its order.",
        "**Dire un mot :** cliquez sur un joueur, puis sur un mot. S'il a une carte avec ce"
        " mot, il exécute son ordre.",
    ),
    "first_turn.answer_order.show_word+shake_head": Text(
        "**Obey:** if one of your cards has the word that somebody says to you, show it and carry"
        " out its order; if none has, shake your head.",
        "**Obéir :** si l'une de vos cartes porte le mot qu'on vous dit, montrez-la et exécutez"
        " son ordre ; sinon, secouez la tête.",
    ),
    "first_turn.act.show_word+turn_up": Text(
        "**Or reveal a card:** click one of your own cards, and everybody knows it from now on.",
        "**Ou révéler une carte :** cliquez sur l'une de vos cartes, et tout le monde la"
        " connaît désormais.",
    ),
    "first_turn.build+build_nothing": Text(
        "**Build:** a player who has a Construction and its Resources builds it when ordered"
        " to. Four complete levels win.",
        "**Construire :** le joueur qui a une Construction et ses Ressources la construit"
        " quand on le lui ordonne. Quatre niveaux achevés, et c'est gagné.",
    ),
    "turn_as_foreman": Text("Your turn as foreman", "Votre tour de contremaître"),
    "turn_as_foreman.1": Text(
        "Do two things, alike or not, then draw an Idea card.",
        "Faites deux choses, semblables ou non, puis piochez une carte Idée.",
    ),
    "turn_as_foreman.2": Text(
        "**Order:** say a word to another player. If they have it, they show the card and"
        " carry out its order, which may not be the one you meant; if not, they shake their"
        " head.",
        "**Ordonner :** dites un mot à un autre joueur. S'il l'a, il montre la carte et"
        " exécute son ordre, qui n'est pas forcément celui que vous vouliez ; sinon, il"
        " secoue la tête.",
    ),
    "turn_as_foreman.3": Text(
        "**Show:** show one of your own words, or turn one of your constructions face up.",
        "**Montrer :** montrez un de vos mots, ou retournez une de vos constructions.",
    ),
    "four_orders": Text("The four orders", "Les quatre ordres"),
    "four_orders.1": Text(
        "**Build:** pay for one of your constructions and place it on the lowest level that is"
        " not complete; you must if you can.",
        "**Construire :** payez une de vos constructions et placez-la au plus bas niveau"
        " inachevé ; c'est obligatoire si vous le pouvez.",
    ),
    "four_orders.2": Text(
        "**Draw:** take two Resources; keep at most seven.",
        "**Piocher :** prenez deux Ressources ; on en garde au plus sept.",
    ),
    "four_orders.3": Text(
        "**Give:** give up to three cards of your reserve to others.",
        "**Donner :** donnez jusqu'à trois cartes de votre réserve à d'autres.",
    ),
    "four_orders.4": Text(
        "**Reveal:** show up to two of your words and constructions.",
        "**Révéler :** montrez jusqu'à deux de vos mots et constructions.",
    ),
    "ideas": Text("Ideas", "Les idées"),
    "ideas.1": Text(
        "A word replaces your word for the same order, in secret: what the others knew may no"
        " longer be true. A construction goes face down into your reserve.",
        "Un mot remplace, en secret, votre mot pour le même ordre : ce que les autres"
        " savaient n'est peut-être plus vrai. Une construction va face cachée dans votre"
        " réserve.",
    ),
    "end": Text("The end", "La fin"),
    "end.1": Text(
        "You win together when the last construction stands on top. You lose when the last"
        " card of a pack of ideas is drawn before its level is complete.",
        "Vous gagnez ensemble quand la dernière construction est au sommet. Vous perdez si la"
        " dernière carte d'un paquet d'idées est piochée avant que son niveau soit achevé.",
    ),
    "advanced": Text("Advanced", "Jeu avancé"),
    "advanced.1": Text(
        "A player who does not understand an order draws a Confusion card and carries it out.",
        "Un joueur qui ne comprend pas un ordre pioche une carte Confusion et l'exécute.",
    ),
}
