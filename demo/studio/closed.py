"""A buttoned cardigan whose neck is held as shoulders hold it: by itself it slides apart until it lies on the upper arms."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import knitwear
import numpy as np
from garment import drafted
from tailor import Held
from tailored import before
from wardrobe import Slim, views


def neck(draft, body):
    """Rows and places of the neck's edge, in front and behind."""
    rows, places = [], []
    for name, side in (("F", -1), ("B", 1)):
        found = sorted({i for half in "RL" for i in draft.loops[name]["neck" + half]})
        flat = np.array([draft.flat[i] for i in found]) - (side > 0, 0)
        rows, places = rows + found, [*places, before(body, *flat.T, side)]
    return rows, np.concatenate(places)


def hung(p):
    drafts = []

    def kept(p):
        drafts.append(drafted(p))
        return drafts[0]

    def worn(arms):
        body = Slim(arms)
        return Held(body, *neck(drafts[0], body))

    knitwear.drafted, knitwear.Slim = kept, worn
    return knitwear.hung(p)


if __name__ == "__main__":
    views(hung, knitwear.clothed)
