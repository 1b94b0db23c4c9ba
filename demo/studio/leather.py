"""Belts, wallets and bags (m): soft shells, flaps, straps, seams, zips and their metal; the front to -y, the ground at z = 0."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise
from scene import grid_faces, mesh_object
from things import LEVELS, block, finished, outline, placed, plate, stuff, turned, wire


def grained(made, kind, scale, deep):
    """Pores of leather (cells) or a weave (crossed waves), and calmer ground below them."""
    tree = made.node_tree
    place, wide, add, raised = (tree.nodes.new(f"ShaderNode{name}") for name in ("TexCoord", "TexNoise", "Math", "Bump"))
    fine = [tree.nodes.new("ShaderNodeTexVoronoi")] if kind == "leather" else [tree.nodes.new("ShaderNodeTexWave") for _ in "xz"]
    for node, way in zip(fine, "XZ"):
        node.inputs["Scale"].default_value = scale
        tree.links.new(place.outputs["Object"], node.inputs["Vector"])
        if kind == "leather":
            node.feature = "SMOOTH_F1"
        else:
            node.bands_direction = way
    out = fine[0].outputs[0 if kind == "leather" else 1]
    if kind != "leather":
        cross = tree.nodes.new("ShaderNodeMath")
        tree.links.new(out, cross.inputs[0])
        tree.links.new(fine[1].outputs[1], cross.inputs[1])
        out = cross.outputs[0]
    wide.inputs["Scale"].default_value, wide.inputs["Detail"].default_value = 26, 3
    add.operation, add.inputs[1].default_value = "MULTIPLY_ADD", 2.2
    tree.links.new(place.outputs["Object"], wide.inputs["Vector"])
    tree.links.new(wide.outputs[0], add.inputs[0])
    tree.links.new(out, add.inputs[2])
    raised.inputs["Strength"].default_value, raised.inputs["Distance"].default_value = 0.5, deep
    tree.links.new(add.outputs[0], raised.inputs["Height"])
    tree.links.new(raised.outputs["Normal"], tree.nodes["Principled BSDF"].inputs["Normal"])
    return made


def dyed(made, p):
    """Stripes that are as white for every name, or camouflage in four depths of the name's colour."""
    tree = made.node_tree
    place, mix = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (*LEVELS, 1)
    if p["pattern"] == "striped":
        wave, cut = tree.nodes.new("ShaderNodeTexWave"), tree.nodes.new("ShaderNodeMath")
        wave.bands_direction, wave.inputs["Scale"].default_value = "Z", 12
        cut.operation, cut.inputs[1].default_value = "GREATER_THAN", 0.5
        tree.links.new(place.outputs["Object"], wave.inputs["Vector"])
        tree.links.new(wave.outputs[1], cut.inputs[0])
        tree.links.new(cut.outputs[0], mix.inputs[0])
        mix.inputs[2].default_value = (0.84, 0.83, 0.80, 1)
    else:
        spots, ramp = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeValToRGB")
        spots.inputs["Scale"].default_value, spots.inputs["Detail"].default_value, spots.inputs["Distortion"].default_value = 11, 2, 0.6
        ramp.color_ramp.interpolation = "CONSTANT"
        for at, grey in ((0.0, 0.35), (0.42, 1.0), (0.52, 0.6), (0.60, 1.5)):
            stop = ramp.color_ramp.elements[0] if at == 0 else ramp.color_ramp.elements.new(at)
            stop.color = (grey, grey, grey, 1)
        ramp.color_ramp.elements.remove(ramp.color_ramp.elements[-1])
        tree.links.new(place.outputs["Object"], spots.inputs["Vector"])
        tree.links.new(spots.outputs[0], ramp.inputs[0])
        mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 1
        tree.links.new(ramp.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def hide(scale=900, rough=0.42, part="own", level=LEVELS):
    return grained(stuff(part, level, rough, shine=0.4), "leather", scale, 0.0008)


def tan():
    return hide(part="leather", level=0.9)


def canvas(p, scale=260, rough=0.85):
    made = grained(stuff("own", LEVELS, rough, shine=0.2), "weave", scale, 0.00035)
    return dyed(made, p) if "pattern" in p else made


def thread():
    return stuff("own", tuple(0.05 + 0.95 * level for level in LEVELS), 0.55, shine=0.5)


def cut():
    """The painted edge of leather."""
    return stuff("own", tuple(0.4 * level for level in LEVELS), 0.4)


def brass(rough=0.16):
    return stuff("gold", 0.86, rough, metal=1)


def steel(rough=0.16):
    return stuff("grey", 0.82, rough, metal=1)


def steady(high, wide):
    return lambda z: np.interp(z, high, wide)


def shell(high, hw, hd, made, ex=5.0, rb=0.012, pinch=0.0, sag=0.003, dome=0.0, seed=0, inner=None):
    """A bag's body: `hw`, `hd`: half width and depth at a height; `ex`: how square it is; `pinch`: how far its sides fold in above.
    Closed by a ridge `dome` high; open, if there is an `inner` stuff."""
    count = 200
    turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
    c, s = np.cos(turn), np.sin(turn)
    rows = [(rb - rb * math.cos(a), rb - rb * math.sin(a), 1.0) for a in np.linspace(0, math.pi / 2, 9)] + [(z, 0.0, 1.0) for z in np.linspace(rb, high, 50)[1:]]
    if inner:
        rows += [(high + 0.0008, 0.0008, 1.0), (high + 0.0008, 0.0016, 1.0), *((z, 0.0024, 1.0) for z in np.linspace(high, high * 0.12, 16))]
    else:
        rows += [(high + dome * math.sin(a), 0.0, math.cos(a)) for a in np.linspace(0, math.pi / 2, 13)[1:]]
    points = []
    for z, inset, slim in rows:
        at = min(z, high)
        deep = hd(at) * slim
        x = (hw(at) - inset) * np.sign(c) * np.abs(c) ** (2 / ex)
        y = (max(deep, 0.0008) - inset * (slim == 1)) * np.sign(s) * np.abs(s) ** (2 / ex)
        side = np.clip(1 - np.abs(y) / max(deep * 0.95, 1e-4), 0, 1) * (np.abs(c) > 0.5)
        x -= np.sign(x) * side * pinch * np.clip(at / high, 0, 1) ** 1.2
        soft = sag * math.sin(math.pi * min(1, max(0, at / high)) * 0.92 + 0.05)
        for u, v in zip(x, y):
            off = soft * noise.noise(Vector((u * 11 + seed, v * 4, z * 9))) + soft * 0.4 * noise.noise(Vector((u * 34, seed, z * 26)))
            points.append((u * (1 + off * 0.6), v + math.copysign(off, v) * min(1, abs(v) / 0.01), z))
    thing = finished(mesh_object("shell", points, [tuple(f) for f in grid_faces(len(rows), count, True)] + [tuple(range(count))[::-1]]), made)
    if inner:
        thing.data.materials.append(inner)
        dark = (len(rows) - 17) * count
        for face in thing.data.polygons:
            face.material_index = int(face.vertices[0] >= dark)
    else:
        thing.data.polygons[0].use_smooth = True
    return thing


def on(body, x, z):
    """Place and outward direction on the front of a body, as the camera sees it."""
    hit, place, normal, _ = body.ray_cast(Vector((x, -9, z)), Vector((0, 1, 0)))
    if not hit:
        return None
    return place, normal if normal.y < 0 else -normal


def along(points, step):
    """Places every `step` along a line of space, and how it runs there."""
    at = np.array([tuple(q) for q in points], float)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(at, axis=0), axis=1))])
    places = [Vector([np.interp(d, far, at[:, i]) for i in range(3)]) for d in np.arange(0, far[-1], step)]
    return [(a, (b - a).normalized()) for a, b in zip(places, places[1:]) if (b - a).length > 0]


def stitches(line, out, made, long=0.0034, gap=0.0016, thick=0.00055):
    """`out`: which way is away from the leather, one direction or one a point."""
    points, faces = [], []
    ups = [Vector(out)] * len(line) if len(out) == 3 and not isinstance(out[0], Vector) else out
    at = np.array([tuple(q) for q in line])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(at, axis=0), axis=1))])
    sides = np.array([tuple(u) for u in ups])
    for k, (place, way) in enumerate(along(line, long + gap)):
        up = Vector([np.interp(k * (long + gap), far, sides[:, i]) for i in range(3)]).normalized()
        across = way.cross(up).normalized()
        way = (way + across * 0.12).normalized()
        base = len(points)
        for u, v in ((-0.5, 0.25), (-0.42, 0.8), (-0.2, 1), (0.2, 1), (0.42, 0.8), (0.5, 0.25)):
            for j in range(6):
                a = 2 * math.pi * j / 6
                points.append(place + way * u * long + (across * math.cos(a) + up * math.sin(a)) * thick * v + up * thick * (0.3 - 1.2 * u * u))
        faces += [(base + i * 6 + j, base + i * 6 + (j + 1) % 6, base + (i + 1) * 6 + (j + 1) % 6, base + (i + 1) * 6 + j) for i in range(5) for j in range(6)]
    thing = mesh_object("stitches", points, faces)
    thing.data.materials.append(made)
    return thing


def seam(body, path, made=None, lift=0.0):
    """Stitches through (x, z) on the front of a body."""
    found = [on(body, x, z) for x, z in path]
    found = [f for f in found if f]
    return stitches([q + n * lift for q, n in found], [n for _, n in found], made or thread())


def piped(body, path, radius, made, lift=0.0):
    found = [on(body, x, z) for x, z in path]
    return wire([q + n * lift for q, n in found if q] if all(found) else [f[0] + f[1] * lift for f in found if f], radius, made)


def ribbon(line, face, wide, thick, made, sewn=None):
    """A strap along a line of space; `face`: where its flat side looks, one direction or one a point."""
    at = [Vector(q) for q in line]
    ups = face if isinstance(face, list) else [Vector(face)] * len(at)
    section, points = outline(wide / 2, thick / 2, thick * 0.46, 4), []
    for k, (place, up) in enumerate(zip(at, ups)):
        way = (at[min(k + 1, len(at) - 1)] - at[max(k - 1, 0)]).normalized()
        across = way.cross(up).normalized()
        up = across.cross(way).normalized()
        points += [place + across * u + up * v for u, v in section]
    n = len(section)
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(at) - 1) for j in range(n)]
    faces += [tuple(range(n)), tuple(range((len(at) - 1) * n, len(at) * n))[::-1]]
    done = [finished(mesh_object("strap", points, faces), made)]
    if sewn:
        for side in (-1, 1):
            edge, outs = [], []
            for k, (place, up) in enumerate(zip(at, ups)):
                way = (at[min(k + 1, len(at) - 1)] - at[max(k - 1, 0)]).normalized()
                across = way.cross(up).normalized()
                outs.append(across.cross(way).normalized())
                edge.append(place + across * side * (wide / 2 - 0.0028) + outs[-1] * thick / 2)
            done.append(stitches(edge, outs, sewn))
    return done


def arch(wide, high, z, y=0.0, count=90, lean=0.0, power=0.8):
    """From left to right over the bag; `lean`: how far its top comes forward."""
    turn = np.linspace(0, math.pi, count)
    return [(-wide * math.cos(t), y - lean * math.sin(t), z + high * math.sin(t) ** power) for t in turn]


def flap(body, high, hd, made, wide, fall, corner, dome, gap=0.003, k=3.0, back=0.03):
    """Over the ridge and down the front; its stitched edge."""
    r0, columns, rows = hd(high) + gap, 90, 110
    over = math.pi * (r0 + dome) / 2

    def at(x, l):
        if l < back:
            return Vector((x, r0, high - back + l)), Vector((0, 1, 0))
        if l < back + over:
            t = math.pi * (l - back) / over
            return Vector((x, r0 * math.cos(t), high + (dome + gap) * math.sin(t))), Vector((0, math.cos(t), math.sin(t)))
        z = high - (l - back - over)
        found = on(body, max(-wide * 0.985, min(wide * 0.985, x)), z)
        soft = min(1, (high - z) / 0.02)
        y = (found[0].y if found else -r0) - gap
        return Vector((x, min(y, -r0) * (1 - soft) + y * soft, z)), Vector((0, -1, 0))

    whole = back + over + fall
    long = lambda s: whole - corner * (1 - max(0, 1 - abs(s) ** k) ** (1 / k))
    points = [at(s * wide, l)[0] for s in np.linspace(-1, 1, columns) for l in np.linspace(0, long(s), rows)]
    thing = mesh_object("flap", points, grid_faces(columns, rows))
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset, thick.material_offset_rim = 0.0028, 0, 1
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.0008, 3, "ANGLE"
    thing.data.materials.append(made)
    thing.data.materials.append(cut())
    inset, line = 0.005, []
    for s, l in [*((-1, l) for l in np.linspace(back, long(1) - 0.001, 50)), *((s, None) for s in np.sin(np.linspace(-math.pi / 2, math.pi / 2, 240))), *((1, l) for l in np.linspace(long(1) - 0.001, back, 50))]:
        line.append(at(s * (wide - inset), (long(s) if l is None else l) - inset))
    return [thing, stitches([q + n * 0.0013 for q, n in line], [n for _, n in line], thread())], lambda x, z: at(x, back + over + high - z)[0]


def zipper(line, outs, made, wide=0.011, dark=None, pull=True):
    """Tape, teeth and slider along a line."""
    done = ribbon(line, outs, wide, 0.0010, dark or stuff("own", LEVELS, 0.9, shine=0.1))
    points, faces = [], []
    for k, (place, way) in enumerate(along(line, 0.0019)):
        up = outs if isinstance(outs, Vector) else outs[min(len(outs) - 1, round(k * 0.0019 / 0.0019 * len(outs) / max(1, len(along(line, 0.0019)))))]
        across = way.cross(up).normalized()
        place = place + across * (0.0007 if k % 2 else -0.0007)
        base = len(points)
        points += [place + way * a * 0.0006 + across * b * 0.0018 + up * c for c in (0.0004, 0.0013) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces += [tuple(base + i for i in f) for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    teeth = mesh_object("teeth", points, faces)
    teeth.data.polygons.foreach_set("use_smooth", [False] * len(faces))
    teeth.data.materials.append(made)
    done.append(teeth)
    return done + (puller(Vector(line[-1]), outs if isinstance(outs, Vector) else outs[-1], made) if pull else [])


def puller(at, up, made):
    tag = plate([outline(0.0024, 0.0098, 0.0022), outline(0.0012, 0.0026, 0.0012)], 0.0016, 0.0005, made)
    slide = block(0.0042, 0.0022, 0, 0.006, 0.0015, 0.0008, made)
    return placed([tag], tuple(at + up * 0.0042 + Vector((0, 0, -0.0088)))) + placed([slide], tuple(at + up * 0.0020 - Vector((0, 0, 0.003))))


def ring(at, r, thick, made, turn=(0, 0, 0)):
    return placed([wire([(u, 0, v) for u, v in ((r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 64, endpoint=False))], thick, made, True)], at, turn)


def stud(at, r, made):
    return placed([turned([(0, 0, 0), (r, 0, 0.0004), (r, r * 0.3, r * 0.2), (0, r * 0.5, 0)], made)], at, (90, 0, 0))


def chain(line, a, thick, made):
    """Links in turns flat and upright."""
    done = []
    for k, (place, way) in enumerate(along(line, a * 1.42)):
        up = Vector((0, 1, 0)) if k % 2 else way.cross(Vector((0, 1, 0))).normalized()
        across = way.cross(up).normalized()
        done.append(wire([place + way * a * (math.cos(t) * 0.72 + 0.28 * math.copysign(1, math.cos(t))) + across * a * 0.56 * math.sin(t) for t in np.linspace(0, 2 * math.pi, 24, endpoint=False)], thick, made, True))
    return done


# Belts and wallets

def belt(p):
    """Rolled up, the buckle outside."""
    made, metal, high = hide(1100, 0.38), steel(0.14), 0.035

    def at(t, lift=0.0):
        r = 0.058 - 0.0052 * t / (2 * math.pi) + lift
        out = Vector((math.sin(t), -math.cos(t), 0))
        return Vector((out.x * r * 1.12, out.y * r, high / 2)), out

    line, outs = zip(*(at(t) for t in np.linspace(0, 2.6 * 2 * math.pi, 700)))
    done = ribbon(line, list(outs), high, 0.0034, made, thread())
    line, outs = zip(*(at(t, 0.0034) for t in np.linspace(0.03, 0.50, 30)))
    done += ribbon(line, list(outs), high, 0.0032, made, thread())
    place, out = at(0.66, 0.0030)
    done += ribbon([place + Vector((0, 0, z)) for z in np.linspace(-high / 2 - 0.0008, high / 2 + 0.0008, 8)], out, 0.010, 0.0026, made)
    z, y = high / 2, -0.0595
    frame = plate([outline(0.0215, high / 2 + 0.0036, 0.006), outline(0.0168, high / 2 - 0.0004, 0.003)], 0.0042, 0.0016, metal)
    done += placed([frame], (-0.020, y - 0.0015, z), (0, 0, 6))
    done.append(wire([(-0.001, y - 0.0005, z), (-0.012, y - 0.0050, z), (-0.030, y - 0.0046, z), (-0.0405, y - 0.0026, z)], 0.0017, metal))
    return [*done, wire([(-0.001, y, 0.0012), (-0.001, y, high - 0.0012)], 0.0019, metal)]


def wallet(p):
    """A long wallet: leaves between two covers, closed by a flap with a press stud."""
    made, metal = hide(1300, 0.4), brass(0.2)
    hw, hd = steady([0, 1], [0.094, 0.094]), steady([0, 0.05, 0.1], [0.010, 0.012, 0.009])
    body = shell(0.095, hw, hd, made, 9, 0.005, 0.004, 0.0008, 0.004)
    done = [body]
    parts, front = flap(body, 0.095, hd, made, 0.0935, 0.045, 0.020, 0.004, 0.0022, 2.6, 0.05)
    done += parts
    rim = 0.0885
    done.append(seam(body, [*((-rim, z) for z in np.linspace(0.06, 0.005, 30)), *((x, 0.005) for x in np.linspace(-rim, rim, 90)), *((rim, z) for z in np.linspace(0.005, 0.06, 30))]))
    at = front(0, 0.060)
    done += stud((at.x, at.y - 0.0012, at.z), 0.0068, metal)
    done += placed([plate(outline(0.011, 0.0018, 0.0008), 0.0006, 0.0002, metal)], (0.064, on(body, 0.064, 0.016)[0].y - 0.0003, 0.016))
    return done


# Bags

def handbag(p):
    made, metal = hide(), brass()
    high = 0.205
    hw, hd = steady([0, high], [0.150, 0.128]), (lambda z: 0.058 - 0.030 * min(1, z / high) + 0.004 * math.sin(math.pi * min(1, z / high)))
    body = shell(high, hw, hd, made, 9, 0.012, 0.016, 0.0035, 0.014, p.get("seed", 1))
    parts, front = flap(body, high, hd, made, 0.127, 0.105, 0.045, 0.014, k=3.2)
    done = [body, *parts]
    for side in (-1, 1):
        done.append(piped(body, [(side * (hw(z) * 0.968), z) for z in np.linspace(0.012, high, 60)], 0.0022, made))
    done.append(piped(body, [(x, 0.0085) for x in np.linspace(-0.143, 0.143, 80)], 0.0022, made))
    done.append(seam(body, [(x, 0.018) for x in np.linspace(-0.135, 0.135, 120)]))
    handle = arch(0.060, 0.105, high + 0.038)
    done.append(wire(handle, 0.0056, made))
    done.append(stitches([(x, y - 0.0056, z) for x, y, z in handle], (0, -1, 0), thread()))
    for side in (-1, 1):
        done += ring((side * 0.060, 0, high + 0.027), 0.0095, 0.0017, metal)
        done.append(block(0.008, 0.012, high + 0.014, high + 0.024, 0.004, 0.002, made, (side * 0.060, 0, 0)))
        done.append(turned([(0, 0, 0), (0.007, 0, 0.001), (0.007, 0.013, 0.001), (0, 0.013, 0)], metal, (side * 0.060, 0, high + 0.033)))
    at = front(0, high - 0.090)
    done += placed([plate(outline(0.018, 0.013, 0.0045), 0.0036, 0.0012, metal)], (0, at.y - 0.0025, at.z))
    done += stud((0, at.y - 0.004, at.z), 0.0076, metal)
    return done + placed([plate(outline(0.0017, 0.0065, 0.0016), 0.005, 0.0012, metal)], (0, at.y - 0.0085, at.z))


def crossbody(p):
    made, metal, high = hide(1000, 0.38), brass(0.14), 0.135
    hw, hd = steady([0, high], [0.105, 0.100]), (lambda z: 0.034 - 0.008 * min(1, z / high) + 0.003 * math.sin(math.pi * min(1, z / high)))
    body = shell(high, hw, hd, made, 7, 0.011, 0.010, 0.0025, 0.010, 3)
    parts, front = flap(body, high, hd, made, 0.0985, 0.086, 0.030, 0.010, k=2.6)
    done = [body, *parts, seam(body, [(x, 0.012) for x in np.linspace(-0.092, 0.092, 90)])]
    at = front(0, high - 0.070)
    done += placed([plate([outline(0.0125, 0.0095, 0.003), outline(0.0085, 0.0055, 0.002)], 0.0034, 0.0012, metal)], (0, at.y - 0.0022, at.z))
    done += placed([plate(outline(0.0028, 0.0080, 0.0014), 0.0046, 0.0012, metal)], (0, at.y - 0.0044, at.z))
    for side in (-1, 1):
        done += ring((side * 0.094, 0.004, high + 0.013), 0.0068, 0.0014, metal)
    return done + chain(arch(0.094, 0.165, high + 0.017, 0.004, 300, -0.02, 0.62), 0.0064, 0.0013, metal)


def shoulder(p):
    """A half moon under a zip, carried by one strap."""
    made, metal, high = hide(850, 0.36), brass(0.16), 0.165
    hw = lambda z: 0.155 * (1 - (1 - min(1, max(0.0, z / high)) * 0.99) ** 2.3) ** (1 / 2.3) + 0.008
    hd = lambda z: 0.012 + 0.034 * math.sin(math.pi * min(1, 0.18 + 0.82 * z / high)) ** 0.8
    body = shell(high, hw, hd, made, 2.7, 0.012, 0.0, 0.006, 0.005, 5)
    top = [(x, 0, high + 0.0062 + 0.020 * (x / 0.15) ** 2 * 0) for x in np.linspace(-0.140, 0.132, 60)]
    done = [body, *zipper(top, Vector((0, -0.25, 0.97)), metal)]
    curve = [(0.128 * math.sin(t), high - 0.022 - 0.112 * math.cos(t) ** 0.9) for t in np.linspace(-1.45, 1.45, 140)]
    done += [seam(body, curve), piped(body, [(u * 1.06, v - 0.004) for u, v in curve], 0.0018, made)]
    for side in (-1, 1):
        done += ring((side * 0.152, -0.001, high + 0.004), 0.0125, 0.0021, metal)
        loop = [(side * (0.142 - 0.006 * k), -hd(high) * 0.7 - 0.0035 - 0.0006 * k, high - 0.006 - 0.005 * k) for k in range(6)]
        done += ribbon([(side * 0.150, -0.003, high + 0.001), *loop], (0, -1, 0.15), 0.017, 0.0032, made)
        done += stud((loop[3][0], loop[3][1] - 0.001, loop[3][2]), 0.0030, metal)
    line = arch(0.150, 0.175, high + 0.014, 0.0, 120, 0.012, 0.78)
    return done + ribbon(line, [Vector((math.cos(t) * -0.25, -1, 0.1)) for t in np.linspace(0, math.pi, 120)], 0.022, 0.0036, made, thread())


def tote(p):
    """Canvas, open above, with handles of leather."""
    made, trim, metal, high = canvas(p), tan(), brass(0.2), 0.300
    hw, hd = steady([0, high], [0.160, 0.185]), (lambda z: 0.062 - 0.026 * (z / high))
    body = shell(high, hw, hd, made, 6, 0.008, 0.030, 0.008, 0, 2, stuff("grey", 0.10, 0.9))
    done = [body]
    for z in (high - 0.004, high - 0.024):
        done.append(seam(body, [(x, z) for x in np.linspace(-0.168, 0.168, 200)]))
    for side, y in ((1, 0.030), (-1, None)):
        handle = arch(0.066, 0.145, high - 0.004, 0.030 if side > 0 else -0.040, 90, 0.012 * -side, 0.7)
        if y is None:
            down = [on(body, 0.066, z) for z in np.linspace(high - 0.075, high - 0.006, 14)]
            path = [tuple(q + n * 0.0022) for q, n in down]
            handle = [(-x, v, z) for x, v, z in path] + handle[2:-2] + path[::-1]
        done += ribbon(handle, (0, -1, 0), 0.022, 0.0034, trim, stuff("leather", 0.95, 0.6))
    for side in (-1, 1):
        at, _ = on(body, side * 0.066, high - 0.062)
        done += stud((at.x, at.y - 0.0036, at.z), 0.0042, metal)
    at, _ = on(body, 0, high * 0.42)
    return done + placed([plate(outline(0.024, 0.011, 0.002), 0.0016, 0.0005, trim)], (0, at.y - 0.0012, at.z))


def backpack(p):
    """A dome with a pocket before it, zips, a loop above and straps behind."""
    made, metal, high = canvas(p, 330, 0.6), steel(0.25), 0.42
    hw = lambda z: 0.145 * (1 - max(0.0, (z - 0.27) / 0.152) ** 2.6) ** (1 / 2.6) if z > 0.27 else 0.145 - 0.006 * (1 - z / 0.27) ** 2
    hd = lambda z: 0.078 * (1 - max(0.0, (z - 0.22) / 0.21) ** 2.2 * 0.72)
    body = shell(high, hw, hd, made, 3.6, 0.03, 0.0, 0.008, 0.010, 4)
    pocket = placed([shell(0.19, lambda z: 0.112 - 0.004 * z / 0.2, lambda z: 0.044 - 0.014 * (z / 0.19) ** 2, made, 4.0, 0.022, 0, 0.006, 0.008, 9)], (0, -0.058, 0.020))[0]
    done = [body, pocket]
    bpy.context.view_layer.update()
    dark = stuff("grey", 0.03, 0.8)
    pulled = [on(body, 0.122 * math.cos(t), 0.255 + 0.118 * math.sin(t)) for t in np.linspace(math.pi * 1.02, -0.02 * math.pi, 120)]
    pulled = [f for f in pulled if f]
    done += zipper([tuple(q + n * 0.001) for q, n in pulled], [n for _, n in pulled], metal, 0.013, dark)
    lid = [(x, -0.058 - 0.024 * (1 - abs(x / 0.11) ** 3) - 0.006, 0.210) for x in np.linspace(-0.098, 0.098, 60)]
    done += zipper(lid, Vector((0, -0.8, 0.6)), metal, 0.013, dark)
    done += ribbon(arch(0.024, 0.036, high + 0.006, 0.02, 40, 0, 0.6), [Vector((math.cos(t) * -1, 0, math.sin(t))) for t in np.linspace(0, math.pi, 40)], 0.022, 0.004, made)
    for side in (-1, 1):
        bag = placed([shell(0.125, steady([0, 1], [0.026, 0.026]), steady([0, 0.13], [0.050, 0.040]), made, 3, 0.016, 0, 0.005, 0.004, 6 + side)], (side * 0.136, 0.0, 0.016))
        done += bag
        strap = [(side * (0.045 + 0.125 * math.sin(t) ** 0.9), 0.082 + 0.030 * math.sin(t), high - 0.02 - 0.34 * (t / math.pi)) for t in np.linspace(0, math.pi, 60)]
        done += ribbon(strap, (side * 0.8, 0.6, 0), 0.05, 0.010, made)
    at, n = on(body, 0, 0.285)
    return done + placed([plate(outline(0.022, 0.012, 0.002), 0.0016, 0.0005, tan())], (0, at.y - 0.0016, at.z), (-math.degrees(math.asin(max(-0.5, min(0.5, n.z)))), 0, 0))


def clutch(p):
    """A frame with two balls closes a soft envelope."""
    made, metal, high = hide(1200, 0.4), brass(0.12), 0.115
    hw, hd = steady([0, high], [0.126, 0.118]), (lambda z: 0.008 + 0.020 * math.sin(math.pi * min(1, 0.12 + 0.88 * z / high)) ** 0.8)
    body = shell(high, hw, hd, made, 4.4, 0.012, 0.0, 0.006, 0.003, 8)
    done = [body]
    for side in (-1, 1):
        bar = [(-0.119, 0.0, high - 0.030), (-0.1195, 0, high - 0.006), (-0.115, 0, high + 0.004), *((x, 0, high + 0.0062) for x in np.linspace(-0.106, 0.106, 20)), (0.115, 0, high + 0.004), (0.1195, 0, high - 0.006), (0.119, 0, high - 0.030)]
        done.append(wire([(x, side * 0.0042, z) for x, _, z in bar], 0.0036, metal))
        ball = turned([(0.0062 * math.sin(math.pi * t / 20), -0.0062 * math.cos(math.pi * t / 20), 0) for t in range(21)], metal, corner=8)
        done += placed([ball], (side * 0.0058, side * 0.0046, high + 0.0165))
        done.append(wire([(side * 0.0045, side * 0.004, high + 0.006), (side * 0.0056, side * 0.0046, high + 0.013)], 0.0022, metal))
    return done


def briefcase(p):
    made, metal, high = hide(1000, 0.4), brass(0.18), 0.265
    hw, hd = steady([0, high], [0.190, 0.186]), (lambda z: 0.046 - 0.006 * z / high + 0.004 * math.sin(math.pi * min(1, z / high)))
    body = shell(high, hw, hd, made, 11, 0.010, 0.012, 0.003, 0.012, 6)
    parts, front = flap(body, high, hd, made, 0.1845, 0.135, 0.030, 0.012, k=5)
    done = [body, *parts]
    for side in (-1, 1):
        done.append(piped(body, [(side * hw(z) * 0.975, z) for z in np.linspace(0.012, high, 60)], 0.0022, made))
        x = side * 0.105
        path = [tuple(front(x, z) + Vector((0, -0.0030, 0))) for z in np.linspace(high - 0.004, 0.138, 30)]
        low = [tuple(on(body, x, z)[0] + Vector((0, -0.0042, 0))) for z in np.linspace(0.124, 0.075, 14)]
        done += ribbon([*path, *low], (0, -1, 0), 0.026, 0.0028, made, thread())
        y = low[0][1]
        done += placed([plate([outline(0.019, 0.0145, 0.003), outline(0.0145, 0.0098, 0.002)], 0.003, 0.0011, metal)], (x, y - 0.0028, 0.112))
        done.append(wire([(x, y - 0.0030, 0.1245), (x, y - 0.0052, 0.112), (x, y - 0.0036, 0.0985)], 0.0013, metal))
        done += ribbon([(x - 0.0165, y - 0.0022, 0.088), (x, y - 0.0040, 0.088), (x + 0.0165, y - 0.0022, 0.088)], (0, -1, 0), 0.009, 0.0022, made)
        done += ring((side * 0.058, 0, high + 0.020), 0.0085, 0.0018, metal)
        done.append(block(0.012, 0.009, high + 0.010, high + 0.017, 0.003, 0.002, made, (side * 0.058, 0, 0)))
    handle = arch(0.058, 0.042, high + 0.029, 0, 60, 0, 0.45)
    return [*done, wire(handle, 0.0074, made), stitches([(x, y - 0.0074, z) for x, y, z in handle], (0, -1, 0), thread()), seam(body, [(x, 0.014) for x in np.linspace(-0.175, 0.175, 150)])]


def bucket(p):
    """Gathered by a cord through eyelets."""
    made, metal, high, count, folds = hide(900, 0.38), brass(0.16), 0.25, 360, 14
    rows, points = [*((0.010 - 0.010 * math.cos(a), 0.010 - 0.010 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 8)), *((z, 0.0) for z in np.linspace(0.010, high, 70)[1:])], []
    rows += [(high + 0.001, 0.0012), *((z, 0.0026) for z in np.linspace(high, 0.03, 20))]

    def radius(t, z, inset=0.0):
        draw = max(0.0, min(1.0, (z - 0.09) / 0.125)) ** 1.4
        spread = max(0.0, (z - 0.215) / 0.035) ** 1.5
        wave = 0.0105 * draw * math.cos(folds * t + 0.5 * math.sin(2 * t)) * (1 + 0.25 * noise.noise(Vector((math.cos(t) * 3, math.sin(t) * 3, 2))))
        return 0.098 + 0.004 * z / high - 0.030 * draw + 0.012 * spread + wave - inset + 0.003 * noise.noise(Vector((math.cos(t) * 2, math.sin(t) * 2, z * 12)))

    for z, inset in rows:
        points += [(radius(t, z, inset) * 1.12 * math.cos(t), radius(t, z, inset) * 0.88 * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, count, endpoint=False)]
    body = finished(mesh_object("bucket", points, [tuple(f) for f in grid_faces(len(rows), count, True)] + [tuple(range(count))[::-1]]), made)
    done, at = [body], lambda t, z, out=0.0: Vector(((radius(t, z) + out) * 1.12 * math.cos(t), (radius(t, z) + out) * 0.88 * math.sin(t), z))
    cord = []
    for k in range(folds * 2 + 1):
        t = -math.pi / 2 + math.pi * 2 * k / (folds * 2)
        cord.append(at(t, 0.207, 0.0035 if k % 2 else -0.004))
    fine = [cord[i] * (1 - s) + cord[i + 1] * s for i in range(len(cord) - 1) for s in (0, 0.33, 0.66)]
    done.append(wire([tuple(q) for q in fine], 0.0026, made))
    for k in range(folds * 2):
        t = -math.pi / 2 + math.pi * 2 * (k + 0.5) / (folds * 2)
        place, out = at(t, 0.207, 0.0008), Vector((math.cos(t), math.sin(t), 0))
        done += ring(tuple(place), 0.0042, 0.0011, metal, (0, 0, math.degrees(math.atan2(out.y, out.x)) + 90))
    front = at(-math.pi / 2, 0.207, 0.007)
    for side in (-1, 1):
        tail = [front + Vector((side * (0.006 + 0.012 * s), -0.004 * s, -0.075 * s + 0.01 * math.sin(3 * s))) for s in np.linspace(0, 1, 24)]
        done.append(wire([tuple(q) for q in tail], 0.0024, made))
        done.append(turned([(0, 0, 0), (0.0062, 0, 0.001), (0.0040, 0.018, 0.001), (0, 0.019, 0)], metal, tuple(tail[-1] - Vector((0, 0, 0.017)))))
    done.append(seam(body, [(x, 0.030) for x in np.linspace(-0.106, 0.106, 140)]))
    done.append(seam(body, [(x, 0.035) for x in np.linspace(-0.106, 0.106, 140)]))
    for side in (-1, 1):
        done += ring((side * 0.093, 0, 0.226), 0.0095, 0.0018, metal)
    return done + ribbon(arch(0.092, 0.215, 0.232, 0, 120, 0.012, 0.72), [Vector((math.cos(t) * -0.2, -1, 0.05)) for t in np.linspace(0, math.pi, 120)], 0.020, 0.0036, made, thread())


def duffel(p):
    """A barrel with a zip along its back and handles that go round it."""
    made, trim, metal, half = canvas(p, 260, 0.75), tan(), brass(0.18), 0.235
    hw, hd = (lambda z: 0.118), (lambda z: 0.112)
    body = placed([shell(2 * half, hw, hd, made, 2.9, 0.025, 0.0, 0.008, 0.0, 7)], (-half, 0, 0.108), (0, 90, 0))
    for thing in body:
        thing.data.transform(thing.matrix_world)
        thing.matrix_world.identity()
    bpy.context.view_layer.update()
    body = body[0]
    done = [body]
    squash = [v for v in body.data.vertices]
    for vertex in squash:
        vertex.co.z = max(vertex.co.z, -0.006 + 0.002 * noise.noise(vertex.co * 8)) if vertex.co.z < 0 else vertex.co.z
        end = max(0.0, abs(vertex.co.x) / half - 0.9) * 10
        vertex.co.x = math.copysign(abs(vertex.co.x) + 0.014 * end * (1 - min(1, math.hypot(vertex.co.y, vertex.co.z - 0.108) / 0.125) ** 2), vertex.co.x)
    body.data.update()
    bpy.context.view_layer.update()

    def round_(x, low, high, lift):
        line, outs = [], []
        for a in np.linspace(low, high, 60):
            way = Vector((0, -math.cos(a), math.sin(a)))
            hit, place, _, _ = body.ray_cast(Vector((x, 0, 0.108)) + way * 0.5, -way)
            if hit:
                line.append(place + way * lift)
                outs.append(way)
        return line, outs

    for side in (-1, 1):
        line, outs = round_(side * (half - 0.046), -0.95, math.pi + 0.6, 0.0010)
        done += ribbon(line, outs, 0.075, 0.0024, trim, stuff("leather", 1.0, 0.6))
    for y in (-1, 1):
        handle = []
        for side in (-1, 1):
            line, outs = round_(side * 0.075, -0.85, 0.98, 0.0024) if y < 0 else round_(side * 0.075, math.pi - 0.98, math.pi + 0.3, 0.0024)
            if y > 0:
                line, outs = line[::-1], outs[::-1]
            done += ribbon(line, outs, 0.030, 0.0032, trim, stuff("leather", 1.0, 0.6))
            handle.append(line[-1])
        a, b = handle
        loop = [Vector((-0.075 * math.cos(t), a.y * (1 - 0.55 * math.sin(t)), a.z + (0.115 + (0.012 if y > 0 else 0)) * math.sin(t) ** 0.75)) for t in np.linspace(0, math.pi, 80)]
        done += ribbon([tuple(q) for q in loop], [Vector((-0.3 * math.cos(t), y * 0.9, 0.25)) for t in np.linspace(0, math.pi, 80)], 0.028, 0.004, trim, stuff("leather", 1.0, 0.6))
        done += [thing for q in handle for thing in ring((q.x, q.y + y * 0.002, q.z), 0.015, 0.0018, metal)] if y < 0 else []
    top, outs = [], []
    for x in np.linspace(-half + 0.03, half - 0.03, 80):
        hit, place, _, _ = body.ray_cast(Vector((x, -0.012, 0.6)), Vector((0, 0, -1)))
        if hit:
            top.append(tuple(place + Vector((0, 0, 0.001))))
            outs.append(Vector((0, -0.1, 0.99)))
    return done + zipper(top, outs, metal, 0.016, stuff("grey", 0.03, 0.8))


def bum_bag(p):
    """A half moon with a plump pocket in front, both under zips; its strap stands up behind."""
    made, metal, high, move = canvas(p, 420, 0.5), steel(0.25), 0.132, Vector((0, -0.040, 0.010))
    hw = lambda z: 0.066 + 0.096 * (1 - (1 - min(1, max(0.0, z / high))) ** 2.2) ** 0.6
    hd = lambda z: 0.014 + 0.030 * math.sin(math.pi * min(1, 0.16 + 0.80 * z / high)) ** 0.8
    body = shell(high, hw, hd, made, 2.7, 0.016, 0.0, 0.007, 0.008, 11)
    pocket = shell(0.080, lambda z: 0.052 + 0.060 * min(1, max(0.0, z / 0.08)) ** 0.55, lambda z: 0.022 - 0.008 * (z / 0.08) ** 2, made, 2.6, 0.014, 0, 0.006, 0.006, 13)
    bpy.context.view_layer.update()
    done, dark = [body, pocket], stuff("grey", 0.03, 0.8)
    upper = [f for f in (on(body, x, high - 0.014 + 0.004 * (x / 0.14) ** 2) for x in np.linspace(-0.136, 0.130, 90)) if f]
    done += zipper([tuple(q + n * 0.001) for q, n in upper], [n for _, n in upper], metal, 0.013, dark)
    lid = [f for f in (on(pocket, x, 0.071) for x in np.linspace(-0.094, 0.088, 70)) if f]
    done += zipper([tuple(q + n * 0.001 + move) for q, n in lid], [n for _, n in lid], metal, 0.012, dark)
    round_ = [(0.098 * math.sin(t), 0.064 - 0.052 * math.cos(t) ** 0.8) for t in np.linspace(-1.5, 1.5, 120)]
    done += placed([seam(pocket, round_)], move)
    placed([pocket], move)
    done += [piped(body, [(x, high - 0.026) for x in np.linspace(-0.142, 0.142, 90)], 0.0012, made)]
    turn = np.linspace(math.pi * 0.02, math.pi * 0.98, 120)
    up = lambda t: 0.108 + 0.100 * math.sin(t) ** 0.9
    belt_ = [(-0.162 * math.cos(t) * (1 + 0.12 * math.sin(t)), 0.010 + 0.11 * math.sin(t), up(t)) for t in turn]
    done += ribbon(belt_, [Vector((-math.cos(t), math.sin(t) + 0.05, 0.25 * math.sin(t))) for t in turn], 0.036, 0.0028, grained(stuff("grey", 0.025, 0.8), "weave", 420, 0.0005))
    done += [block(0.036, 0.006, -0.021, 0.021, 0.004, 0.002, stuff("grey", 0.02, 0.4), (0, 0.123, up(math.pi / 2)))]
    for side in (-1, 1):
        wing = [f[0] + f[1] * 0.0015 for f in (on(body, side * x, 0.108) for x in np.linspace(0.134, 0.156, 10)) if f]
        done += ribbon([tuple(q) for q in wing] + [(side * 0.164, 0.008, 0.108)], (side * 0.6, -0.8, 0), 0.038, 0.0026, made, thread())
    return done


def changing_bag(p):
    """A soft bag with two pockets and long handles for a pram."""
    made, trim, metal, high = canvas(p, 300, 0.6), tan(), brass(0.2), 0.285
    hw, hd = steady([0, high * 0.5, high], [0.178, 0.190, 0.178]), (lambda z: 0.080 - 0.046 * (z / high) ** 1.6)
    body = shell(high, hw, hd, made, 4.6, 0.022, 0.020, 0.010, 0.012, 15)
    done = [body]
    for side in (-1, 1):
        pocket = placed([shell(0.135, steady([0, 0.14], [0.070, 0.074]), lambda z: 0.030 - 0.012 * z / 0.135, made, 4.2, 0.016, 0, 0.005, 0.004, 16 + side)], (side * 0.084, -0.062, 0.018))[0]
        bpy.context.view_layer.update()
        done.append(pocket)
        lid = [(side * 0.084 + x, -0.062 - 0.0185 * (1 - abs(x / 0.076) ** 4) - 0.001, 0.1545) for x in np.linspace(-0.066, 0.066, 40)]
        done += ribbon(lid, (0, -1, 0.1), 0.026, 0.0024, made, thread())
        done += stud((side * 0.084, lid[20][1] - 0.0016, 0.1545), 0.0052, metal)
    top = [(x, -0.004, high + 0.0125) for x in np.linspace(-0.160, 0.152, 60)]
    done += zipper(top, Vector((0, -0.35, 0.93)), metal, 0.014, stuff("grey", 0.03, 0.8))
    for y in (1, -1):
        handle = arch(0.078, 0.150, high - 0.010, 0.030 if y > 0 else -0.040, 90, 0.014 * -y, 0.7)
        if y < 0:
            down = [tuple(q + n * 0.0024) for q, n in (on(body, 0.078, z) for z in np.linspace(high - 0.085, high - 0.012, 14))]
            handle = [(-x, v, z) for x, v, z in down] + handle[2:-2] + down[::-1]
        done += ribbon(handle, (0, -1, 0), 0.024, 0.0036, trim, stuff("leather", 1.0, 0.6))
    for side in (-1, 1):
        at, _ = on(body, side * 0.078, high - 0.074)
        done += stud((at.x, at.y - 0.0040, at.z), 0.0044, metal)
    return done
