"""Court shoes on any heel (`soles.py`): pointed or round, closed, with a strap over the instep, or open behind."""
import numpy as np
from last import insole, paired
from soles import ANKLE, LOW, buckle, calf, heeled, lasted, mouth, natural, sewn, spot, strapped, strip, suede, upper_of

VAMP = [*LOW[:4], (0.145, 0.054), (0.175, 0.041), (0.21, 0.028), (0.25, 0.016)]
STRAPPED = [*ANKLE[:5], *VAMP[4:]]
TOPLINE = [(0, 0.056), (0.02, 0.054), (0.05, 0.043), (0.09, 0.031), (0.13, 0.026), (0.17, 0.024), (0.25, 0.022)]


def pump(p):
    """`rise`, `heel`, `toe`; `close`: none, 'instep' (a strap with a buckle) or 'sling' (a strap behind the heel)."""
    close = p.get("close")
    last = lasted(p.get("rise", 0.07), 0.0042, p.get("toe", "point"), VAMP if close != "instep" else STRAPPED, p.get("long", 0.255), 0.97, flat=(0.040, 1.9))
    made = suede() if p.get("upper") == "suede" else calf(p.get("grain", 0.0002), p.get("rough", 0.24))
    inner = natural(p.get("inner", 0.66))
    s = last.long / 0.25
    field = mouth(last, [(x * s, z) for x, z in TOPLINE], 0.095 * s, p.get("throat", 0.180) * s, p.get("throat_power", 2.1))
    done = []
    if close == "sling":
        cut = 0.083 + 0.35 * (last.up - 0.020)
        field = np.maximum(field, cut - last.along)
        band = np.maximum(strip(last, last.up - 0.046 + 0.16 * np.clip(last.along - 0.02, 0, 1), 0.0075), last.along - 0.112)
        done += strapped(last, band, made)
        place, normal = spot(last, 0.070, float(last.sole(0.070)) + 0.038, -1, 0.0022)
        done += buckle(place, normal, (1, 0, -0.3), 0.009, 0.010)
    if close == "instep":
        band = np.maximum(strip(last, last.along - 0.120 - 0.06 * np.abs(last.across), 0.0125), 0.013 - last.up)
        done += strapped(last, band, made, sewn(1.0))
        place, normal = spot(last, 0.122, float(last.sole(0.122)) + 0.044, -1, 0.0030)
        done += buckle(place, normal, (0.1, 0, 1), 0.012, 0.0155)
    done += upper_of(last, field, made, inner)
    done += [insole(last, inner, 0.0016, 0.97), *heeled(last, p.get("heel", "stiletto"), made, scale=s)]
    return paired(done, p)
