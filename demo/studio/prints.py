"""As `trimmed.py`, with a pattern that is printed larger: `python3 prints.py VIEW.npz '{"pattern": "floral", "print": 1.7, …}'`."""
import sys

import compose
import trimmed

dyed = trimmed.cloth


def cloth(flat, said):
    own = (flat[..., :1] < trimmed.TRIM).astype(float)
    base = dyed(flat * (1 - own * (1 - 1 / said["print"])), {"trims": (), **said})
    tag = compose.label(flat[..., 0], flat[..., 1], said.get("label", 1.42))[..., None]
    return base * (1 - tag) + tag


if __name__ == "__main__":
    compose.cloth = cloth
    compose.main(*sys.argv[1:])
