"""As `trimmed.py`, for goods of several colours: yoke and upper sleeves, middle, and what lies below are cut of three cloths."""
import sys

import compose
import numpy as np
import trimmed

CLOTHS = ("#1f3358", "#efe4cc", "#b8402f")  # from below
YOKE, WAIST, UPPER = 1.3, 1.0, 0.74  # heights in the flat piece of the body, and of a sleeve


def blocks(u, v, own):
    sleeve = (u > 1.5) & (u < 2.5)
    which = np.where(sleeve, 2 * (v > UPPER), (v > WAIST).astype(int) + (v > YOKE))
    return np.array([compose.colour(tone) for tone in CLOTHS])[which]


compose.GROUNDED["blocks"] = blocks

if __name__ == "__main__":
    compose.cloth = trimmed.cloth
    compose.main(*sys.argv[1:])
