"""Colours a view of trousers whose stripes run along the leg and whose checks are quiet: `python3 suiting.py VIEW.npz '{"colour": "#6b4a32", "pattern": "checked"}'`."""
import sys

import compose
import numpy as np
from compose import main

STRIPES, CHECKS, LINE = 0.021, 0.044, 0.0016


def lines(across, pitch, wide):
    return np.mod(across, pitch) < wide


def striped(u, v, said):
    return lines(u, STRIPES, 2 * LINE).astype(float)


def checked(u, v, said):
    bands = sum(lines(across, CHECKS, CHECKS / 2).astype(float) for across in (u, v))
    over = lines(u + CHECKS / 4, CHECKS, LINE) | lines(v + CHECKS / 4, CHECKS, LINE)
    return bands * 0.06 + over * 0.25


compose.PATTERNS.update(striped=striped, checked=checked)

if __name__ == "__main__":
    main(*sys.argv[1:])
