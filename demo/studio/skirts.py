"""Skirts: two panels that hang from a held waistband; wide cuts fall in waves, pleats are pressed into the cloth."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import cloth
import numpy as np
from garment import GRAIN, Draft, steps
from look import dressed, shaped, welded
from pattern import bezier, mirrored
from tailor import Held, Relief, around, cloth_of, knife
from wardrobe import Slim, button, views

SKIRT = {"waist": 0.203, "hip": 0.246, "hem": (0.24, 0.52), "slit": 0, "stiff": 0.06, "wind": 2.0, "shrink": 0.03, "dip": 0.016, "turn": 0}
TOP, HIP = 1.045, 0.85
LABEL = 0.39  # how far the back panel is shifted, so that the label lies inside its waistband


def sector(p):
    """Angle and inner radius of the ring that a half panel is cut from."""
    (wide, low), waist = p["hem"], p["waist"]
    angle = max((wide - waist) / (TOP - low), 0.01)
    return angle, waist / angle


def panel(p):
    """A panel wider at the hip than a plain sector."""
    (angle, inner), tall = sector(p), TOP - p["hem"][1]
    at = lambda turn, far: (far * math.sin(turn), TOP + inner - far * math.cos(turn))
    arc = lambda a, b, far: np.array([at(t, far) for t in np.linspace(a, b, steps(far * angle) + 1)])
    corner, end = at(angle, inner), at(angle, inner + tall)
    hip = max(p["hip"], corner[0] + (end[0] - corner[0]) * 0.3)
    side = bezier(corner, (hip + 0.012, TOP - 0.1), (max(hip, end[0] * 0.8), HIP - tall * 0.2), end, steps(tall))
    return mirrored([("neck", arc(0, angle, inner)), ("side", side), ("hem", arc(angle, 0, inner + tall))])


def held(draft, p):
    """The upper edge lies around the waist, a little lower in front."""
    off = np.array(draft.far["neck"])
    rows, flat = np.flatnonzero(off < 0.001), np.array(draft.flat)
    back = flat[rows, 0] > 0.5
    angle, inner = sector(p)
    share = np.arctan2(flat[rows, 0] - back, TOP + inner - flat[rows, 1] + back * LABEL) / angle / 2
    share = np.where(back, np.where(share > 0, 1 - share, -1 - share), share)
    level = TOP - p["dip"] * (1 + np.cos(share * math.pi)) / 2
    return Held(Slim(0), rows, np.c_[around(share, 0.148, 0.102, 4 * p["waist"]), level])


def hung(p):
    p = {**SKIRT, **p}
    draft = Draft(True)
    draft.add("F", panel(p), lambda q: (q[0], -0.17, q[1]), lambda q: (q[0], q[1]), 0, False)
    draft.add("B", panel(p), lambda q: (q[0], 0.17, q[1]), lambda q: (q[0] + 1, q[1] + LABEL), 1, True)
    for side in "RL":
        front, back = (draft.loops[name]["side" + side] for name in "FB")
        if side == "L" and p["slit"]:
            front, back = (edge[int(p["slit"] / GRAIN):] for edge in (front, back))
        draft.sew(front, back)
    seams, off = np.array(sorted(set(draft.seams))), {key: np.array(value) for key, value in draft.far.items()}
    shrink = np.where(off["neck"] < 0.03, p["shrink"], 0)
    at = cloth.hung(draft.points, draft.faces, seams, held(draft, p), p["stiff"], p["wind"], p["seed"], shrink)
    turn = math.radians(p["turn"])
    at[:, :2] = at[:, :2] @ np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams, **off}


def pleated(thing, p):
    angle, inner = sector({**SKIRT, **p})
    relief = Relief(thing, cloth_of())
    n = relief.n
    v = n.math("SUBTRACT", relief.v, n.times(n.math("SUBTRACT", 1.0, relief.front), LABEL))
    turn = n.math("ARCTAN2", relief.u, n.math("SUBTRACT", TOP + inner, v))
    free = n.math("SUBTRACT", 1.0, n.below(n.attribute("neck"), 0.04, 0.008))
    deep = n.sum(0.004, n.times(n.math("SUBTRACT", TOP, v), 0.013))
    relief.add(n.times(knife(n, n.times(turn, p["pleats"] / angle)), free, deep), 1.0)
    relief.done()


def clothed(hung, p):
    thing = welded(hung)
    shaped(thing, {"thick": 0.0024, **p})
    dressed(thing, {"band": 0.034, "ribs": 0, "loops": (0.0006, 0.0006, 0.1), **p})
    if "pleats" in p:
        pleated(thing, p)
    for v in np.linspace(TOP - 0.018, p["hem"][1] + 0.05, p.get("buttons", 0)):
        button(hung, v, cloth_of())
    return thing


if __name__ == "__main__":
    views(hung, clothed)
