"""What closes between the legs, cut like a top that ends in leg openings: babies' bodies, bathing suits, bodysuits and briefs."""
import math

import cloth
import numpy as np
from dresses import Puffed
from garment import DEFAULTS, add_sleeves, body_piece, sew_sleeve, steps
from knitwear import high_collar
from pattern import bezier, line, mirrored

LEOTARD = {
    **DEFAULTS,
    "arms": 62, "neck_width": 0.08, "tip": 0.196, "sleeve": 0, "wind": 1.4, "shrink": 0.08, "waist": 0.262, "hip": (0.235, 0.925), "low": 0.775,
    "crotch": (0.062, 0.075), "scoop": (0.13, 0.05), "fit": 0, "rise": 0, "stand": 0, "puff": 0, "thick": 0.0026, "band": 0.014, "ribs": 0.5,
}


def piece(p, drop, back):
    """From the neck down, or, with a `rise`, from the waist."""
    half = [(name[:-1], curve) for name, curve in body_piece(p, drop)[:3]]
    if p["rise"]:
        half = [("neck", line((0, p["rise"]), (p["waist"], p["rise"]), steps(p["waist"])))]
        p = {**p, "under": (p["waist"], p["rise"])}
    under, hip, (wide, long) = p["under"], p["hip"], p["crotch"]
    low = (wide * (1.2 if back else 1), p["low"])
    across, up = p["scoop"][0] * (0.25 if back else 1), p["scoop"][1] * (0.3 if back else 1)
    upper, inner = (hip[0] - across * 0.55, hip[1] - 0.012 - up * 0.1), (low[0] + 0.004 + long * 0.1, low[1] + long)
    return mirrored([
        *half,
        ("side", bezier(under, *([(p["waist"], under[1] - 0.12), (p["waist"], hip[1] + 0.09)] if not p["rise"] else [under, hip]), hip, steps(max(0.02, under[1] - hip[1])))),
        ("leg", bezier(hip, upper, inner, low, steps(math.dist(hip, low) * 1.08))),
        ("crotch", line(low, (0, p["low"]), steps(wide))),
    ])


def cut(p):
    draft = Puffed(p["sleeve"])
    draft.puff = p["puff"]
    draft.edges["neck"] = [*draft.edges["neck"], "legR", "legL"]
    draft.edges["hem"] = []
    for name, y, drop, back in (("F", -0.17, p["neck"], 0), ("B", 0.17, p["back_neck"], 1)):
        draft.add(name, piece(p, drop, back), lambda q, y=y: (q[0], y * (0.5 + 0.5 * min(1, max(0, (q[1] - p["low"]) / 0.15))), q[1]), lambda q, back=back: (q[0] + back, q[1]), back, bool(back))
    if p["sleeve"]:
        add_sleeves(draft, p)
    for side in "RL":
        for edge in ("side", "crotch") if p["rise"] else ("shoulder", "side", "crotch"):
            draft.sew(draft.loops["F"][edge + side], draft.loops["B"][edge + side])
        if p["sleeve"]:
            sew_sleeve(draft, side)
    if p["stand"]:
        high_collar(draft, p)
    return draft


def sewn(p, body):
    """At rest on this body; `fit`: by how much its cloth is narrower than its cut."""
    draft = cut(p)
    seams, off = np.array(sorted(set(draft.seams))), {key: np.array(value) for key, value in draft.far.items()}
    shrink = np.where(off["neck"] < 0.016, p["shrink"], p["fit"])
    shrink = np.where(off["cuff"] < 0.02, np.maximum(shrink, p.get("grip", 0)), shrink)
    at = cloth.hung(draft.points, draft.faces, seams, body, p["stiff"], p["wind"], p["seed"], shrink)
    return {"points": at, "faces": np.array(draft.faces), "flat": np.array(draft.flat), "seams": seams, **off}
