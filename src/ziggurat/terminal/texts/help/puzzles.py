"""Help: puzzle, puzzles."""

from typing import Final

from ziggurat.core.text import Text

HELP: Final = (
    Text(
        "find the best move in a position of a real game",
        "trouver le meilleur coup dans une position de partie réelle",
    ),
    Text(
        "Find the best move in a position of a real game.\n"
        "The move is judged by what its player knew.",
        "Trouver le meilleur coup dans une position de partie réelle.\n"
        "Le coup est jugé d'après ce que son joueur savait.",
    ),
    Text(
        "examples:\n  ziggurat puzzle babel\n  ziggurat puzzle seven_wonders --lang fr",
        "exemples :\n  ziggurat puzzle babel\n  ziggurat puzzle seven_wonders --lang fr",
    ),
    Text(
        "which puzzle (default: any)",
        "quel problème (par défaut : n'importe lequel)",
    ),
    Text(
        "find puzzles in games between bots or in saved games",
        "trouver des problèmes dans des parties de bots ou enregistrées",
    ),
    Text(
        "Find puzzles: positions in which one move is clearly best, and a hasty bot\n"
        "misses it. Interrupt and repeat the command to continue.",
        "Trouver des problèmes : des positions où un coup est nettement le meilleur et\n"
        "échappe à un bot pressé. Interrompez et répétez la commande pour continuer.",
    ),
    Text(
        "examples:\n"
        "  ziggurat puzzles mine babel --games 50 --jobs 2\n"
        "  ziggurat puzzles mine babel game.json other.json --out own.jsonl",
        "exemples :\n"
        "  ziggurat puzzles mine babel --games 50 --jobs 2\n"
        "  ziggurat puzzles mine babel game.json other.json --out own.jsonl",
    ),
    Text(
        "saved games (default: games between bots)",
        "parties enregistrées (par défaut : parties de bots)",
    ),
    Text(
        "where puzzles are kept (default: puzzles.jsonl)",
        "où garder les problèmes (par défaut : puzzles.jsonl)",
    ),
    Text(
        "games between bots (default: 20)",
        "parties de bots (par défaut : 20)",
    ),
    Text(
        "what to do: mine (search games for puzzles)",
        "ce qu'il faut faire : mine (fouiller des parties)",
    ),
)
