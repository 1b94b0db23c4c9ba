"""Ballerinas with a bow or a strap, and espadrilles."""
import numpy as np
from last import insole, paired, panel, seams
from leather import dyed, grained
from soles import ANKLE, LOW, buckle, calf, cord_bow, jute, lasted, mouth, natural, on_ridge, roped, rubber, sewn, slab, spot, stacked, strapped, strip, upper_of
from things import LEVELS, stuff


def ballerina(p):
    """`over`: 'bow', or 'strap' with a buckle over the instep."""
    strap = p.get("over") == "strap"
    last = lasted(0.006, 0.0055, p.get("toe", "round"), ANKLE if strap else LOW, 0.246, 0.98, 0.006)
    made, inner = calf(0.0003, 0.24, 600), natural(0.70)
    field = mouth(last, [(0, 0.050), (0.02, 0.047), (0.06, 0.031), (0.10, 0.025), (0.15, 0.023), (0.25, 0.021)], 0.105, 0.184, 2.2)
    done = upper_of(last, field, made, inner, stuff("own", tuple(0.8 * v for v in LEVELS), 0.6, shine=0.2), 0.0016)
    if strap:
        band = np.maximum(strip(last, last.along - 0.101 - 0.05 * np.abs(last.across), 0.0125), 0.012 - last.up)
        done += strapped(last, band, made, sewn(1.0))
        place, normal = spot(last, 0.104, float(last.sole(0.104)) + 0.044, -1, 0.0030)
        done += buckle(place, normal, (0.05, 0, 1), 0.011, 0.0155)
    else:
        place, normal = on_ridge(last, 0.187, 0, 0.0014)
        done += cord_bow(place, normal, (1, 0, -0.2), stuff("own", tuple(0.8 * v for v in LEVELS), 0.6, shine=0.2))
    done += [insole(last, inner, 0.0016, 0.97), slab(last, lambda x: float(last.sole(x)) - 0.0036, lambda x: float(last.sole(x)) + 0.0010, stacked(), 0.0010, 0.0014)]
    done.append(slab(last, lambda x: 0.0, lambda x: float(last.sole(x)) - 0.0030, rubber(), 0.0006, 0.0008, (0, 0.055)))
    return paired(done, p)


def espadrille(p):
    """Canvas sewn to a sole of jute."""
    last = lasted(0.006, 0.023, "round", LOW, 0.262, 1.03, 0.003, tall=0.98)
    made = stuff("own", LEVELS, 0.9, shine=0.12)
    if "pattern" in p:
        dyed(made, p)
        next(n for n in made.node_tree.nodes if n.type == "TEX_WAVE").inputs["Scale"].default_value = 26
    grained(made, "weave", 520, 0.0005)
    inner = stuff("grey", 0.66, 0.95, shine=0.08)
    field = mouth(last, [(0, 0.050), (0.03, 0.047), (0.07, 0.040), (0.11, 0.041), (0.16, 0.044), (0.27, 0.04)], 0.096, 0.140, 2.4)
    done = upper_of(last, field, made, inner, edge=0.0013)
    cap = 0.222 - last.along - 0.12 * np.abs(last.across)
    white = stuff("grey", 0.85, 0.8, shine=0.1)
    done += seams(last, field, white, 0.0010, (0.0042,), None, 0.0032, 0.0018)
    done += [panel(last, cap, 0.0010, made, 0, 0.0006), *seams(last, cap, white, 0.0010, (0.0022, 0.0046), None, 0.0030, 0.0016)]
    done += roped(last, lambda x: np.full(np.shape(x), 0.0035), lambda x: last.sole(x) + 0.0015, jute())
    done += [slab(last, lambda x: 0.0, lambda x: 0.0042, rubber(0.12), 0.0030, 0.001), insole(last, jute(), 0.0024, 0.96)]
    return paired(done, p)
