"""Colours a view: `python3 compose.py VIEW.npz '{"colour": "#c8102e", "pattern": "striped", "second": "#ffffff"}'`, raw RGB on the standard output."""
import json
import sys
import numpy as np

SIZE = (1125, 900)
GROUND = np.array([0xF3, 0xF0, 0xEB]) / 255
WINDOW, EVEN = 3, 0.0008  # pixels each way; how much light may differ before it counts as shape
WHITEST = 0.86  # what white cloth throws back; the rest is left for its folds


def linear(c):
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def encoded(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def colour(text):
    return linear(np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255)


def boxed(a, r=WINDOW):
    """Mean over a window, of every layer."""
    for axis in (0, 1):
        size = a.shape[axis]
        total = np.cumsum(np.concatenate([np.zeros_like(a.take([0], axis)), a], axis), axis)
        high, low = np.minimum(np.arange(size) + r + 1, size), np.maximum(np.arange(size) - r, 0)
        width = (high - low).reshape([-1 if i == axis else 1 for i in range(a.ndim)])
        a = (total.take(high, axis) - total.take(low, axis)) / width
    return a


def resized(a, shape):
    """Between the four nearest points."""
    for axis, size in enumerate(shape):
        at = np.clip((np.arange(size) + 0.5) * a.shape[axis] / size - 0.5, 0, a.shape[axis] - 1)
        low = np.minimum(at.astype(int), a.shape[axis] - 2)
        share = (at - low).reshape([-1 if i == axis else 1 for i in range(a.ndim)])
        a = a.take(low, axis) * (1 - share) + a.take(low + 1, axis) * share
    return a


def quiet(noisy, guide):
    """Guided filter: in a small window light is what normals and identity say, and no more. From small and noisy to large and still."""
    small = resized(boxed(guide, round(guide.shape[0] / noisy.shape[0] / 2)), noisy.shape[:2])
    count = guide.shape[-1]
    mean, level = boxed(small), boxed(noisy)
    spread = boxed(small[..., :, None] * small[..., None, :]) - mean[..., :, None] * mean[..., None, :]
    shared = boxed(small[..., :, None] * noisy[..., None, :]) - mean[..., :, None] * level[..., None, :]
    slope = np.linalg.solve(spread + EVEN * np.eye(count), shared)
    rest = level - np.einsum("hwgc,hwg->hwc", slope, mean)
    slope, rest = (resized(boxed(a), guide.shape[:2]) for a in (slope, rest))
    return np.maximum(0, np.einsum("hwgc,hwg->hwc", slope, guide) + rest)


def halved(a):
    return (a[::2, ::2] + a[1::2, ::2] + a[::2, 1::2] + a[1::2, 1::2]) / 4


def scattered(i, j, seed=0):
    """A number from 0 to 1 of each cell."""
    return np.modf(np.abs(np.sin(i * 127.1 + j * 311.7 + seed * 74.7) * 43758.5453))[0]


def blotches(u, v, size, seed):
    """Smooth noise with cells of this size (m)."""
    x, y = u / size, v / size
    i, j = np.floor(x), np.floor(y)
    a, b = x - i, y - j
    a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
    rows = [scattered(i, j + k, seed) * (1 - a) + scattered(i + 1, j + k, seed) * a for k in (0, 1)]
    return rows[0] * (1 - b) + rows[1] * b


def striped(u, v, said):
    pitch = said.get("pitch", 0.042)
    return (np.mod(v, pitch) / pitch < 0.38).astype(float)


def checked(u, v, said):
    pitch = said.get("pitch", 0.05)
    return ((np.mod(u, pitch) < pitch / 2) * 0.5 + (np.mod(v, pitch) < pitch / 2) * 0.5).astype(float)


def dotted(u, v, said):
    pitch = said.get("pitch", 0.026)
    row = np.floor(v / pitch)
    x = np.mod(u / pitch + 0.5 * np.mod(row, 2), 1) - 0.5
    return (np.hypot(x, np.mod(v / pitch, 1) - 0.5) < 0.2).astype(float)


def plain(u, v, said):
    return np.zeros_like(u)


PATTERNS = {"plain": plain, "striped": striped, "checked": checked, "dotted": dotted}


def camouflage(u, v, own):
    """Three tones of the colour in large patches."""
    field = [blotches(u, v, 0.075, s) * 0.7 + blotches(u, v, 0.03, s + 5) * 0.3 for s in (1, 2)]
    tone = np.where(field[0] > 0.56, 0.45, np.where(field[1] > 0.58, 1.7, 1.0))
    return np.clip(own * tone[..., None], 0, 0.85)


FLOWERS = ("#c8961f", "#4a2c1c", "#b5523b")


def floral(u, v, own):
    """In each cell of 4 cm a flower of five petals and two leaves, shifted and turned."""
    x, y = u / 0.04, v / 0.04
    i, j = np.floor(x), np.floor(y)
    x, y = x - i - 0.5 - (scattered(i, j, 1) - 0.5) * 0.3, y - j - 0.5 - (scattered(i, j, 2) - 0.5) * 0.3
    far, angle = np.hypot(x, y), np.arctan2(y, x) + 2 * np.pi * scattered(i, j, 3)
    size = 0.2 + 0.12 * scattered(i, j, 4)
    base = np.broadcast_to(own, (*u.shape, 3))
    for within, tone in (
        (far < 0.44 * np.abs(np.cos(angle)) ** 6, colour("#3d6b45")),
        (far < size * (0.68 + 0.32 * np.cos(5 * angle)), np.array([colour(c) for c in FLOWERS])[(scattered(i, j, 5) * 3).astype(int)]),
        (far < size * 0.24, colour("#f0dca8")),
    ):
        base = np.where(within[..., None], tone, base)
    return base


GROUNDED = {"camouflage": camouflage, "floral": floral}


def chevrons(u, v, at):
    """The mark on a sports shirt: two chevrons, 36 mm wide."""
    x, y = np.abs(u - at[0]), v - at[1]
    return sum((np.abs(y - drop + x * 0.7) < 0.004) & (x < 0.018) for drop in (0.005, -0.008)).astype(float)


def label(u, v, at):
    """Sewn in at the back of the neck; `at`: height of its middle in the piece."""
    return ((np.abs(u - 1) < 0.021) & (np.abs(v - at) < 0.011)).astype(float)


def cloth(flat, said):
    """Colour of each point before light."""
    u, v = flat[..., 0], flat[..., 1]
    own = colour(said["colour"])
    if said["pattern"] in GROUNDED:
        base = GROUNDED[said["pattern"]](u, v, own)
    else:
        share = PATTERNS[said["pattern"]](u, v, said)[..., None]
        base = own * (1 - share) + colour(said.get("second", said["colour"])) * share
    if "logo" in said:
        mark = chevrons(u, v, said["logo"])[..., None]
        base = base * (1 - mark) + (colour("#f4f3ef") if own.mean() < 0.35 else colour("#26262a")) * mark
    tag = label(u, v, said.get("label", 1.42))[..., None]
    base = base * (1 - tag) + tag
    yarn = blotches(u, v, 0.0016, 9) * 0.5 + scattered(np.floor(u / 0.0009), np.floor(v / 0.0009)) * 0.5
    return base * (1 + (yarn[..., None] - 0.5) * said.get("melange", 0.07))


def even_ground(light, bare):
    """The wall's light without its slow slope, so that every picture stands on one ground and keeps its shadow."""
    still = boxed(light[..., 1] * bare, 9) / np.maximum(boxed(bare, 9), 1e-3)
    height, width = bare.shape
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    slow = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y, x**3, x * x * y, x * y * y, y**3], -1)
    far = boxed(bare, 40) > 0.97
    for _ in range(3):
        wall = slow @ np.linalg.lstsq(slow[far], still[far], rcond=None)[0]
        far = far & (still > wall * 0.985)
    shade = np.clip(still / np.maximum(wall, 1e-3) / 0.985, 0, 1)
    return 1 - (1 - shade) * 0.85


def part(a, box):
    """`box`: left, top and size as shares of the picture."""
    left, top, size = box
    height, width = a.shape[:2]
    return a[round(top * height) : round((top + size) * height), round(left * width) : round((left + size) * width)]


def composed(passes, said):
    light, gloss, normal, flat = (passes[name].astype(float) for name in ("light", "gloss", "normal", "flat"))
    goods = (passes["goods"] == 1).astype(float)
    small = resized(boxed(goods, 2), light.shape[:2])
    bright = np.percentile(light[small > 0.99][:, 1], said.get("bright", 80))
    shade = even_ground(light, (small < 0.01).astype(float))
    box = said.get("part", (0, 0, 1))
    light, gloss, normal, flat, goods, shade = (part(a, box) for a in (light, gloss, normal, flat, goods, shade))
    guide = np.concatenate([normal * 0.5, goods[..., None]], -1)
    own = np.minimum(cloth(flat, said), WHITEST) * goods[..., None]
    if "part" not in said:
        guide, own = halved(guide), halved(own)
    share = guide[..., 3:]
    own = own / np.maximum(share, 1e-6)
    # Light was gathered over nearly white cloth: a darker one throws less of it back into its folds.
    contrast = said.get("contrast", 1.25) + 0.35 * (1 - own)
    lit = own * np.power(quiet(light, guide) / bright, contrast) + quiet(gloss, guide) / bright * said.get("gloss", 1)
    wall = linear(GROUND) * resized(shade, share.shape[:2])[..., None]
    return encoded(resized(lit * share + wall * (1 - share), SIZE))


def main(view, said):
    pixels = np.round(composed(np.load(view), json.loads(said)) * 255).astype(np.uint8)
    sys.stdout.buffer.write(pixels.tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
