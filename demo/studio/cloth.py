"""Cloth that hangs: points held together by lengths, in short steps (position based dynamics with one pass a step)."""
import numpy as np

STEP, GRAVITY, SKIN = 1 / 480, 5.0, 0.006
CLOSING, FALLING, RESTING = 240, 560, 300  # steps: seams close, the cloth falls in a gust, it comes to rest


class Lengths:
    """Pairs of points that are to keep a distance, in groups in which no point occurs twice."""

    def __init__(self, pairs, rest, share):
        used, group = {}, np.zeros(len(pairs), int)
        for k, (a, b) in enumerate(pairs):
            taken = used.setdefault(a, set()) | used.setdefault(b, set())
            group[k] = next(g for g in range(99) if g not in taken)
            used[a].add(group[k])
            used[b].add(group[k])
        self.groups = [(*pairs[group == g].T, rest[group == g]) for g in range(group.max() + 1)]
        self.share = share / 2

    def keep(self, points, scale=1.0):
        for a, b, rest in self.groups:
            way = points[b] - points[a]
            long = np.sqrt(np.einsum("ij,ij->i", way, way)) + 1e-9
            way *= (self.share * (1 - scale * rest / long))[:, None]
            points[a] += way
            points[b] -= way


def edges_of(faces):
    """Edges of triangles, and the two points across each inner edge."""
    corners = {}
    for a, b, c in faces:
        for i, j, other in ((a, b, c), (b, c, a), (c, a, b)):
            corners.setdefault((min(i, j), max(i, j)), []).append(other)
    return np.array(list(corners)), np.array([two for two in corners.values() if len(two) == 2])


class Gust:
    """A wind that changes over a hand's breadth."""

    def __init__(self, seed, strength):
        chance = np.random.default_rng(seed)
        self.waves, self.phases = chance.normal(0, 14, (3, 5)), chance.uniform(0, 6.3, 5)
        self.ways = chance.normal(0, strength, (5, 3)) * (1, 1.6, 0.3)

    def __call__(self, points):
        return np.sin(points @ self.waves + self.phases) @ self.ways


def hung(points, faces, seams, body, stiff, wind, seed, shrink):
    """The points at rest; `shrink`: by how much each wants to be shorter than cut."""
    points = np.array(points)
    between = lambda pairs: np.linalg.norm(points[pairs[:, 0]] - points[pairs[:, 1]], axis=1)
    edges, across = edges_of(faces)
    threads = Lengths(edges, between(edges) * (1 - shrink[edges].min(1)), 0.9)
    bends = Lengths(across, between(across), stiff)
    sewn = Lengths(seams, between(seams), 1.0)
    gust, before = Gust(seed, wind), points.copy()
    for step in range(CLOSING + FALLING + RESTING):
        closed = step >= CLOSING
        speed = (points - before) * (0.97 if step < CLOSING else 0.995 if step < CLOSING + FALLING else 0.98)
        before = points.copy()
        points += speed
        if closed:
            points[:, 2] -= GRAVITY * STEP * STEP
            if step < CLOSING + FALLING:
                points += gust(points) * STEP * STEP
        sewn.keep(points, max(0.0, 1 - step / (CLOSING * 0.8)))
        threads.keep(points)
        bends.keep(points)
        far, away = body.near(points)
        deep = np.maximum(SKIN - far, 0)[:, None]
        points += away * deep
        # Where cloth lies on the body it slides but little.
        points = np.where(deep > 0, before + (points - before) * (1.0 if not closed else 0.5) + away * deep * (0.0 if not closed else 0.5), points)
    return points
