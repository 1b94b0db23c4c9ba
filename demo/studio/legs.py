"""The cut of trousers: where in its flat pieces a leg has its edges, seams and pockets (m). Run by Blender and by `denim.py`."""
import numpy as np

TOP, CREASE = 1.5, 0.1  # the waist's height; how far the middle of a leg lies from the middle of the body
LABEL = -0.065  # how far the back is shifted, so that the label lies inside its waistband
BAND = 0.036
FORK = (0.05, 0.1)  # how far front and back reach under the body
LEGS = {
    "waist": 0.2, "hip": 0.25, "rise": 0.27, "knee": 0.108, "hem": (0.105, 0.48), "dip": 0.03, "stance": 0.115, "stiff": 0.08, "wind": 2.2,
    "shrink": 0.02, "thick": 0.0026, "band": BAND, "pockets": "slant", "fly": 0.15, "tucks": (), "crease": 0, "cuff": 0,
}
FLY = 0.033
CURVED, SLANT = (0.118, 0.068), ((0.135, TOP - BAND), (0.236, TOP - 0.185))


def softened(rows, times=120):
    """A line through places, every 5 mm of height, without corners."""
    rows = np.array(rows, float)
    v = np.linspace(rows[0, 1], rows[-1, 1], max(3, int(abs(rows[-1, 1] - rows[0, 1]) / 0.005)))
    order = np.argsort(rows[:, 1])
    x = np.interp(v, rows[order, 1], rows[order, 0])
    for _ in range(times):
        x[1:-1] = (x[:-2] + 2 * x[1:-1] + x[2:]) / 4
    return np.c_[x, v]


def leg(p, rows):
    """Down to the hem, past the knee where there is one."""
    half, low = p["hem"]
    knee = TOP - p["rise"] - 0.33
    return [*(row for row in rows if row[1] > low + 0.04), *([(p["knee"], knee)] if low < knee - 0.04 else []), (half, low)]


def side(p):
    """From the waist down the outer seam."""
    crotch = TOP - p["rise"]
    rows = leg({**p, "knee": CREASE + p["knee"], "hem": (CREASE + p["hem"][0], p["hem"][1])}, [
        (p["waist"], TOP), (p["waist"] * 0.45 + p["hip"] * 0.55, TOP - 0.08), (p["hip"], TOP - 0.19), (p["hip"] * 0.985, crotch - 0.02)])
    return softened(rows)


def inseam(p, fork):
    """From the crotch's end down the inner seam."""
    crotch, low = TOP - p["rise"], p["hem"][1]
    inner = CREASE - (p["knee"] if low < crotch - 0.37 else p["hem"][0])
    rows = leg({**p, "knee": CREASE - p["knee"], "hem": (CREASE - p["hem"][0], low)}, [(-fork, crotch), (-fork * 0.4 + inner * 0.6, crotch - 0.07)])
    return softened(rows, 30)
