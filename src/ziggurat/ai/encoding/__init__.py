"""What a seat knows, as the inputs of a network: one module for each game that has one.

An encoding is a list of numbers, each naming an input that is on; one that is on twice stands there
twice.  It follows from what the seat knows and from nothing else, so worlds that the seat cannot
tell apart have the same encoding.  `VERSION` changes with the meaning of any number: weights name
the version that they were trained for.
"""
