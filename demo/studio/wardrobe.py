"""What families that are cut anew share: a mannequin with slim wrists, and the way from numbers to a view."""
import json
import math
import os
import sys
import time

import bpy
import numpy as np
from body import CELL, HIGH, LOW, SHOULDER, Mannequin, blurred, torso
from mathutils import Matrix, Vector
from scene import empty, grid_faces, mesh_object, saved
from studio import photographed

UPPER = np.array([(-0.02, 0.043), (0.02, 0.051), (0.1, 0.046), (0.24, 0.042)])
LOWER = np.array([(0.1, 0.040), (0.3, 0.037), (0.48, 0.031), (0.8, 0.026)])
SAMPLES = 8
PEARL = (1.0, 1.42)  # the label's place in the flat piece, which `compose.py` leaves white


def limb(x, y, z, side, angle, table):
    across, up = x - side * SHOULDER[0], z - SHOULDER[1]
    along = np.clip(across * side * math.cos(angle) - up * math.sin(angle), table[0, 0], table[-1, 0])
    off = across - side * math.cos(angle) * along, y - 0.004, up + math.sin(angle) * along
    return np.sqrt(sum(o * o for o in off)) - np.interp(along, table[:, 0], table[:, 1])


class Slim(Mannequin):
    """Only shoulders are blurred, so that a wrist keeps its width."""

    def __init__(self, arms):
        place = np.meshgrid(*(np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)), indexing="ij")
        angle = math.radians(arms)
        far = blurred(np.minimum.reduce([torso(*place), *(limb(*place, side, angle, UPPER) for side in (1, -1))]))
        far = np.minimum.reduce([far, *(limb(*place, side, angle, LOWER) for side in (1, -1))])
        self.field = np.stack([far, *np.gradient(far, CELL)], -1)


def button(hung, v, cloth):
    """A disc of pearl with a raised rim, on the middle of the front at this height of the flat piece."""
    front = np.flatnonzero(hung["piece"] == 0)
    points = hung["points"][front[np.argsort(np.linalg.norm(hung["flat"][front] - (0.0, v), axis=1))[:12]]]
    away = np.linalg.svd(points - points.mean(0))[2][2]
    away *= -np.sign(away[1])
    profile = [(0.0, 0.0015), (0.005, 0.0015), (0.0075, 0.0026), (0.0092, 0.0024), (0.0098, 0.001), (0.0098, -0.002)]
    turn = np.linspace(0, 2 * math.pi, 33)[:-1]
    made = mesh_object("button", [(r * math.cos(t), r * math.sin(t), z) for r, z in profile for t in turn], grid_faces(len(profile), 32, True))
    layer = made.data.uv_layers.new(name="flat")
    layer.data.foreach_set("uv", PEARL * len(layer.data))
    made.matrix_world = Matrix.Translation(points.mean(0) + away * 0.004) @ Vector(away).to_track_quat("Z", "Y").to_matrix().to_4x4()
    made.data.materials.append(cloth)


def views(hung, clothed):
    """Called by a family's script: `blender -b -P knitwear.py -- FOLDER DRAPE VIEW '{"seed": 3}'`."""
    folder, drape, shown, said = sys.argv[-4:]
    p = json.loads(said)
    rest, path = (os.path.join(folder, name) for name in (f"hung-{drape}.npz", f"front-{shown}.npz"))
    if not os.path.exists(rest):
        empty()
        saved(rest, hung(p))
        print(f"hung after {time.process_time():.0f} s of the processors", flush=True)
    empty()
    bpy.context.scene.render.threads = 1
    photographed(clothed(np.load(rest), p), 0, path, SAMPLES)
    print(f"seen after {time.process_time():.0f} s of the processors", flush=True)
