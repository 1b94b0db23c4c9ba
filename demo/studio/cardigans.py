"""A cardigan that hangs open: knitwear whose front is two halves, apart by twice `open` (m), their edges plumb as over somebody who stands still."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import knitwear
import numpy as np
from garment import Draft, add_sleeves, body_piece, sew_sleeve, steps
from pattern import line
from tailor import Held
from tailored import before
from wardrobe import Slim, views


def halves(p):
    """The front's outline, cut down the middle; near it the edges draw back, from the shoulder outwards they stay."""
    edges, bottom, low = body_piece(p, p["neck"]), p["hem"][1] - p["sag"], 1.478 - p["neck"]
    for _, curve in edges:
        near = abs(curve[:, 0]) < p["neck_width"]
        back = p["open"] * (1 - abs(curve[near, 0]) / p["neck_width"])
        curve[near, 0] += back * (1 if curve[:, 0].mean() > 0 else -1)
    down = line((p["open"], bottom), (p["open"], low), steps(low - bottom))
    return {"R": [*edges[:5], ("front", down)], "L": [*edges[5:], ("front", (down * [-1, 1])[::-1])]}


def opened(p):
    draft = Draft(True)
    draft.edges["neck"] = [*draft.edges["neck"], "front"]
    loops = draft.loops
    for side, edges in halves(p).items():
        draft.add("F" + side, edges, lambda q: (q[0], -0.17, q[1]), lambda q: (q[0], q[1]), 0, False)
    loops["F"] = {**loops["FR"], **loops["FL"]}
    draft.add("B", body_piece(p, p["back_neck"]), lambda q: (q[0], 0.17, q[1]), lambda q: (q[0] + 1, q[1]), 1, True)
    add_sleeves(draft, p)
    for side in "RL":
        for edge in ("shoulder", "side"):
            draft.sew(loops["F"][edge + side], loops["B"][edge + side])
        sew_sleeve(draft, side)
    return draft


def plumb(draft, body):
    """Places of the fronts' edges and of the neck: from the chest down they hang free of the waist."""
    rows, places = [], []
    for name, edges, side in (("FR", ("neckR", "front"), -1), ("FL", ("neckL", "front"), -1), ("B", ("neckR", "neckL"), 1)):
        found = sorted({i for edge in edges for i in draft.loops[name][edge]}, key=lambda i: -draft.flat[i][1])
        flat = np.array([draft.flat[i] for i in found]) - (side > 0, 0)
        at = before(body, *flat.T, side)
        if side < 0:
            at[:, 1] = np.minimum.accumulate(at[:, 1])
        rows, places = rows + found, [*places, at]
    return rows, np.concatenate(places)


def hung(p):
    drafts = []

    def drafted(p):
        drafts.append(opened(p))
        return drafts[0]

    def worn(arms):
        body = Slim(arms)
        return Held(body, *plumb(drafts[0], body))

    knitwear.drafted, knitwear.Slim = drafted, worn
    return knitwear.hung(p)


if __name__ == "__main__":
    views(hung, knitwear.clothed)
