"""Registry of parts that turn bones: one line here makes a new kind of track known everywhere."""

from typing import Final

from signer.motion.carriers.head import HEAD
from signer.motion.carriers.part import MovingPart
from signer.motion.carriers.torso import TORSO

PARTS: Final[tuple[MovingPart, ...]] = (TORSO, HEAD)
"""In the order in which they are solved, each hanging on those before it; the hands come after all of
them."""
