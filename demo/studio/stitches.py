"""Stitches, and where in the flat piece what keeps a colour of its own lies."""
import math

# Of the first of the `trims`; the next lie one further each (`trimmed.py` has the other half).
TRIM = 30


def seam(n, off, at, pitch, along):
    """A row of stitches that pulls the cloth a little."""
    return n.times(n.ridge(off, at, 0.0011), n.sum(-2.2, n.times(n.math("SINE", n.times(along, 2 * math.pi / pitch)), 1.2)))
