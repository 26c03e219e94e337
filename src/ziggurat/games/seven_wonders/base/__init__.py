"""The base game: its cards, boards, texts and refusals."""
