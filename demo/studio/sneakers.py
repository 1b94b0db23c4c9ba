"""Sneakers and sports shoes over one last (`last.py`): low and high, with laces, straps or elastic, on flat, thick, running and lugged soles."""
import numpy as np
from last import Last, collar, dots, drawn, eased, insole, laced, opened, paired, panel, rim, round_seam, seams, step, wall
from leather import grained, hide
from things import LEVELS, stuff

LONG = 0.285
OUTER = [(0, 0.032), (0.03, 0.033), (0.10, 0.034), (0.16, 0.042), (0.205, 0.0465), (0.25, 0.042), (0.285, 0.030)]
INNER = [(0, 0.032), (0.03, 0.032), (0.10, 0.028), (0.16, 0.034), (0.205, 0.0425), (0.25, 0.042), (0.285, 0.030)]
HIGH = [(0, 0.180), (0.04, 0.165), (0.075, 0.134), (0.09, 0.119), (0.12, 0.095), (0.15, 0.077), (0.18, 0.064), (0.21, 0.055), (0.24, 0.049), (0.262, 0.044), (0.285, 0.036)]


def white(rough=0.55):
    return stuff("grey", 0.74, rough, shine=0.35)


def cord():
    return grained(stuff("grey", 0.82, 0.85, shine=0.2), "weave", 1500, 0.00025)


def lining(level=0.55):
    return grained(stuff("grey", level, 0.95, shine=0.1), "weave", 900, 0.0003)


def suede(share=0.8):
    return grained(stuff("own", tuple(share * v for v in LEVELS), 0.95, shine=0.08), "leather", 2200, 0.0003)


def thread(share=1.1):
    return stuff("own", tuple(min(0.9, 0.03 + share * v) for v in LEVELS), 0.6, shine=0.4)


def last_of(thick, high, wide, back):
    heel, middle, toe = thick
    sole = [(0, heel), (0.08, heel * 0.6 + middle * 0.4), (0.15, middle), (0.19, toe + 0.001), (0.235, toe + 0.004), (0.285, toe + 0.015)]
    return Last(LONG, [(x, y * wide) for x, y in OUTER], [(x, y * wide) for x, y in INNER], sole, high, toe=(0.080, 2.3, 2.0), flat=(0.036, 2.3), back=back)


def spring(toe=0.013, heel=0.004):
    """Height of the ground side of the sole."""
    return lambda x: toe * np.clip((x - 0.19) / 0.095, 0, 1) ** 2 + heel * np.clip((0.03 - x) / 0.03, 0, 1) ** 2


def ridge(last):
    """How far it is to each row along the instep."""
    line = last.points[:, last.points.shape[1] // 2]
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])


def tongue(last, made, top, low=0.205, soft=0.016):
    """Under the throat, its rounded end `top` beyond it."""
    wide = eased(last.along, [(0.08, 0.036), (0.12, 0.032), (0.17, 0.024), (0.21, 0.016)])
    far = ridge(last)
    over, beside = (np.interp(top, last.x, far) - far)[:, None], np.abs(last.across) - wide
    corner = np.hypot(np.maximum(over + soft, 0), np.maximum(beside + soft, 0)) - soft
    return panel(last, np.maximum(corner, last.along - low), 0.0042, made, -0.0058, 0.006, 0.0035)


LOW_COLLAR = [(0, 0.097), (0.015, 0.094), (0.05, 0.077), (0.085, 0.084), (0.115, 0.103)]
HIGH_COLLAR = [(0, 0.129), (0.015, 0.128), (0.05, 0.121), (0.080, 0.126), (0.104, 0.136)]
HIGH_LAST = [(0, 0.250), (0.04, 0.220), (0.070, 0.180), (0.090, 0.143), (0.12, 0.103), *HIGH[5:]]
HEIGHTS = {"cup": (0.022, 0.018, 0.016), "thick": (0.040, 0.036, 0.033), "running": (0.031, 0.026, 0.019), "lugs": (0.030, 0.026, 0.022), "studs": (0.024, 0.020, 0.018), "canvas": (0.023, 0.020, 0.019)}


def dark(rough=0.6):
    return stuff("grey", 0.035, rough, shine=0.3)


def gum():
    return stuff("leather", 1.0, 0.6, shine=0.3)


def cup(last, low, seamed=True, under=None, over=0.005):
    """A flat rubber sole, a seam round its rim, another rubber below."""
    high = lambda x: last.sole(x) + over + 0.003 * np.clip((x - 0.23) / 0.04, 0, 1)
    profile = [(-0.02, 1.0), (-0.001, 1.0), (0.0026, 1.0), (0.0038, 0.98), (0.0043, 0.94), (0.0044, 0.83), (0.0042, 0.80), (0.0033, 0.785), (0.0033, 0.715), (0.0042, 0.70), (0.0045, 0.67), (0.0050, 0.40), (0.0050, 0.27)]
    profile += [(0.0032, 0.255), (0.0032, 0.235), (0.0052, 0.225)]
    below = [(0.0032, 0.24), (0.0052, 0.23), (0.0054, 0.12), (0.0050, 0.03), (0.0036, 0.0), (-0.02, 0.0)]
    done = [wall(last, profile, low, high, white()), wall(last, below, low, high, under or white(), (0.0014, 0.005))]
    if seamed:
        done.append(round_seam(last, 0.0036, lambda x: low(x) + 0.750 * (high(x) - low(x)), white(0.7)))
    return done


def canvas_sole(last, low, line):
    """A vulcanised strip with a coloured line and a bumper of ribs at the toe."""
    high = lambda x: last.sole(x) + 0.006 + 0.008 * np.clip((x - 0.22) / 0.04, 0, 1)
    profile = [(-0.02, 1.0), (0.0008, 1.0), (0.0024, 0.985), (0.0030, 0.95), (0.0030, 0.84), (0.0022, 0.83), (0.0022, 0.81), (0.0030, 0.80), (0.0031, 0.30), (0.0020, 0.28), (0.0020, 0.26), (0.0034, 0.25), (0.0034, 0.04), (0.0022, 0.0), (-0.02, 0.0)]
    stripe = [(0.0, 0.72), (0.0034, 0.718), (0.0034, 0.642), (0.0, 0.64)]
    return [wall(last, profile, low, high, white()), wall(last, stripe, low, high, line)]


def thick(last, low):
    """A high sole in three layers."""
    high = lambda x: last.sole(x) + 0.006
    top = [(-0.02, 1.0), (0.002, 1.0), (0.0042, 0.985), (0.0048, 0.95), (0.0050, 0.76), (0.0034, 0.74), (0.0034, 0.715), (0.0058, 0.70), (0.0066, 0.50), (0.0062, 0.32), (0.0040, 0.30), (0.0040, 0.27), (0.0064, 0.26)]
    below = [(0.003, 0.275), (0.0070, 0.265), (0.0074, 0.12), (0.0066, 0.03), (0.0050, 0.0), (-0.02, 0.0)]
    return [wall(last, top, low, high, white()), wall(last, below, low, high, dark(), (0.0042, 0.012)), round_seam(last, 0.0051, lambda x: low(x) + 0.86 * (high(x) - low(x)), white(0.7))]


def running(last, low, under, teeth=(0.0030, 0.010)):
    """Foam that swells at the heel and in front, a wave cut along it, rubber below."""
    high = lambda x: last.sole(x) + 0.005 + 0.006 * np.exp(-((x - 0.0) / 0.045) ** 2) + 0.004 * np.clip((x - 0.235) / 0.04, 0, 1)
    spread = lambda x: 0.006 * np.exp(-((x - 0.005) / 0.06) ** 2) + 0.0035 * np.exp(-((x - 0.20) / 0.05) ** 2) - 0.001
    foam = [(-0.02, 1.0), (-0.001, 1.0), (0.0012, 0.985), (0.0018, 0.94), (0.0020, 0.80), (0.0030, 0.66), (0.0044, 0.58), (0.0060, 0.545), (0.0062, 0.52), (0.0046, 0.49), (0.0042, 0.46), (0.0050, 0.40), (0.0056, 0.30), (0.0050, 0.20), (0.0040, 0.17)]
    below = [(0.0030, 0.20), (0.0054, 0.19), (0.0056, 0.12), (0.0046, 0.02), (0.003, 0.0), (-0.02, 0.0)]
    return [wall(last, foam, low, high, white(), spread=spread), wall(last, below, low, high, under, teeth, spread)]


def lugs(last, low, deep=0.0055, pitch=0.013):
    """Foam on a dark sole with cleats."""
    high = lambda x: last.sole(x) + 0.006 + 0.010 * np.clip((x - 0.245) / 0.03, 0, 1)
    foam = [(-0.02, 1.0), (0.0010, 1.0), (0.0030, 0.98), (0.0036, 0.93), (0.0040, 0.66), (0.0052, 0.60), (0.0054, 0.56), (0.0040, 0.53), (0.0046, 0.42), (0.0046, 0.36)]
    below = [(0.0030, 0.40), (0.0060, 0.385), (0.0066, 0.33), (0.0060, 0.27), (0.0068, 0.24), (0.0070, 0.12), (0.0066, 0.0), (-0.02, 0.0)]
    return [wall(last, foam, low, high, white(0.7)), wall(last, below, low, high, dark(0.75), (deep, pitch))]


def upper_stuff(kind):
    if kind == "canvas":
        return grained(stuff("own", LEVELS, 0.9, shine=0.15), "weave", 420, 0.0005)
    if kind == "mesh":
        return grained(stuff("own", LEVELS, 0.85, shine=0.15), "leather", 620, 0.0009)
    return hide(1300, 0.33) if kind == "leather" else suede(1.0)


def sneaker(p):
    """`close`: laces, straps or elastic; `sole`; `upper`: leather, suede, mesh, canvas; `parts`: what is sewn over it; `tall`: over the ankle."""
    tall, kind = p.get("tall", False), p.get("sole", "cup")
    line = HIGH_COLLAR if tall else LOW_COLLAR
    rise = HEIGHTS[kind][0] - 0.022
    line = [(x, z + rise) for x, z in line]
    last = last_of(HEIGHTS[kind], HIGH_LAST if tall else HIGH, p.get("wide", 1.0), (0.004, 0.004) if tall else (0.010, 0.004))
    low, close = spring(p.get("spring", 0.013)), p.get("close", "laces")
    throat = 0.014 if close == "laces" else 0.010
    top = line[-1][0]
    half = collar(last, line, throat, (top + 0.001, 0.190 if close != "elastic" else top + 0.034))
    upper = opened(last, half)
    brim = np.interp(last.x, *zip(*line))[:, None]
    last.padded(0.0024 * step(last.points[..., 2], brim - 0.026, brim - 0.014) * step(-last.along, -0.105, -0.08))
    last.padded(hand(last) * (0.0002 if p.get("upper") == "mesh" else 0.0005))
    skin, inner = upper_stuff(p.get("upper", "leather")), lining(p.get("inner", 0.5))
    trim = suede(p.get("trim", 0.55)) if p.get("trim", 0.55) != "white" else grained(stuff("grey", 0.82, 0.5, shine=0.4), "leather", 1300, 0.0006)
    sewn = thread(p.get("thread", 1.25))
    done = [panel(last, upper, 0.0012, skin, -0.0012, 0.0012, 0.0012)]
    done += [panel(last, np.maximum(upper - 0.001, last.along - 0.2), 0.0001, inner, -0.0062), insole(last, inner)]
    done.append(rim(last, upper, lambda x: np.interp(x, [0, top - 0.02, top, top + 0.015], [0.0032, 0.0032, 0.0016, 0.0006]), trim if p.get("bound") else inner))
    done.append(tongue(last, upper_stuff("canvas") if p.get("upper") == "mesh" else skin, top - (0.008 if close == "elastic" else 0.012 if tall else 0.018)))
    for name in p.get("parts", []):
        field, made, deep, inset = PARTS[name](last, upper, skin, trim)
        done.append(panel(last, field, deep, made, 0, 0.0008))
        done += seams(last, field, sewn, deep, inset, upper * -1)
    if p.get("holes"):
        rows = ((-0.018, -0.009, 0, 0.009, 0.018), (-0.0135, -0.0045, 0.0045, 0.0135), (-0.009, 0, 0.009))
        done.append(dots(last, [(0.218 + 0.0070 * k, w) for k, ws in enumerate(rows) for w in ws], 0.0012, dark(0.9), p["holes"]))
    if close == "laces":
        done += lacing(last, half, top, cord(), p.get("cross", False), 8 if tall else 6)
    elif close == "straps":
        for x in (0.131, 0.165):
            done += strap(last, x, skin, sewn)
    low_part = {"cup": lambda: cup(last, low, True, gum() if p.get("gum") else None), "thick": lambda: thick(last, low), "canvas": lambda: canvas_sole(last, low, suede(0.8)), "running": lambda: running(last, low, dark()), "lugs": lambda: lugs(last, low), "studs": lambda: lugs(last, low, 0.0105, 0.030)}
    return paired(done + low_part[kind](), p)


def hand(last):
    """The slow unevenness of what was pulled over a last by hand."""
    x, y, z = np.moveaxis(last.points, -1, 0)
    return (np.sin(x * 190 + z * 120) * np.sin(z * 210 - x * 70) + np.sin(x * 330 + y * 260 + 1) * np.sin(z * 300 + 2)) / 2


def lacing(last, half, top, made, cross, count):
    """Bars over the tongue, or crossed; a hole under each end."""
    done, places = [], []
    far = ridge(last)
    ends = np.interp((top + 0.006, 0.180), last.x, far)
    xs = np.interp(np.linspace(*ends, count), far, last.x)
    gaps = [np.interp(x, last.x, half(last.x)) + 0.0078 for x in xs]
    places = [(x, side * gap) for x, gap in zip(xs, gaps) for side in (-1, 1)]
    if not cross:
        for x, gap in zip(xs, gaps):
            done += laced(last, ((x, -gap), (x, gap)), made)
    else:
        for k in range(count - 1):
            for side in (-1, 1):
                done += laced(last, ((xs[k + 1], side * gaps[k + 1]), (xs[k], -side * gaps[k])), made, 0.0062, 0.0015, 0.0032 + 0.0016 * ((k + (side > 0)) % 2))
        done += laced(last, ((xs[-1], -gaps[-1]), (xs[-1], gaps[-1])), made, 0.0062)
    return done + [dots(last, places, 0.0026, dark(0.8), 0.0024)]


def strap(last, x, made, sewn):
    """A touch fastener over the throat."""
    field = np.maximum(np.abs(last.along - x - 0.10 * np.clip(-last.across, -0.06, 0.06)) - 0.0125, np.abs(last.across + 0.006) - 0.046)
    return [panel(last, field, 0.0022, made, 0.0028, 0.0009, 0.0015), *seams(last, field, sewn, 0.0050)]


def cut_stay(last, upper, skin, trim):
    field = drawn(last, [(0.070, -0.02, 0), (0.076, 0.040, 0.01), (0.112, 0.038, 0.03), (0.165, 0.030, 0.03), (0.203, 0.023, 0.014), (0.205, -0.02, 0)], True)
    return np.maximum(field, upper), skin, 0.0020, (0.0022, 0.0044)


def cut_stay_trim(last, upper, skin, trim):
    return (*cut_stay(last, upper, skin, trim)[:1], trim, 0.0020, (0.0022,))


def cut_heel(last, upper, skin, trim):
    field = drawn(last, [(-0.02, -0.02, 0), (0.078, -0.02, 0), (0.070, 0.026, 0.03), (0.046, 0.056, 0.03), (0.034, 0.20, 0.01), (-0.02, 0.20, 0)])
    return np.maximum(field, upper), trim, 0.0017, (0.0022, 0.0044)


def cut_tab(last, upper, skin, trim):
    field = drawn(last, [(-0.02, 0.045, 0), (0.020, 0.045, 0.004), (0.030, 0.20, 0.01), (-0.02, 0.20, 0)])
    return np.maximum(field, upper), trim, 0.0020, (0.0020,)


def cut_toe(last, upper, skin, trim):
    field = drawn(last, [(0.200, -0.02, 0), (0.206, 0.014, 0.03), (0.228, 0.040, 0.03), (0.236, 0.10, 0), (0.33, 0.10, 0), (0.33, -0.02, 0)])
    return field, skin, 0.0015, (0.0020, 0.0042)


def cut_toe_trim(last, upper, skin, trim):
    return cut_toe(last, upper, skin, trim)[0], trim, 0.0017, (0.0020, 0.0042)


def cut_mudguard(last, upper, skin, trim):
    """Round the toe and back along the sole."""
    field = drawn(last, [(0.150, -0.02, 0), (0.160, 0.012, 0.01), (0.205, 0.016, 0.03), (0.240, 0.030, 0.02), (0.262, 0.10, 0.01), (0.33, 0.10, 0), (0.33, -0.02, 0)])
    return field, trim, 0.0017, (0.0020,)


def cut_bumper(last, upper, skin, trim):
    field = drawn(last, [(0.222, -0.02, 0), (0.228, 0.016, 0.02), (0.248, 0.036, 0.02), (0.256, 0.10, 0), (0.33, 0.10, 0), (0.33, -0.02, 0)])
    return field, white(0.5), 0.0024, ()


def slanted(x, wide=0.011):
    def cut(last, upper, skin, trim):
        field = drawn(last, [(x, -0.02, 0), (x + 0.036, 0.085, 0), (x + 0.036 + wide, 0.085, 0), (x + wide, -0.02, 0)])
        return np.maximum(field, 0.002 - cut_stay(last, upper, skin, trim)[0]), trim, 0.0014, (0.0018,)
    return cut


def cut_wave(last, upper, skin, trim):
    """A bow of another stuff from the waist to the heel."""
    field = drawn(last, [(0.205, -0.02, 0), (0.180, 0.016, 0.04), (0.140, 0.030, 0.05), (0.060, 0.046, 0.02), (0.056, 0.036, 0.003), (0.110, 0.014, 0.05), (0.135, -0.02, 0)])
    return np.maximum(field, upper), trim, 0.0014, (0.0018,)


def cut_gore(last, upper, skin, trim):
    """Elastic beside the tongue."""
    field = drawn(last, [(0.108, 0.012, 0), (0.150, 0.016, 0.004), (0.146, 0.034, 0.004), (0.100, 0.060, 0)], True)
    return np.maximum(field, upper), grained(stuff("grey", 0.06, 0.9, shine=0.1), "weave", 500, 0.0006), 0.0010, ()


PARTS = {"stay": cut_stay, "stay trim": cut_stay_trim, "heel": cut_heel, "tab": cut_tab, "toe": cut_toe, "toe trim": cut_toe_trim, "mudguard": cut_mudguard, "bumper": cut_bumper, "stripe 1": slanted(0.094), "stripe 2": slanted(0.120), "wave": cut_wave, "gore": cut_gore}
