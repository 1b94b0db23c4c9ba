"""Colours a still of goods of several colours, one running into the next from left to right: `python3 motley.py VIEW.npz '{"motley": ["#c8102e", …]}'`."""
import json
import sys

import numpy as np
from tint import composed


def main(view, said):
    kept, said = np.load(view), json.loads(said)
    across = np.nonzero((kept["part"] != 0).any(axis=0))[0] / kept["part"].shape[1]
    looks = [composed(kept, {**said, "colour": one}) for one in said["motley"]]
    place = np.linspace(0, 1, looks[0].shape[1])
    place = np.clip((place - across[0]) / (across[-1] - across[0]), 0, 1) * (len(looks) - 1)
    shares = [np.clip(1 - np.abs(place - step), 0, 1)[None, :, None] for step in range(len(looks))]
    picture = sum(look * share for look, share in zip(looks, shares))
    sys.stdout.buffer.write(np.round(picture * 255).astype(np.uint8).tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
