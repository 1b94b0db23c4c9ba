"""As `compose.py`, with parts that keep a colour of their own: `python3 trimmed.py VIEW.npz '{"colour": "#c8102e", "trims": ["#b08a3c"], …}'`."""
import sys

import compose
import numpy as np

# The place in the flat piece of what has the first of the `trims`; the next lie one further each.
TRIM = 30
dyed = compose.cloth


def cloth(flat, said):
    base = dyed(flat, said)
    for k, tone in enumerate(said["trims"]):
        base = np.where((np.floor(flat[..., 0]) == TRIM + k)[..., None], compose.colour(tone), base)
    return base


def twill(u, v, own):
    """Denim's blue warp over a light weft, worn unevenly."""
    lines = np.abs(np.modf((u + v) / 0.0022 + 40)[0] - 0.5) * 2
    worn = compose.blotches(u, v, 0.03, 2) * 0.6 + compose.blotches(u, v, 0.006, 4) * 0.4
    share = np.clip(0.08 + 0.16 * lines + 0.3 * (worn - 0.45), 0, 1)[..., None]
    return own * (1 - share) + 0.75 * share


compose.GROUNDED["denim"] = twill

if __name__ == "__main__":
    compose.cloth = cloth
    compose.main(*sys.argv[1:])
