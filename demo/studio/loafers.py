"""Loafers with the raised seam of a moccasin."""
import math

import numpy as np
from last import drawn, insole, level, paired, panel, roll, sampled, seams
from leather import brass, cut
from soles import LOW, calf, lasted, mouth, natural, on_ridge, sewn, strapped, strip, suede, upper_of, welted
from things import LEVELS, stuff, wire


def piped(last, field, radius, made, where, value=0.0):
    """A raised seam along a field's edge, where the other field is below zero."""
    done = []
    for line in level(field, value):
        inside = (sampled(where, line) < -0.001) & (sampled(last.up, line) > 0.004)
        for run in np.split(np.arange(len(line)), np.flatnonzero(np.diff(inside.astype(int))) + 1):
            if len(run) > 12 and inside[run[0]]:
                points, _ = last.lay(line[run], 0.0004)
                done.append(roll(points, np.full(len(run), radius), made))
    return done


def tassels(last, x, made):
    """Two tassels on a cord over the instep: a wound head, and strands that fan out of it, dark between them."""
    dark, done, head_x = stuff("own", tuple(0.4 * v for v in LEVELS), 0.7, shine=0.2), [], x + 0.013
    for side in (-1, 1):
        start, _ = on_ridge(last, x, side * 0.003, 0.0050)
        head, up = on_ridge(last, head_x, side * 0.014, 0.0076)
        done.append(wire([start, (start + head) / 2 + up * 0.0015, head], 0.0018, made))
        along = (on_ridge(last, head_x + 0.008, side * 0.0165, 0.0076)[0] - head).normalized()
        beside = up.cross(along)
        for coil in range(4):
            ring = np.linspace(0, 2 * math.pi, 20, endpoint=False)
            wide = 0.0030 + 0.0005 * coil
            done.append(wire([head + along * 0.0022 * coil + beside * wide * math.cos(a) + up * 0.0028 * math.sin(a) for a in ring], 0.0015, made, True))
        for k in range(13):
            fan, below = (k - 6) / 6, k % 2 == 1
            t = np.linspace(0.12, 0.90 if below else 1 - 0.03 * (k % 4 == 2), 12)
            line = last.at(head_x + 0.034 * t, side * (0.014 + 0.008 * t) + fan * (0.0036 + 0.0076 * t))
            points, _ = last.lay(line, 0.0068 - 0.0024 * t - 0.0014 * below)
            done.append(wire(points, 0.0012 if below else 0.0016, dark if below else made))
    return done


def bit(last, x, made):
    """Two rings and the bar between them, over a strap."""
    done = []
    for side in (-1, 1):
        place, up = on_ridge(last, x, side * 0.017, 0.0052)
        ahead = (on_ridge(last, x + 0.004, side * 0.017, 0.0052)[0] - place).normalized()
        beside = up.cross(ahead)
        done.append(wire([place + ahead * 0.0085 * math.cos(a) + beside * 0.0070 * math.sin(a) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)], 0.0012, made, True))
    line = [on_ridge(last, x, w, 0.0062)[0] for w in np.linspace(-0.011, 0.011, 20)]
    done.append(wire(line, 0.0015, made))
    for w in (-0.009, 0.0, 0.009):
        place, _ = on_ridge(last, x, w, 0.0062)
        side = (on_ridge(last, x, w + 0.002, 0.0062)[0] - place).normalized()
        done.append(wire([place - side * 0.0012, place + side * 0.0012], 0.0026, made))
    return done


def loafer(p):
    """`over`: 'penny' (a strap with a slot), 'tassels' or 'bit'."""
    last = lasted(0.016, 0.0065, "round", LOW, 0.278, 1.05, 0.009, tall=1.0)
    made, inner = suede() if p.get("upper") == "suede" else calf(p.get("grain", 0.0003), 0.25), natural(0.62)
    field = mouth(last, [(0, 0.058), (0.03, 0.053), (0.07, 0.043), (0.11, 0.041), (0.16, 0.044), (0.28, 0.040)], 0.100, 0.152, 2.6)
    done = upper_of(last, field, made, inner, edge=0.0013)
    plug = drawn(last, [(0.10, -0.02, 0), (0.10, 0.036, 0), (0.150, 0.034, 0.03), (0.205, 0.030, 0.03), (0.238, 0.021, 0.016), (0.246, -0.02, 0.0)], True)
    done += piped(last, plug, 0.0019, made, field)
    done += seams(last, plug, sewn(1.0), 0.0010, (-0.0032,), -field, 0.0030, 0.0022, 0.0006)
    back = np.maximum(drawn(last, [(-0.02, -0.02, 0), (0.062, -0.02, 0), (0.050, 0.030, 0.02), (0.030, 0.20, 0.01), (-0.02, 0.20, 0)]), field)
    done += seams(last, back, sewn(1.0), 0.0010, (0.0,), -field)
    kind = p.get("over", "penny")
    if kind == "penny":
        band = np.maximum(strip(last, last.along - 0.174 + 0.10 * np.abs(last.across), 0.022), 0.004 - last.up)
        done += strapped(last, band, made, sewn(1.0), 0.0020, 0.0006)
        slot = (np.abs(last.along - 0.174) / 0.0036 + np.abs(last.across) / 0.012 - 1) * 0.003
        done.append(panel(last, slot, 0.0001, stuff("grey", 0.015, 0.9, shine=0.05), 0.0028))
    if kind == "tassels":
        collar_cord = strip(last, last.up - (0.049 - 0.08 * np.clip(last.along, 0, 0.10)), 0.0042)
        done += strapped(last, np.maximum(np.maximum(collar_cord, field + 0.001), last.along - 0.135), made, None, 0.0012, 0.0004)
        band = np.maximum(strip(last, last.along - 0.160 + 0.10 * np.abs(last.across), 0.010), 0.020 - last.up)
        done += strapped(last, band, made, None, 0.0016, 0.0004) + tassels(last, 0.160, made)
    if kind == "bit":
        band = np.maximum(strip(last, last.along - 0.166 + 0.06 * np.abs(last.across), 0.012), 0.016 - last.up)
        done += strapped(last, band, made, sewn(1.0), 0.0018, 0.0006) + bit(last, 0.166, brass(0.15))
    done += [insole(last, inner, 0.0018, 0.97), *welted(last, made=cut(), edge=cut())]
    return paired(done, p)
