"""Court trainers: `sneakers.py`'s on a last that slopes to a longer, lower toe, on a thinner sole, with narrower laces."""
import sneakers
from last import Last, laced, panel

HIGH = [*sneakers.HIGH[:4], (0.12, 0.094), (0.15, 0.074), (0.18, 0.058), (0.21, 0.048), (0.24, 0.0405), (0.262, 0.036), (0.285, 0.029)]


def sloping(thick, high, wide, back):
    heel, middle, toe = thick
    sole = [(0, heel), (0.08, heel * 0.6 + middle * 0.4), (0.15, middle), (0.19, toe + 0.001), (0.235, toe + 0.004), (0.285, toe + 0.015)]
    halves = ([(x, y * wide) for x, y in table] for table in (sneakers.OUTER, sneakers.INNER))
    return Last(sneakers.LONG, *halves, sole, high, toe=(0.092, 2.15, 1.9), flat=(0.046, 2.2), back=back)


def narrow(last, places, made, wide=0.0075, thick=0.0015, lift=0.0034):
    return laced(last, places, made, wide * 0.86, thick * 0.9, lift)


def trainer(p):
    sneakers.HIGH, sneakers.HEIGHTS["cup"], sneakers.HEIGHTS["thick"] = HIGH, (0.022, 0.0165, 0.013), (0.038, 0.032, 0.028)
    sneakers.last_of, sneakers.laced = sloping, narrow
    return sneakers.sneaker(p)


def thin(last, field, thick, made, lift=0.0, edge=None, solid=0.0):
    """Thick, a tongue would run into itself where the instep is steep."""
    return panel(last, field, thick, made, lift * (0.7 if solid else 1), edge, solid and 0.0012)


def boot(p):
    """Over the ankle."""
    sneakers.HIGH_LAST, sneakers.HEIGHTS["canvas"] = [*sneakers.HIGH_LAST[:5], *HIGH[5:]], (0.021, 0.017, 0.0145)
    sneakers.panel = thin
    return trainer(p)
