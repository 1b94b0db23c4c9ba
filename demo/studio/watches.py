"""Wristwatches (m), closed around a hidden wrist, the dial to the camera."""
import math

from mathutils import Matrix, Vector
from scene import grid_faces, mesh_object
from things import LEVELS, block, circle, finished, outline, placed, plate, stuff, text, turned

HALF, DEEP = 0.031, 0.024  # half height and half depth of the closed strap
DIALS = {"black": ("grey", 0.016), "white": ("grey", 0.80), "blue": ("blue", 0.42)}


def steel(rough=0.2):
    return stuff("own", LEVELS, rough, metal=1)


def around(t):
    """Place and direction on the closed strap; t in turns, from the middle of the front upwards."""
    a = 2 * math.pi * t
    place = Vector((0, DEEP - DEEP * math.cos(a), HALF * math.sin(a)))
    return place, Vector((0, DEEP * math.sin(a), HALF * math.cos(a))).normalized()


def faced(thing, at=(0, 0, 0)):
    """What was turned about the vertical looks at the camera."""
    return placed([thing], at, (90, 0, 0))[0]


def strap(p, made):
    """A band that narrows towards the buckle, with a padded edge."""
    rows, start, end = [], p["lug"], 1 - p["lug"]
    for k in range(121):
        t = start + (end - start) * k / 120
        place, along = around(t)
        near = min(1, abs(t - 0.5) * 2 / (1 - 2 * start))
        wide = p["band"] * (0.80 + 0.20 * near)
        out = Vector((0, -along.z, along.y))
        rows += [place + Vector((1, 0, 0)) * x + out * y for x, y in outline(wide, p["thick"] * (0.7 + 0.3 * near), p["thick"] * 0.8, 6)]
    count = len(rows) // 121
    done = [finished(mesh_object("strap", rows, grid_faces(121, count, True)), made)]
    if p.get("stitch"):
        done += stitches(p, start, end)
    return done


def stitches(p, start, end):
    thread, done = stuff("grey", 0.55, 0.7), []
    for k in range(150):
        t = start + (end - start) * k / 150
        place, along = around(t)
        if place.y > DEEP * 1.2:
            continue
        out = Vector((0, -along.z, along.y))
        near = min(1, abs(t - 0.5) * 2 / (1 - 2 * start))
        for side in (-1, 1):
            one = block(0.0002, 0.00016, -0.0005, 0.0005, 0.00015, 0.00012, thread)
            x = side * (p["band"] * (0.80 + 0.20 * near) - 0.0015)
            one.matrix_world = oriented(place + out * p["thick"] * 0.93 * (0.7 + 0.3 * near) + Vector((x, 0, 0)), along)
            done.append(one)
    return done


def oriented(place, along):
    out = Vector((0, -along.z, along.y))
    rows = Matrix((Vector((1, 0, 0)), -out, along)).transposed()
    return Matrix.Translation(place) @ rows.to_4x4()


def bracelet(p, made):
    """Links of three, each a rounded block on the closed line."""
    done, count = [], p.get("links", 30)
    bright = stuff("own", LEVELS, 0.09, metal=1)
    for k in range(count):
        t = p["lug"] + (1 - 2 * p["lug"]) * (k + 0.5) / count
        place, along = around(t)
        long = (around(t + 0.5 / count)[0] - around(t - 0.5 / count)[0]).length * (1 - 2 * p["lug"]) / 2
        wide = p["band"] * (0.84 + 0.16 * min(1, abs(t - 0.5) * 2.4))
        for x, w, kind in ((0, wide * 0.36, bright), (-wide * 0.69, wide * 0.295, made), (wide * 0.69, wide * 0.295, made)):
            link = block(w, p["thick"], -long * 0.94, long * 0.94, 0.0006, 0.0004, kind)
            link.matrix_world = oriented(place, along) @ Matrix.Translation((x, 0, 0))
            done.append(link)
    return done


def hand(length, wide, degrees, depth, made, tail=0.003):
    line = [(-wide, -tail), (wide, -tail), (wide * 0.55, length), (-wide * 0.55, length)]
    return placed([plate(line, 0.0003, 0.0001, made)], (0, depth, 0), (0, degrees, 0))[0]


def marks(radius, square, depth, made, numbers=12):
    done = []
    for k in range(numbers):
        long = 0.0028 if k % 3 else 0.0036
        angle = 2 * math.pi * k / numbers
        far = radius / max(abs(math.sin(angle)), abs(math.cos(angle))) if square else radius
        one = plate([(-0.00045, far - long), (0.00045, far - long), (0.00045, far), (-0.00045, far)], 0.0004, 0.0001, made)
        done += placed([one], (0, depth, 0), (0, math.degrees(angle), 0))
    return done


def face(p, radius, depth):
    """Dial, marks, name and hands at ten past ten."""
    part, level = DIALS[p["dial"]]
    dark = p["dial"] == "white"
    metal = stuff("grey", 0.10 if dark else 0.85, 0.15, metal=1)
    disc = plate(outline(radius, radius, 0.003) if p.get("square") else circle(radius), 0.0004, 0.0001, stuff(part, level, 0.35, coat=0.35))
    done = [*placed([disc], (0, depth, 0)), *marks(radius * 0.92, p.get("square"), depth - 0.0004, metal)]
    ink = stuff("grey", 0.03 if dark else 0.8, 0.5)
    done += placed([text(p.get("name", "MERIDIANO"), radius * 0.13, ink, 0.00005)], (0, depth - 0.0003, radius * 0.42))
    for x, z in p.get("eyes", []):
        ring = plate([circle(radius * 0.23), circle(radius * 0.21)], 0.0003, 0.0001, metal)
        done += placed([ring], (x * radius, depth - 0.0003, z * radius))
        done += placed([hand(radius * 0.17, 0.0002, 60 * x + 130, 0, metal, 0.0005)], (x * radius, depth - 0.0005, z * radius))
    done += [hand(radius * 0.55, 0.0008, -54, depth - 0.0010, metal), hand(radius * 0.80, 0.0006, 60, depth - 0.0014, metal)]
    done.append(hand(radius * 0.86, 0.00018, 215, depth - 0.0018, stuff("red", 0.7, 0.3), 0.005))
    return [*done, faced(turned([(0, 0, 0), (0.0011, 0, 0.0002), (0.0011, 0.0012, 0.0003), (0, 0.0012, 0)], metal), (0, depth - 0.0008, 0))]


def lugs(p, radius, front, made):
    """Horns that lean back to the band."""
    done = []
    for side in (-1, 1):
        for up in (-1, 1):
            one = block(0.0015, 0.0026, min(0, up * 0.0075), max(0, up * 0.0075), 0.0014, 0.0012, made)
            done += placed([one], (side * (p["band"] + 0.0012), front + 0.0046, up * (radius - 0.0045)), (-48 * up, 0, 0))
    return done


def watch(p):
    """Case, bezel, crown and what it hangs on."""
    made, r, tall = steel(), p["radius"], p.get("tall", 0.0095)
    back = 0.002
    if p.get("square"):
        case = faced(block(r, r, 0, tall, 0.005, (0.001, 0.0014), made), (0, back, 0))
        bezel = plate([outline(r - 0.0006, r - 0.0006, 0.0046), outline(r - 0.003, r - 0.003, 0.003)], 0.0016, 0.0006, steel(0.08))
        bezel = placed([bezel], (0, back - tall - 0.0003, 0))[0]
        inner = r - 0.003
    else:
        case = faced(turned([(0, 0, 0), (r - 0.001, 0, 0.001), (r, tall * 0.5, 0.001), (r - 0.0008, tall, 0.0006), (0, tall, 0)], made), (0, back, 0))
        inner = r * p.get("open", 0.86)
        part = stuff("blue", 0.28, 0.12, coat=0.6) if p.get("bezel") == "blue" else steel(0.08)
        bezel = faced(turned([(inner - 0.0004, 0, 0), (inner - 0.0002, 0.0014, 0.0003), (r - 0.0012, 0.0011, 0.0005), (r - 0.0005, 0, 0), (inner - 0.0004, 0, 0)], part), (0, back - tall, 0))
    front = back - tall
    done = [case, bezel, *face(p, inner, front - 0.0002)]
    if not p.get("links"):
        done += lugs(p, r, front, made)
    if p.get("bezel") == "blue":
        pale = stuff("grey", 0.8, 0.3, metal=1)
        done += marks(r - 0.0014, False, front - 0.0013, pale, 12)
    crown = turned([(0, 0, 0), (0.0026, 0, 0.0005), (0.0026, 0.003, 0.0006), (0, 0.0032, 0)], made)
    done += placed([crown], (r - 0.0004, back - tall / 2, 0), (0, 90, 0))
    for up in (-1, 1) if p.get("eyes") else ():
        button = turned([(0, 0, 0), (0.0017, 0, 0.0004), (0.0017, 0.0036, 0.0006), (0, 0.0038, 0)], made)
        done += placed([button], (r * 0.86, back - tall / 2, up * r * 0.5), (0, 90 - up * 30, 0))
    hold = bracelet(p, steel(0.26)) if p.get("links") else strap(p, stuff("leather", 0.5, 0.5, bump=(2500, 0.0002)))
    return done + hold


def screened(p):
    """A digital or clever watch: moulded case, dark glass, soft strap in the colour of the name."""
    w, h, tall, back = p["wide"], p["high_half"], p.get("tall", 0.0095), 0.002
    rubber = stuff("own", LEVELS, 0.45)
    shell = rubber if p.get("moulded") else stuff("grey", 0.80, 0.22, metal=1)
    case = faced(block(w, h, 0, tall, p["corner"], (0.001, p.get("edge", 0.003)), shell), (0, back, 0))
    front, rim = back - tall, p["rim"]
    glass = plate(outline(w - rim, h - rim, max(p["corner"] - rim, 0.001)), 0.0008, 0.0003, stuff("grey", 0.006, 0.05, coat=1))
    done = [case, *placed([glass], (0, front - 0.0003, 0))]
    depth = front - 0.0009
    done += lcd(w, h, depth) if p.get("moulded") else rings(w, h, depth)
    for up in p.get("buttons", [0]):
        knob = turned([(0, 0, 0), (0.002, 0, 0.0005), (0.002, 0.0022, 0.0006), (0, 0.0024, 0)], stuff("grey", 0.7, 0.25, metal=1))
        done += placed([knob], (w - 0.0006, back - tall / 2, up * h), (0, 90, 0))
    return done + strap(p, rubber)


def lcd(w, h, depth):
    pane = plate(outline(w * 0.68, h * 0.42, 0.001), 0.0002, 0.00005, stuff("grey", 0.42, 0.3, coat=0.4))
    ink = stuff("grey", 0.02, 0.5)
    done = placed([pane], (0, depth, 0))
    for words, size, z in (("10:58", 0.0098, -0.0005), ("SA 21", 0.0032, h * 0.29)):
        done += placed([text(words, size, ink, 0.00005, 1.1)], (0, depth - 0.0002, z))
    pale = stuff("grey", 0.7, 0.5)
    for words, z in (("ORA ESATTA", h * 0.60), ("LUCE  ALLARME", -h * 0.60)):
        done += placed([text(words, 0.0018, pale, 0.00005)], (0, depth - 0.0002, z))
    return done


def rings(w, h, depth):
    pale, done = stuff("grey", 0.85, 0.5), []
    for k, (part, share) in enumerate((("red", 0.8), ("amber", 0.62), ("blue", 0.9))):
        far = w * (0.52 - 0.13 * k)
        arc = [2 * math.pi * share * i / 60 for i in range(61)]
        line = [(far * math.sin(a), far * math.cos(a)) for a in arc] + [((far - 0.0014) * math.sin(a), (far - 0.0014) * math.cos(a)) for a in reversed(arc)]
        done += placed([plate(line, 0.0001, 0.00002, stuff(part, 1.0, 0.5))], (0, depth, -h * 0.22))
    done += placed([text("10:09", 0.0085, pale, 0.00005, 1.0)], (0, depth, h * 0.52))
    return done + placed([text("SAB 21 NOV", 0.0021, pale, 0.00005)], (0, depth, h * 0.25))
