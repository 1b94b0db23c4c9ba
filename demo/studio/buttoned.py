"""As `suiting.py`, with buttons that keep a colour of their own (`trimmed.py`)."""
import sys

import compose
import suiting  # noqa: F401  Its patterns take the place of `compose.py`'s.
import trimmed

if __name__ == "__main__":
    compose.cloth = trimmed.cloth
    compose.main(*sys.argv[1:])
