"""Dresses: a bodice, with or without sleeves, sewn to a skirt; and slips, cut in one. Collars, belts and bows are laid on what hangs."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import cloth
import numpy as np
from body import CELL, HIGH, LOW, SHOULDER
from garment import DEFAULTS, Draft, add_sleeves, drafted, sew_sleeve, steps
from look import dressed, shaped, welded
from pattern import bezier, line, mirrored, resample
from skirts import TOP, panel, sector
from tailor import Relief, cloth_of, knife
from trims import Laid, belt, bow, buttons, collar, strip, tiered
from wardrobe import Slim, views

DRESS = {
    "arms": 58, "neck": 0.09, "back_neck": 0.022, "neck_width": 0.082, "tip": 0.176, "tip_height": 1.442, "under": (0.252, 1.215), "waist": 0.214,
    "hip": 0.246, "hem": (0.4, 0.5), "gather": 1, "sleeve": 0.2, "cuff": 0.165, "puff": 0, "stiff": 0.05, "wind": 1.0, "shrink": 0.06, "thick": 0.0026,
}


class Puffed(Draft):
    """Sleeves wider than the armholes and cuffs that they are gathered to."""

    puff = 0

    def add(self, name, edges, *more):
        if name[0] == "S" and self.puff:
            edges = [(key, curve * [1.0, self.puff]) for key, curve in edges]
        super().add(name, edges, *more)


class Padded(Slim):
    """Tissue in the sleeves, as shops stuff them for a picture."""

    def __init__(self, arms, thick):
        super().__init__(arms)
        x, y, z = np.meshgrid(*(np.arange(low, high, CELL) for low, high in zip(LOW, HIGH)), indexing="ij")
        turn, far = math.radians(arms), self.field[..., 0]
        for side in (1, -1):
            at = side * (SHOULDER[0] + 0.065 * math.cos(turn)), 0.004, SHOULDER[1] - 0.065 * math.sin(turn)
            far = np.minimum(far, np.sqrt((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) - thick)
        self.field = np.stack([far, *np.gradient(far, CELL)], -1)


def bodice(p, drop):
    neck, tip, under = (p["neck_width"], 1.478), (p["tip"], p["tip_height"]), p["under"]
    low = (0, 1.478 - drop)
    if p["vee"] and drop == p["neck"]:
        neckline = bezier(low, (0.03, low[1] + drop * 0.33), (neck[0] * 0.8, low[1] + drop * 0.74), neck, steps(0.2))
    else:
        neckline = bezier(low, (neck[0] * 0.57, low[1]), (neck[0] * 0.93, low[1] + drop * 0.45), neck, steps(0.135))
    return mirrored([
        ("neck", neckline),
        ("shoulder", line(neck, tip, steps(math.dist(neck, tip)))),
        ("armhole", bezier(tip, (tip[0] - 0.024, tip[1] - 0.074), (under[0] - 0.086, under[1] + 0.037), under, steps(0.235))),
        ("side", bezier(under, (under[0] - 0.012, under[1] - 0.06), (p["waist"] + 0.004, TOP + 0.06), (p["waist"], TOP), steps(under[1] - TOP))),
        ("waist", line((p["waist"], TOP), (0, TOP), steps(p["waist"]))),
    ])


def sown(p):
    """The numbers of the skirt, whose upper edge may be longer than the bodice's."""
    return {**p, "waist": p["waist"] * p["gather"]}


def skirt(p):
    edges, count = [], steps(p["waist"])
    for key, curve in panel(sown(p)):
        edges.append((key.replace("neck", "waist").replace("side", "below"), resample(curve, count) if key[:4] == "neck" else curve))
    return edges


def pieced(p):
    draft = Puffed(p["sleeve"])
    draft.puff = p["puff"]
    draft.edges["armhole"] = [*draft.edges["armhole"], "waistR", "waistL"]  # The look makes a seam of what is near it.
    loops = draft.loops
    for name, y, drop, piece in (("F", -0.17, p["neck"], 0), ("B", 0.17, p["back_neck"], 1)):
        put, chart = (lambda q, y=y: (q[0], y, q[1])), (lambda q, piece=piece: (q[0] + piece, q[1]))
        draft.add(name, bodice(p, drop), put, chart, piece, name == "B")
        draft.add("W" + name, skirt(p), put, chart, piece, name == "B")
        for side in "RL":
            draft.sew(loops[name]["waist" + side], loops["W" + name]["waist" + side][::-1])
    if p["sleeve"]:
        add_sleeves(draft, p)
    for side in "RL":
        for edge in ("shoulder", "side"):
            draft.sew(loops["F"][edge + side], loops["B"][edge + side])
        draft.sew(loops["WF"]["below" + side], loops["WB"]["below" + side])
        if p["sleeve"]:
            sew_sleeve(draft, side)
    return draft


def hung(p):
    p = {**DEFAULTS, **DRESS, **p}
    draft = drafted(p) if "slip" in p else pieced(p)
    seams, off = np.array(sorted(set(draft.seams))), {key: np.array(value) for key, value in draft.far.items()}
    shrink = np.where(off["neck"] < 0.022, p["shrink"], 0)
    waist = np.zeros(len(draft.points), bool)
    if "slip" not in p:
        waist[[i for piece in ("F", "B") for side in "RL" for i in draft.loops[piece]["waist" + side]]] = True
    if p["puff"]:
        shrink = np.where(off["cuff"] < 0.016, 1 - 0.85 / p["puff"], shrink)
    body = Padded(p["arms"], 0.08) if p["puff"] else Slim(p["arms"])
    at = cloth.hung(draft.points, draft.faces, seams, body, p["stiff"], p["wind"], p["seed"], shrink)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams, "waist": waist, **off}


def pleated(thing, p):
    """As a skirt's, below the waist only."""
    angle, inner = sector(sown(p))
    relief = Relief(thing, cloth_of())
    n = relief.n
    turn = n.math("ARCTAN2", relief.u, n.math("SUBTRACT", TOP + inner, relief.v))
    free = n.times(n.below(relief.v, TOP - 0.012, 0.008), n.below(n.math("ABSOLUTE", relief.u), 0.75, 0.01))  # no sleeve
    deep = n.sum(0.003, n.times(n.math("SUBTRACT", TOP, relief.v), 0.012))
    relief.add(n.times(knife(n, n.times(turn, p["pleats"] / angle)), free, deep), 1.0)
    relief.done()


def clothed(hung, p):
    p = {**DEFAULTS, **DRESS, **p}
    thing = welded(hung)
    shaped(thing, p)
    dressed(thing, {"band": 0.012, "ribs": 0, "loops": (0.0006, 0.0006, 0.1), **p})
    if "pleats" in p:
        pleated(thing, p)
    if "tiers" in p:
        tiered(thing, TOP, p, *sector(sown(p)))
    laid = Laid(hung)
    if "collar" in p:
        collar(laid, bodice(p, p["neck"])[0][1], bodice(p, p["back_neck"])[0][1], p)
    if "buttons" in p:
        top, low = 1.478 - p["neck"], p["hem"][1]
        strip(laid, ((0, low + 0.004), (0, top - 0.002)), 0.015)
        buttons(laid, np.linspace(top - 0.02, low + 0.06, p["buttons"]))
    if "wrap" in p:
        strip(laid, p["wrap"])
    if "belt" in p:
        middle = belt(hung["points"][hung["waist"]], p["belt"])
        bow(middle, *p["bow"], p["seed"])
    return thing


if __name__ == "__main__":
    views(hung, clothed)
