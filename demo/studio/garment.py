"""A top or dress: drafted from numbers, sewn over the mannequin by springs, hung until it rests."""
import math
import bpy
import numpy as np
from body import mannequin
from pattern import bezier, distance, filled, line, mirrored
from scene import mesh_object

GRAIN = 0.0095
CLOSED, FALLING, REST = 28, 36, 66  # frames: seams closed, gravity whole, hung
DEFAULTS = {
    "arms": 56, "neck": 0.085, "back_neck": 0.022, "vee": False, "neck_width": 0.088, "tip": 0.212, "tip_height": 1.434,
    "under": (0.272, 1.225), "waist": 0.262, "hem": (0.276, 0.765), "sag": 0.008, "sleeve": 0.222, "cuff": 0.180,
    "stiff": 0.08, "wind": 1.5, "seed": 1, "shrink": 0.10,
}


def steps(length):
    return max(2, int(length / GRAIN))


def body_piece(p, drop):
    neck, tip, under, hem = (p["neck_width"], 1.478), (p["tip"], p["tip_height"]), p["under"], p["hem"]
    low = (0, 1.478 - drop)
    if p["vee"] and drop == p["neck"]:
        neckline = bezier(low, (0.03, low[1] + drop * 0.36), (neck[0] * 0.86, low[1] + drop * 0.72), neck, steps(0.2))
    else:
        round_ = (neck[0] * 0.57, low[1]), (neck[0] * 0.93, low[1] + drop * 0.45)
        neckline = bezier(low, *round_, neck, steps(0.135))
    bottom = hem[1] - p["sag"]
    return mirrored([
        ("neck", neckline),
        ("shoulder", line(neck, tip, steps(math.dist(neck, tip)))),
        ("armhole", bezier(tip, (tip[0] - 0.024, tip[1] - 0.074), (under[0] - 0.086, under[1] + 0.037), under, steps(0.235))),
        ("side", bezier(under, (p["waist"], under[1] - 0.12), (p["waist"], 0.98), hem, steps(under[1] - hem[1]))),
        ("hem", bezier(hem, (hem[0] * 0.55, bottom), (hem[0] * 0.3, bottom), (0, bottom), steps(hem[0]))),
    ])


def sleeve_piece(p):
    long, cuff = p["sleeve"], p["cuff"]
    return [
        ("cap", bezier((0, 0), (-0.004, 0.075), (0.118, 0.100), (0.125, 0.192), steps(0.235))),
        ("under", line((0.125, 0.192), (long - 0.007, cuff), steps(long - 0.132))),
        ("cuff", line((long - 0.007, cuff), (long, 0), steps(cuff))),
        ("over", line((long, 0), (0, 0), steps(long))),
    ]


class Draft:
    """Pieces in space, their triangles, seams, and how far each point lies from hems and seams."""

    def __init__(self):
        self.points, self.flat, self.faces, self.seams, self.loops = [], [], [], [], {}
        self.far = {"hem": [], "neck": [], "cuff": [], "armhole": [], "piece": []}

    def add(self, name, edges, place, chart, piece, flip):
        points, faces, loops = filled(edges, GRAIN)
        start = len(self.points)
        self.points += [place(q) for q in points]
        self.flat += [chart(q) for q in points]
        self.faces += [tuple(start + i for i in (f[::-1] if flip else f)) for f in faces]
        self.loops[name] = {key: [start + i for i in loop] for key, loop in loops.items()}
        named = dict(edges)
        for key, edge in (("hem", ["hemR", "hemL"]), ("neck", ["neckR", "neckL"]), ("cuff", ["cuff"]), ("armhole", ["armholeR", "armholeL", "cap"])):
            self.far[key].extend(distance(points, [named[e] for e in edge if e in named]))
        self.far["piece"].extend([piece] * len(points))

    def sew(self, one, other):
        if len(one) != len(other):
            raise ValueError("two edges of a seam differ in their points")
        self.seams += [(a, b) for a, b in zip(one, other) if a != b]


def drafted(p):
    draft = Draft()
    draft.add("F", body_piece(p, p["neck"]), lambda q: (q[0], -0.17, q[1]), lambda q: (q[0], q[1]), 0, False)
    draft.add("B", body_piece(p, p["back_neck"]), lambda q: (q[0], 0.17, q[1]), lambda q: (q[0] + 1, q[1]), 1, True)
    loops = draft.loops
    if p["sleeve"]:
        add_sleeves(draft, p)
    for side in "RL":
        draft.sew(loops["F"]["shoulder" + side], loops["B"]["shoulder" + side])
        draft.sew(loops["F"]["side" + side], loops["B"]["side" + side])
        if p["sleeve"]:
            sew_sleeve(draft, side)
    draft.seams = sorted(set(draft.seams))
    return draft


def add_sleeves(draft, p):
    angle = math.radians(p["arms"])
    down = np.array((math.cos(angle), -math.sin(angle)))
    across = np.array((-math.sin(angle), -math.cos(angle)))
    edges = sleeve_piece(p)
    for side in (1, -1):
        for half, y in (("F", -0.11), ("B", 0.11)):
            def place(q, side=side, y=y):
                at = np.array((p["tip"] + 0.075, p["tip_height"])) + down * q[0] + across * q[1]
                return (side * at[0], y, at[1])
            name = "S" + half + ("R" if side > 0 else "L")
            turn = 1 if half == "F" else -1
            draft.add(name, edges, place, lambda q, turn=turn: (2 + turn * q[1], 1 - q[0]), 2, (half == "F") == (side < 0))


def sew_sleeve(draft, side):
    loops = draft.loops
    for half in "FB":
        armhole = loops[half]["armhole" + side]
        draft.sew(armhole if side == "R" else armhole[::-1], loops["S" + half + side]["cap"])
    for edge in ("over", "under"):
        draft.sew(loops["SF" + side][edge], loops["SB" + side][edge])


def cloth_of(thing, p):
    cloth = thing.modifiers.new("cloth", "CLOTH")
    s = cloth.settings
    s.quality, s.mass = 6, 0.18
    s.tension_stiffness = s.compression_stiffness = 18
    s.shear_stiffness, s.bending_stiffness = 4, p["stiff"]
    s.tension_damping = s.compression_damping = s.shear_damping = 8
    s.bending_damping, s.air_damping = 0.5, 1.5
    s.use_sewing_springs, s.sewing_force_max = True, 18
    s.vertex_group_shrink, s.shrink_min, s.shrink_max = "shrink", 0, p["shrink"]
    c = cloth.collision_settings
    c.distance_min, c.collision_quality, c.use_self_collision = 0.004, 3, False
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, REST
    return s.effector_weights


def hung(p):
    """What the look needs of the garment at rest."""
    p = {**DEFAULTS, **p}
    scene = bpy.context.scene
    body = mannequin(p["arms"])
    body.modifiers.new("collision", "COLLISION")
    body.collision.thickness_outer, body.collision.cloth_friction = 0.003, 3
    draft = drafted(p)
    thing = mesh_object("garment", draft.points, draft.faces, draft.seams)
    group = thing.vertex_groups.new(name="shrink")
    group.add([int(i) for i in np.where(np.array(draft.far["neck"]) < 0.022)[0]], 1.0, "ADD")
    weights = cloth_of(thing, p)
    bpy.ops.object.effector_add(type="TURBULENCE", location=(0, -0.3, 0.9))
    wind = bpy.context.object.field
    wind.strength, wind.size, wind.seed = p["wind"], 0.4, p["seed"]
    for frame, weight, gust in ((1, 0, 0), (CLOSED, 0, 1), (FALLING, 1, 1), (REST - 12, 1, 0)):
        weights.gravity, weights.turbulence = weight, gust
        weights.keyframe_insert("gravity", frame=frame)
        weights.keyframe_insert("turbulence", frame=frame)
    scene.frame_end = REST
    for frame in range(1, REST + 1):
        scene.frame_set(frame)
    mesh = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    at = np.zeros(len(draft.points) * 3)
    mesh.vertices.foreach_get("co", at)
    at, seams = at.reshape(-1, 3), np.array(draft.seams)
    gaps = np.linalg.norm(at[seams[:, 0]] - at[seams[:, 1]], axis=1)
    print(f"hung: {len(at)} points, seams open by {gaps.mean():.4f} m, {gaps.max():.4f} m at most", flush=True)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams,
            **{key: np.array(value) for key, value in draft.far.items()}}
