"""Trousers of a tracksuit: `trousers.py`'s, their stripes nearer the middle, since at the very edge white is lost on the ground."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import trousers
from legs import side
from wardrobe import views

INWARD = 0.018


def clothed(hung, p):
    trousers.side = lambda p: side(p) - (INWARD, 0)
    return trousers.clothed(dict(hung), p)


if __name__ == "__main__":
    views(trousers.hung, clothed)
