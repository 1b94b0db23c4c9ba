"""Blazers: `tailored.py`'s, on sleeves with a high cap, whose cuffs are held where they reach by themselves; without lapels one edging runs around the neck."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np
import tailored
from body import SHOULDER
from garment import steps
from pattern import bezier, line
from scene import grid_faces, mesh_object
from tailored import NECK, behind, crossing
from trims import Laid, calmed, solid
from wardrobe import views


def sleeve(p):
    long, cuff = p["sleeve"], p["cuff"]
    return [
        ("cap", bezier((0, 0), (-0.004, 0.085), (0.155, 0.092), (0.168, 0.176), steps(0.235))),
        ("under", line((0.168, 0.176), (long - 0.01, cuff), steps(long - 0.178))),
        ("cuff", line((long - 0.01, cuff), (long, 0), steps(cuff))),
        ("over", line((long, 0), (0, 0), steps(long))),
    ]


def round_wrist(draft, name, p):
    """Places of a half sleeve's cuff about the arm, from its outer side to its inner one."""
    rows, angle, side = draft.loops[name]["cuff"], math.radians(p["arms"]), 1 if name[2] == "R" else -1
    turn = np.abs(np.array([draft.flat[i][0] for i in rows]) - 2) / p["cuff"] * math.pi
    radius, along = p["cuff"] / math.pi + 0.002, p["sleeve"] + 0.02 - 0.012 * turn / math.pi
    aside = along * math.cos(angle) + radius * np.cos(turn) * math.sin(angle)
    down = along * math.sin(angle) - radius * np.cos(turn) * math.cos(angle)
    deep = radius * np.sin(turn) * (-1 if name[1] == "F" else 1)
    return rows, np.c_[side * (SHOULDER[0] + aside), deep + 0.004, SHOULDER[1] - down]


def hung(p):
    tailored.sleeve, tailored.round_wrist = sleeve, round_wrist
    return tailored.hung({"sleeve": 0.575, **p})


def bound(laid, p):
    """Up a front, around the neck and down the other."""
    front, halves = line((0.004, crossing(p) - 0.004), (p["neck_width"], NECK - 0.001), 40), []
    for side in (1, -1):
        found = [np.concatenate(laid.at(k, flat * (side, 1)), 1) for k, flat in ((0, front), (1, behind(p)[::-1]))]
        halves.append(np.r_[found[0], found[1][1:]])
    both = np.r_[halves[0], halves[1][-2::-1]]
    for _ in range(12):
        both[1:-1] = (both[:-2] + 2 * both[1:-1] + both[2:]) / 4
    points, normals = both[:, :3], both[:, 3:]
    across = np.cross(np.gradient(points, axis=0), normals)
    across /= np.linalg.norm(across, axis=1)[:, None]
    share = np.linspace(-0.0015, 0.0125, 6)
    rows = calmed(points[:, None] + across[:, None] * share[None, :, None] + normals[:, None, :] * 0.003, 2)
    far = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    solid(mesh_object("edge", rows.reshape(-1, 3), grid_faces(len(points), 6)), [(7 + f, s) for f in far for s in share], 0.0018)


def clothed(hung, p):
    hung = dict(hung)  # each look into the file would read it again
    tailored.strip = lambda *_: None
    thing = tailored.clothed(hung, p)
    if p.get("peak") == 0:
        bound(Laid(hung), {**tailored.DEFAULTS, **tailored.COAT, **p})
    return thing


if __name__ == "__main__":
    views(hung, clothed)
