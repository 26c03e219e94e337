"""The games for researchers: PettingZoo, Gymnasium, OpenSpiel and data sets.

    pip install 'ziggurat[research]'

All of them share one table (`table.py`) and one encoding (`features.py`).
"""
