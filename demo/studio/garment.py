"""A top or dress: drafted from numbers, sewn over the mannequin by springs, hung until it rests."""
import math
import cloth
import numpy as np
from body import Mannequin
from pattern import bezier, distance, filled, line, mirrored

GRAIN = 0.0095
DEFAULTS = {
    "arms": 60, "neck": 0.085, "back_neck": 0.022, "vee": False, "neck_width": 0.088, "tip": 0.212, "tip_height": 1.434,
    "under": (0.272, 1.225), "waist": 0.262, "hem": (0.276, 0.765), "sag": 0.008, "sleeve": 0.222, "cuff": 0.180,
    "stiff": 0.04, "wind": 2.0, "seed": 1, "shrink": 0.10,
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

    def __init__(self, sleeves):
        self.points, self.flat, self.faces, self.seams, self.loops = [], [], [], [], {}
        armhole = ["armholeR", "armholeL", "cap"]
        self.edges = {"hem": ["hemR", "hemL"], "neck": ["neckR", "neckL"], "cuff": ["cuff"], "armhole": armhole}
        if not sleeves:  # An armhole without a sleeve is bound like the neck.
            self.edges["neck"], self.edges["armhole"] = self.edges["neck"] + armhole, []
        self.far = {key: [] for key in (*self.edges, "piece")}

    def add(self, name, edges, place, chart, piece, flip):
        points, faces, loops = filled(edges, GRAIN)
        start = len(self.points)
        self.points += [place(q) for q in points]
        self.flat += [chart(q) for q in points]
        self.faces += [tuple(start + i for i in (f[::-1] if flip else f)) for f in faces]
        self.loops[name] = {key: [start + i for i in loop] for key, loop in loops.items()}
        named = dict(edges)
        for key, edge in self.edges.items():
            self.far[key].extend(distance(points, [named[e] for e in edge if e in named]))
        self.far["piece"].extend([piece] * len(points))

    def sew(self, one, other):
        if len(one) != len(other):
            raise ValueError("two edges of a seam differ in their points")
        self.seams += [(a, b) for a, b in zip(one, other) if a != b]


def drafted(p):
    draft = Draft(p["sleeve"])
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
            draft.add(name, edges, place, lambda q, turn=turn: (2 + turn * q[1], 1 - q[0]), 2, (half == "F") == (side > 0))


def sew_sleeve(draft, side):
    loops = draft.loops
    for half in "FB":
        armhole = loops[half]["armhole" + side]
        draft.sew(armhole if side == "R" else armhole[::-1], loops["S" + half + side]["cap"])
    for edge in ("over", "under"):
        draft.sew(loops["SF" + side][edge], loops["SB" + side][edge])


def hung(p):
    """What the look needs of the garment at rest."""
    p = {**DEFAULTS, **p}
    draft = drafted(p)
    seams = np.array(draft.seams)
    shrink = np.where(np.array(draft.far["neck"]) < 0.022, p["shrink"], 0)
    at = cloth.hung(draft.points, draft.faces, seams, Mannequin(p["arms"]), p["stiff"], p["wind"], p["seed"], shrink)
    gaps = np.linalg.norm(at[seams[:, 0]] - at[seams[:, 1]], axis=1)
    print(f"hung: {len(at)} points, seams open by {gaps.mean():.4f} m, {gaps.max():.4f} m at most", flush=True)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams,
            **{key: np.array(value) for key, value in draft.far.items()}}
