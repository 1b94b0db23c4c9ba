"""Glasses (m): the front bent about the face, to the camera; arms open behind it."""
import math

import bpy
import numpy as np
from scene import grid_faces, mesh_object
from things import LEVELS, finished, placed, plate, stuff, turned, wire

MIDDLE = 0.0335  # from the nose to the middle of a lens


def acetate(p):
    """Poured in flakes: dark ones swim in what has the colour of the name; `plain` is pearled instead."""
    if p.get("plain"):
        return stuff("own", LEVELS, 0.2, metal=0.45, coat=0.7)
    made = stuff("own", LEVELS, 0.16, coat=0.7)
    tree = made.node_tree
    place, noise, steps, mix = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "ValToRGB", "MixRGB"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 95, 1.5, 0.9
    steps.color_ramp.elements[0].position, steps.color_ramp.elements[0].color = 0.40, (0.17, 0.17, 0.17, 1)
    steps.color_ramp.elements[1].position, steps.color_ramp.elements[1].color = 0.58, (1, 1, 1, 1)
    mix.blend_type, mix.inputs[0].default_value, mix.inputs[2].default_value = "MULTIPLY", 1, (*LEVELS, 1)
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs[0], steps.inputs[0])
    tree.links.new(steps.outputs[0], mix.inputs[1])
    tree.links.new(mix.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def metal():
    """Lacquered, so that black has its lights too."""
    return stuff("own", LEVELS, 0.14, metal=1, coat=1)


def lens(p):
    """Sunglasses are darker above; spectacles are clear."""
    if p.get("clear"):
        return stuff("glass", 0.98, 0.0, clear=1)
    made = stuff(p.get("tint", "grey"), 0.3, 0.0, clear=1, coat=0.6)
    tree = made.node_tree
    place, split, ramp = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange"))
    for name, value in (("From Min", -0.022), ("From Max", 0.016), ("To Min", p.get("pale", 0.42)), ("To Max", 0.12)):
        ramp.inputs[name].default_value = value
    tree.links.new(place.outputs["Object"], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs["Value"])
    tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def smooth(points, steps=16):
    """A closed line through these points (Catmull and Rom)."""
    at, line = np.array(points, float), []
    for k in range(len(at)):
        a, b, c, d = (at[(k + j) % len(at)] for j in (-1, 0, 1, 2))
        for t in (i / steps for i in range(steps)):
            line.append((b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))))
    return [tuple(point) for point in line]


def glass_line(p):
    """The right lens about its own middle."""
    if p.get("round"):
        return [(p["round"] * math.cos(2 * math.pi * k / 128), p["round"] * 0.96 * math.sin(2 * math.pi * k / 128)) for k in range(128)]
    return smooth([(x / 1000, z / 1000) for x, z in p["lens"]])


def mirrored(line):
    return [(-x, z) for x, z in reversed(line)]


def apart(line, points):
    """Distance to a closed line, negative inside."""
    a, b = np.array(line), np.roll(np.array(line), -1, 0)
    t = np.clip(((points[:, None] - a) * (b - a)).sum(-1) / np.maximum(((b - a) ** 2).sum(-1), 1e-12), 0, 1)
    far = np.linalg.norm(points[:, None] - (a + t[..., None] * (b - a)), axis=-1).min(1)
    cross = (a[:, 1] > points[:, 1:2]) != (b[:, 1] > points[:, 1:2])
    with np.errstate(divide="ignore", invalid="ignore"):
        right = points[:, :1] < a[:, 0] + (points[:, 1:2] - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
    return np.where((cross & right).sum(1) % 2, -far, far)


def bar(points, one, two, thick):
    one, two = np.array(one), np.array(two)
    t = np.clip(((points - one) @ (two - one)) / ((two - one) ** 2).sum(), 0, 1)
    return np.linalg.norm(points - one - t[:, None] * (two - one), axis=1) - thick


def joined(one, two, soft):
    near = np.clip(0.5 + 0.5 * (two - one) / soft, 0, 1)
    return two + (one - two) * near - soft * near * (1 - near)


def rim_line(p, line):
    """The outer edge of an acetate front: rims, bridge and corners melt into one another."""
    ray = np.linspace(0, 0.05, 400)
    half = []
    for k in range(260):
        a = 2 * math.pi * k / 260
        points = np.stack((MIDDLE + ray * math.cos(a), ray * math.sin(a)), 1)
        body = apart([(x + MIDDLE, z) for x, z in line], points) - p["rim"]
        body = joined(body, bar(points, (-0.02, p["bridge"]), (0.02, p["bridge"]), p.get("nose", 0.0034)), 0.006)
        body = joined(body, bar(points, (MIDDLE + 0.018, p["hinge"]), (MIDDLE + p["reach"], p["hinge"] + p.get("lift", 0)), p.get("lug", 0.0036)), 0.005)
        out = np.argmax((body > 0) & (ray > 0.008))
        half.append(points[out] if out else points[-1])
    right = [tuple(point) for point in half if point[0] > 0.0002]
    first = max(range(len(right)), key=lambda k: math.dist(right[k], right[k - 1]))
    right = right[first:] + right[:first]
    return right + mirrored(right)


def bent(thing, k):
    for vertex in thing.data.vertices:
        vertex.co.y += k * vertex.co.x**2
    return thing


def bow(points, k, y=0.0):
    return [(x, y + k * x**2, z) for x, z in points]


def arms(p, x, y, z, made, thin=False):
    """Back over the ear, where they drop to the table."""
    low, done = p["low"], []
    for side in (-1, 1):
        if thin:
            line = [(0, 0), (0.04, 0.0006), (0.09, 0), (0.102, -0.003), (0.116, -0.012), (0.138, low - z + 0.0019)]
            path = [(0, u, v) for u, v in smooth([*line, (0.2, -0.1), (-0.04, 0)], 20)[:101]]
            one = [wire(path, 0.0009, made), wire(path[52:], 0.0019, p["tips"])]
        else:
            tall = p.get("arm", 0.0048)
            over = [(0, tall), (0.03, tall * 0.85), (0.07, tall * 0.66), (0.094, tall * 0.6), (0.108, 0), (0.122, -0.011), (0.142, low - z + 0.005)]
            under = [(0.141, low - z), (0.134, low - z + 0.001), (0.114, -0.014), (0.102, -0.006), (0.090, -tall * 0.62), (0.06, -tall * 0.66), (0.02, -tall * 0.85), (0, -tall * 0.95)]
            edge = smooth([(-0.03, tall), *over, *under, (-0.03, -tall * 0.95)], 8)
            one = placed([plate([q for q in edge if q[0] >= 0][::-1], 0.0036, 0.0011, made)], turn=(0, 0, 90))
            mark = plate([(0.004, -0.0009), (0.012, -0.0009), (0.012, 0.0009), (0.004, 0.0009)], 0.0006, 0.0002, stuff("grey", 0.8, 0.15, metal=1))
            one += placed([mark], (side * 0.0018, 0, 0), (0, 0, 90))
        done += placed(one, (side * x, y, z), (0, 0, side * p.get("toe", 3)))
    return done


def pads(p, k, made):
    done = []
    for side in (-1, 1):
        pad = turned([(0, -0.0012, 0), (0.0034, -0.0008, 0.0006), (0.0034, 0.0008, 0.0006), (0, 0.0012, 0)], stuff("glass", 0.95, 0.05, clear=1))
        pad.scale = (0.62, 1, 1)
        done += placed([pad], (side * 0.0085, 0.0085, -0.006), (68, 0, side * 42))
        done.append(wire([(side * 0.0115, 0.0012, 0.001), (side * 0.0108, 0.007, 0.002), (side * 0.0085, 0.0095, -0.004)], 0.0005, made))
    return done


def streak(p):
    """A bright screen beside the camera that glasses alone mirror."""
    a = math.radians(2 * p.get("turn", 0) + 4)
    far, wide, lean = 1.6, 0.15, 0.25
    side = (math.cos(a), math.sin(a))
    screen = [(far * math.sin(a) + side[0] * u, -far * math.cos(a) + side[1] * u, z) for u, z in ((-wide, 0.002), (wide, 0.002), (wide + lean, 0.9), (lean - wide, 0.9))]
    thing = mesh_object("streak", screen, [(0, 1, 2, 3)])
    made = bpy.data.materials.new("streak")
    made.use_nodes = True
    made.node_tree.nodes["Principled BSDF"].inputs["Emission"].default_value = (1, 1, 1, 1)
    made.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 3
    thing.data.materials.append(made)
    thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = False


def moulded(p):
    """A front of acetate with its hinges' pins."""
    streak(p)
    made, k, line = acetate(p), p.get("bend", 1.9), glass_line(p)
    right = [(x + MIDDLE, z) for x, z in line]
    p["low"] = min(z for _, z in right) - p["rim"]
    done = [bent(plate([rim_line(p, line), right[::-1], mirrored(right)[::-1]], p.get("thick", 0.0042), 0.0011, made), k)]
    for at in (right, mirrored(right)):
        done.append(bent(plate(at, 0.0018, 0.0003, lens(p)), k))
    x = MIDDLE + p["reach"]
    z = p["hinge"] + p.get("lift", 0)
    for side in (-1, 1):
        for up in (-0.0012, 0.0012):
            pin = turned([(0, 0, 0), (0.0007, 0, 0.0002), (0.0007, 0.0004, 0.0002), (0, 0.0005, 0)], stuff("grey", 0.8, 0.15, metal=1))
            done += placed([pin], (side * (x - 0.0035), k * (x - 0.0035) ** 2 - 0.0021, z + up), (90, 0, 0))
        pad = turned([(0, -0.002, 0), (0.0042, 0, 0.002), (0, 0.002, 0)], made)
        pad.scale = (0.5, 1, 1)
        done += placed([pad], (side * (p.get("nose_at", 0.0095)), 0.0042, -0.004), (60, 0, side * 30))
    return done + arms(p, x - 0.0006, k * x**2 + 0.0008, z, made)


def wired(p):
    """A metal rim, bridge and arms."""
    streak(p)
    made, k, line = metal(), p.get("bend", 1.6), glass_line(p)
    p["tips"] = stuff("grey", 0.02, 0.2, coat=0.6)
    thin = p.get("rim", 0.0009)
    right = [(x + MIDDLE, z) for x, z in line]
    p["low"] = min(z for _, z in right) - thin
    done = []
    for at in (right, mirrored(right)):
        done += [wire(bow(at, k), thin, made, True), bent(plate(at, 0.0016, 0.0003, lens(p)), k)]
    for z, lift in p["bridges"]:
        inner = MIDDLE + min(u for u, v in line if abs(v - z) < 0.002)
        done.append(wire(bow([(inner * math.sin(t), z + lift * math.cos(t) ** 2) for t in (math.pi * (j / 24 - 0.5) for j in range(25))], k, -0.0004), thin, made))
    x, z = MIDDLE + p["reach"], p["hinge"]
    edge = MIDDLE + max(u for u, v in line if abs(v - z) < 0.004)
    for side in (-1, 1):
        done.append(wire([(side * u, v, z) for u, v in ((edge - 0.0004, k * edge**2 - 0.0003), (x - 0.0012, k * x**2 - 0.0006), (x, k * x**2 + 0.0012), (x, k * x**2 + 0.006))], 0.0013, made))
    return done + pads(p, k, made) + arms(p, x, k * x**2 + 0.004, z, made, True)


def shield(p):
    """One lens from arm to arm under a bar."""
    made, k = acetate(p), p.get("bend", 4.2)
    turns = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 161))
    top = [(t * 0.0685, 0.0175 - 0.004 * abs(t) ** 2.2) for t in turns]
    under = [(t * 0.0685, 0.0115 - 0.033 * (1 - abs(t) ** 2.6) ** 0.5 + 0.020 * math.exp(-((t / 0.15) ** 2))) for t in turns[::-1]]
    p["low"] = min(z for _, z in under)
    rows = [(y, share) for y, shares in ((0, np.linspace(0, 1, 25)), (0.0018, np.linspace(1, 0, 25))) for share in shares]
    points = [(x, y + k * x**2, z + (low - z) * share) for y, share in rows for (x, z), (_, low) in zip(top, under[::-1])]
    faces = [face[::-1] for face in grid_faces(len(rows) + 1, len(top))]
    done = [finished(mesh_object("lens", points, [[i % len(points) for i in face] for face in faces]), lens(p))]
    brow = [*[(x, z + 0.0025) for x, z in top], *[(x, z - 0.003) for x, z in reversed(top)]]
    done.append(bent(placed([plate(brow[::-1], 0.0034, 0.0009, made)], (0, -0.0002, 0))[0], k))
    for side in (-1, 1):
        pad = turned([(0, -0.002, 0), (0.006, 0, 0.002), (0, 0.002, 0)], stuff("grey", 0.02, 0.4))
        pad.scale = (0.45, 1, 1)
        done += placed([pad], (side * 0.0085, 0.004, -0.008), (60, 0, side * 30))
    return done + arms(p, 0.0672, k * 0.0672**2 + 0.001, 0.0125, made)
