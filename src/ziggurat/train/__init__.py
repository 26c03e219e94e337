"""Training of networks: generate games, fit the weights, duel, and decide whether to accept them.

Needs the extra `train`.  `ziggurat train GAME` does all of it; nothing else imports this package.
"""
