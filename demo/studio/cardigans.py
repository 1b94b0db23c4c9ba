"""A cardigan that hangs open: knitwear whose front is two halves, apart by twice `open` (m)."""
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import knitwear
from garment import Draft, add_sleeves, body_piece, sew_sleeve, steps
from pattern import line
from wardrobe import views


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


def hung(p):
    knitwear.drafted = opened
    return knitwear.hung(p)


if __name__ == "__main__":
    views(hung, knitwear.clothed)
