"""An order from the moment it is said: the target answers, and carries out what the card says.

1. `flow.ForemanActs`: the foreman says a word to another player (the action `Tell`).
2. `answer.Answer`: that player shows a card with the word, or shakes their head.
3. `answer.carry_out`: the order of the card shown: `build`, `draw`, `give` or `reveal`.
"""
