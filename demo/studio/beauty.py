"""Bottles, jars, tubes and sticks (m); what carries the colour of the name is `own`, every size a number of the family's file."""
import math
import random

from things import LEVELS, block, circle, dense, outline, piled, placed, plate, printed, rounded, sheet, stuff, text, turned, wire


def silver():
    return stuff("grey", 0.82, 0.16, metal=1)


def gold():
    return stuff("gold", 0.86, 0.17, metal=1)


def black(rough=0.16):
    return stuff("grey", 0.012, rough)


def white(rough=0.3):
    return stuff("grey", 0.82, rough)


CAPS = {"silver": silver, "gold": gold, "black": black, "white": white}


def ink():
    return stuff("grey", 0.03, 0.5)


def print_of(p):
    """Dark on light goods and light on dark ones, as `tint.py` sees fit."""
    return stuff(p.get("print", "print"), 0.8, 0.5)


def words(body, lines, at, made):
    """Lines of (words, height of the letters), below each other."""
    z, done = at[1], []
    for line, size in lines:
        if line == "-":
            done.append(printed(body, plate(dense(outline(size, 0.00016, 0)), 0.0001, 0.00002, made), (at[0], z)))
            z -= 0.004
            continue
        done.append(printed(body, text(line, size, made, thick=0.00005, space=1.28), (at[0], z)))
        z -= size * 1.35
    return done


def label(body, wide, tall, z, said):
    """A paper label with a thin frame and its words."""
    paper = sheet(wide, tall, stuff("grey", 0.80, 0.7))
    printed(body, paper, (0, z))
    frame = plate([dense(outline(wide - x, tall - x, 0.0003)) for x in (0.0012, 0.0015)], 0.0001, 0.00002, ink())
    return [paper, printed(paper, frame, (0, z)), *words(paper, said, (0, z + tall * 0.32), ink())]


def perfume(p):
    """Clear glass with its liquid, a metal neck, a heavy cap."""
    w, d, tall, r = p["wide"], p["deep"], p["tall"], p["round"]
    slim = p.get("slim", 1.0)
    top = (w * slim, d * (0.5 + slim / 2))
    body = block(w, d, 0, tall, r, (0.004, p.get("shoulder", 0.006)), stuff("own", rough=0.14, coat=0.8) if p.get("opaque") else stuff("glass", 1.0, 0.0, clear=1), top=top)
    wall, floor, full = 0.0042, 0.0095, p.get("full", 0.82)
    inner = tuple(a + (b - a) * full - wall for a, b in zip((w, d), top))
    done = [body]
    if not p.get("opaque"):
        done.append(block(w - wall, d - wall, floor, floor + (tall - floor) * full, max(r - wall, 0.001), 0.0025, stuff("glass", LEVELS, 0.0, clear=1), top=inner))
    neck, cap = CAPS[p["neck"]](), CAPS[p["cap"]]()
    done.append(turned([(0, tall - 0.0005, 0), (0.0092, tall - 0.0005, 0.0005), (0.0092, tall + 0.006, 0.0006), (0.0082, tall + 0.0062, 0), (0.0082, tall + 0.0095, 0), (0, tall + 0.0095, 0)], neck))
    low, high = tall + 0.0075, tall + 0.0075 + p["cap_tall"]
    cw = p["cap_wide"]
    done.append(block(cw, min(cw, d), low, high, p.get("cap_round", 0.003), (0.0006, 0.0016), cap))
    if "label" in p:
        return done + label(body, *p["label"], p["said"])
    return done + words(body, p["said"], (0, tall * 0.56), print_of(p))


def jar(p):
    """A thick jar with its lid."""
    r, tall, lid = p["radius"], p["tall"], p["lid"]
    body = turned([(0, 0, 0), (r - 0.004, 0, 0.004), (r, 0.005, 0.003), (r, tall, 0.0018), (r - 0.003, tall, 0)], stuff("own", rough=0.16, coat=0.6))
    seam = turned([(0, tall - 0.001, 0), (r - 0.0018, tall - 0.001, 0), (r - 0.0018, tall + 0.002, 0), (0, tall + 0.002, 0)], black(0.4))
    top = turned([(0, tall + 0.001, 0), (r - 0.0004, tall + 0.001, 0.0004), (r - 0.0002, tall + lid, 0.002), (0, tall + lid, 0)], CAPS[p["cap"]]())
    return [body, seam, top, *words(body, p["said"], (0, tall * 0.64), print_of(p))]


def tube(p):
    """A soft tube that stands on its cap: round below, pressed flat above."""
    r, tall, cap = p["radius"], p["tall"], p["cap_tall"]
    sections = [(cap, r * 0.93, r * 0.93, r), (cap + 0.0015, r * 0.985, r * 0.985, r)]
    for k in range(1, 41):
        t = k / 40
        deep = r * max(0.0, 1 - t**1.7) + 0.0011
        sections.append((cap + 0.0015 + (tall - cap - 0.012) * t, r * (0.985 + 0.16 * t), deep, min(deep, r)))
    wide = r * 1.145
    sections += [(tall - 0.0095, wide, 0.0011, 0.0005), (tall, wide, 0.0010, 0.0005)]
    body = piled(sections, stuff("own", rough=0.26, coat=0.25), corner=24)
    done = [body, turned([(0, 0, 0), (r * 0.97, 0, 0.0015), (r * 0.99, cap - 0.0008, 0.0008), (0, cap - 0.0006, 0)], CAPS[p["cap"]]() if p["cap"] in CAPS else stuff(p["cap"], 0.8, 0.28))]
    crimps = [[(-wide + 0.0006, z), (wide - 0.0006, z), (wide - 0.0006, z + 0.0005), (-wide + 0.0006, z + 0.0005)] for z in (-0.0036, -0.0024, -0.0012, 0, 0.0012, 0.0024, 0.0036)]
    done.append(printed(body, plate([dense(line) for line in crimps], 0.0004, 0.0001, stuff("own", rough=0.26)), (0, tall - 0.0048)))
    if p.get("sun"):
        sun = stuff("amber", 0.8, 0.4)
        rays = [[(math.cos(a + s) * far, math.sin(a + s) * far) for far, s in ((0.0078, -0.10), (0.0078, 0.10), (0.0115, 0.0))] for a in (2 * math.pi * k / 14 for k in range(14))]
        done.append(printed(body, plate([circle(0.0062, 64), *rays], 0.0001, 0.00002, sun), (0, tall * 0.66)))
    return done + words(body, p["said"], (0, tall * p.get("said_at", 0.52)), print_of(p))


def flask(p):
    """A shampoo or foam bottle: round shoulders, a flap or a pump."""
    w, d, tall = p["wide"], p["deep"], p["tall"]
    line = rounded([(0.006, 0, 0), (0, 0, 0.006), (0, tall - p["shoulder"], p["shoulder"] * 1.4), (w - 0.013, tall, 0.006), (w - 0.012, tall + 0.004, 0)], 12)
    body = piled([(z, w - inset, max(d - inset * d / w, 0.0125), d * 0.98 - inset * d / w) for inset, z in line], stuff("own", rough=0.24, coat=0.3))
    z, cap = tall + 0.003, CAPS[p["cap"]]()
    done = [body, turned([(0, z, 0), (0.0145, z, 0.0008), (0.0142, z + 0.018, 0.0012), (0, z + 0.018, 0)], cap, corner=40)]
    if p.get("pump"):
        done += pump(z + 0.018, cap)
    else:
        done.append(turned([(0, z + 0.0185, 0), (0.0142, z + 0.0185, 0.0004), (0.0138, z + 0.0265, 0.002), (0, z + 0.0275, 0)], cap, corner=40))
    if "label" in p:
        return done + label(body, *p["label"], p["said"])
    return done + words(body, p["said"], (0, tall * 0.62), print_of(p))


def pump(z, cap):
    stem = turned([(0, z, 0), (0.0045, z, 0), (0.0045, z + 0.014, 0), (0, z + 0.014, 0)], cap)
    head = turned([(0, z + 0.013, 0), (0.0092, z + 0.013, 0.001), (0.0088, z + 0.021, 0.003), (0, z + 0.0225, 0)], cap)
    spout = piled([(0, 0.0042, 0.0036, 0.0034), (0.026, 0.0034, 0.0029, 0.0028), (0.030, 0.0031, 0.0026, 0.0024)], cap)
    placed([spout], (0, 0, z + 0.0172), (0, -96, 0))
    nose = piled([(0, 0.0028, 0.0026, 0.0025), (0.007, 0.0024, 0.0022, 0.0021)], cap)
    return [stem, head, *placed([spout], (0, 0, 0)), *placed([nose], (-0.0282, 0, z + 0.0155), (0, 195, 0))]


def dropper(p):
    """Coloured glass, a collar and a rubber bulb."""
    r, tall = p["radius"], p["tall"]
    glass = stuff("glass", tuple(level**0.5 for level in LEVELS), 0.02, clear=1)
    body = turned([(0, 0, 0), (r, 0, 0.003), (r, tall - 0.014, 0.012), (0.0095, tall, 0.003), (0.0095, tall + 0.006, 0), (0, tall + 0.006, 0)], glass)
    oil = turned([(0, 0.004, 0), (r - 0.0028, 0.004, 0.003), (r - 0.0028, tall * 0.66, 0.0008), (0, tall * 0.66, 0)], stuff("glass", tuple(level**0.5 for level in LEVELS), 0.0, clear=1))
    z = tall + 0.002
    collar = turned([(0, z, 0), (0.0118, z, 0.0006), (0.0118, z + 0.015, 0.0012), (0, z + 0.015, 0)], CAPS[p["cap"]]())
    bulb = turned([(0, z + 0.0145, 0), (0.0082, z + 0.0145, 0.0008), (0.0082, z + 0.019, 0.001), (0.0070, z + 0.021, 0.002), (0.0068, z + 0.036, 0.007), (0, z + 0.040, 0)], black(0.42))
    return [body, oil, collar, bulb, *label(body, *p["label"], p["said"])]


def polish(p):
    """Lacquer behind thick glass, a tall cap."""
    r, tall = p["radius"], p["tall"]
    shape = [(0, 0, 0), (r * 0.94, 0, 0.004), (r, tall * 0.45, 0.01), (r * 0.72, tall * 0.92, 0.006), (0.0062, tall, 0.002), (0.0062, tall + 0.002, 0), (0, tall + 0.002, 0)]
    body = turned(shape, stuff("glass", 1.0, 0.0, clear=1), flat=0.86)
    wall = 0.0016
    lacquer = turned([(max(x - wall, 0), max(z, 0.0055) - (wall if z > tall * 0.9 else 0), e) for x, z, e in shape[:5]] + [(0, tall - wall, 0)], stuff("own", rough=0.12, coat=1.0), flat=0.85)
    z = tall + 0.0018
    ring = turned([(0, z - 0.001, 0), (0.0072, z - 0.001, 0.0003), (0.0072, z + 0.0006, 0), (0, z + 0.0006, 0)], silver())
    cap = turned([(0, z + 0.0004, 0), (0.0069, z + 0.0004, 0.0006), (0.0061, z + p["cap_tall"], 0.0012), (0, z + p["cap_tall"], 0)], black(0.2))
    return [body, lacquer, ring, cap, *words(body, p["said"], (0, tall * 0.56), print_of(p))]


def lipstick(p):
    """The stick half out of its case, its cap beside it."""
    case, inner = gold(), stuff("gold", 0.88, 0.10, metal=1)
    base = turned([(0, 0, 0), (0.0098, 0, 0.0008), (0.0098, 0.027, 0.0006), (0.0090, 0.0272, 0), (0, 0.0272, 0)], case)
    sleeve = turned([(0, 0.027, 0), (0.0084, 0.027, 0.0003), (0.0084, 0.044, 0.0007), (0.0072, 0.044, 0), (0.0070, 0.042, 0), (0, 0.042, 0)], inner)
    stick = stuff("own", rough=0.34, shine=0.4)
    done = turned([(0, 0.040, 0), (0.0066, 0.040, 0), (0.0066, 0.064, 0), (0.0064, 0.0675, 0.003), (0.0048, 0.0705, 0.002), (0, 0.0714, 0)], stick)
    for vertex in done.data.vertices:  # cut at a slant, as lipsticks are cast
        if vertex.co.z > 0.052:
            vertex.co.z -= (vertex.co.z - 0.052) * 0.62 * min(1, max(0, 0.5 + vertex.co.x / 0.0132)) ** 0.8
    rim = turned([(0, 0.0155, 0), (0.00995, 0.0155, 0.0002), (0.00995, 0.0165, 0.0002), (0, 0.0165, 0)], black(0.2))
    cap = turned([(0, 0, 0), (0.0098, 0, 0.0007), (0.0098, 0.041, 0.0012), (0, 0.041, 0)], case)
    mark = words(cap, p["said"], (0, 0.022), ink())
    return [base, sleeve, done, rim, *placed([cap, *mark], (0.029, 0.004, 0))]


def mascara(p):
    """The closed case, and beside it the brush on its cap."""
    lacquer, r, tall = stuff("own", rough=0.16, coat=0.7), 0.0082, 0.112
    lower = turned([(0, 0, 0), (r, 0, 0.0012), (r, tall * 0.58, 0.0004), (0, tall * 0.58, 0)], lacquer)
    ring = turned([(0, tall * 0.58, 0), (r * 0.985, tall * 0.58, 0), (r * 0.985, tall * 0.58 + 0.0022, 0), (0, tall * 0.58 + 0.0022, 0)], silver())
    upper = turned([(0, tall * 0.6, 0), (r, tall * 0.6, 0.0004), (r, tall, 0.0016), (0, tall, 0)], lacquer)
    done = [lower, ring, upper, *words(lower, p["said"], (0, 0.046), print_of(p))]
    cap = turned([(0, 0, 0), (r, 0, 0.0016), (r, 0.044, 0.0004), (0, 0.044, 0)], lacquer)
    neck = turned([(0, 0.044, 0), (r * 0.8, 0.044, 0), (r * 0.8, 0.050, 0.0006), (0, 0.050, 0)], black(0.3))
    rod = wire([(0, 0, 0.049), (0, 0, 0.106)], 0.0012, black(0.3))
    chance = random.Random(p["seed"])
    bristles, hair = [], black(0.45)
    for k in range(1500):
        z, angle = 0.080 + 0.0265 * k / 1500, k * 2.39996
        far = 0.0041 * (0.72 + 0.28 * math.sin(math.pi * min(1, (z - 0.078) / 0.030))) * chance.uniform(0.93, 1.04)
        bristles += [(0, 0, z), (far * math.cos(angle), far * math.sin(angle), z + chance.uniform(-0.0005, 0.0007))]
    return [*done, *placed([cap, neck, rod, needles(bristles, 0.00011, hair)], (0.034, 0.002, 0))]


def needles(ends, radius, made):
    """Many short straight hairs as one curve."""
    thing = wire(ends[:2], radius, made)
    thing.data.bevel_resolution = 0
    for k in range(2, len(ends), 2):
        spline = thing.data.splines.new("POLY")
        spline.points.add(1)
        spline.points[0].co, spline.points[1].co = (*ends[k], 1), (*ends[k + 1], 1)
    return thing

