"""Hangs one shape and takes its views: `blender -b -P shape.py -- FOLDER DRAPE VIEW '{"seed": 3}'`; DRAPE and VIEW name what was kept of the same."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import numpy as np
from garment import hung
from look import dressed, shaped, welded
from scene import empty, saved
from studio import photographed

VIEWS = {"front": 0}  # degrees about the vertical
SAMPLES = 8


def main(folder, drape, shown, p):
    rest = os.path.join(folder, f"hung-{drape}.npz")
    if not os.path.exists(rest):
        empty()
        saved(rest, hung(p))
        print(f"hung after {time.process_time():.0f} s of the processors", flush=True)
    for view, turn in VIEWS.items():
        path = os.path.join(folder, f"{view}-{shown}.npz")
        if os.path.exists(path):
            continue
        empty()
        thing = welded(np.load(rest))
        shaped(thing, p)
        dressed(thing, p)
        photographed(thing, turn, path, SAMPLES)
        print(f"{view} after {time.process_time():.0f} s of the processors", flush=True)


main(*sys.argv[-4:-1], json.loads(sys.argv[-1]))
