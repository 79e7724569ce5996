"""Plain types that every package uses, without numpy."""

from typing import Literal, TypeAlias

Side: TypeAlias = Literal["right", "left"]
"""Side of the signer, or of the body; the signer's own right and left."""
Vector: TypeAlias = tuple[float, float, float]
"""Three numbers: a point in metres, or a direction."""
