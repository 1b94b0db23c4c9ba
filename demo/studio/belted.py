"""Coats as `tailored.py` makes them, that a belt of the cloth closes."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np
import tailored
from scene import grid_faces, mesh_object
from trims import belt, ribbon, solid
from wardrobe import views


def belted(hung, p):
    """The belt, knotted; its ends hang."""
    middle = belt(hung["points"][(np.abs(hung["flat"][:, 1] - p["belt"][0]) < 0.008) & (hung["piece"] < 2)], p["belt"][1])
    chance, t = np.random.default_rng(p["seed"]), np.linspace(0, 1, 40)
    for side, long in ((1, 0.3), (-1, 0.24)):
        lean = chance.uniform(0.1, 0.22)
        tail = np.c_[side * (0.004 + lean * long * t), -0.012 - 0.012 * np.sin(t * 2.4) + 0.003 * np.sin(t * 7 + side), -long * t]
        ribbon(middle + tail, p["belt"][1] * (1.1 + 0.9 * np.minimum(t * 3, 1)), "tail")
    turn, height = np.linspace(0, 2 * math.pi, 24, endpoint=False), np.linspace(-1, 1, 9)
    knot = [middle + (0.022 * math.cos(a) * (1 - 0.15 * h * h) + 0.004 * h, -0.016 + 0.014 * math.sin(a), p["belt"][1] * 1.02 * h) for h in height for a in turn]
    solid(mesh_object("knot", knot, grid_faces(9, 24, True)), [(0.02 * a, 0.5 + 0.01 * h) for h in height for a in turn], 0.001)


def clothed(hung, p):
    hung = dict(hung)  # each look into the file would read it again
    thing = tailored.clothed(hung, p)
    belted(hung, p)
    return thing


if __name__ == "__main__":
    views(tailored.hung, clothed)
