"""A named place on the signer or in front of the signer."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from body_model.surface_point import SurfacePoint

Vector: TypeAlias = tuple[float, float, float]
SiteSide: TypeAlias = Literal["centre", "right", "left", "ipsi", "contra", "other hand"]
Carrier: TypeAlias = Literal["head", "trunk", "arm.R", "arm.L", "hand"]
Tab: TypeAlias = Literal["face", "body", "hand", "space"]
Confidence: TypeAlias = Literal["H", "M", "L"]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a surface site lies: a quad of the cage of one body, the place in it, and how much of it each upper arm carries."""

    topology_hash: str
    quad: int
    u: float
    v: float
    right_arm_weight: float
    left_arm_weight: float
    how: str


@dataclass(frozen=True, slots=True)
class Site:
    """A site of the inventory, for a right-handed signer: `.R` and ipsi are the dominant side, at negative x.

    Attributes:
        name: in plain words: "Temple (right)".
        kind: `surface`: a point of the skin or the shirt; `space`: a point near the body.
        spot: the point of a surface site; None when it is not placed.
        offset_m: of a space site, from `landmark`, at rest; x to the signer's left, y up, z forward.
        landmark: the landmark of the body that a space site is counted from.
        normal: of a space site, the way out of the body, a unit vector.
        carrier: what moves it.
        stand_off_m: how far from the skin a near place usually is.
        rank: 0 is used most: by the signs of the inventory, the dominant side first.
        confidence: H, M or L; nobody who signs has reviewed the inventory yet.
    """

    id: str
    name: str
    region: str
    side: SiteSide
    kind: Literal["surface", "space"]
    description: str
    notation: str
    carrier: Carrier
    spot: Spot | None
    offset_m: Vector | None
    landmark: str | None
    normal: Vector | None
    normal_words: str
    stand_off_m: float
    rank: int
    confidence: Confidence
    source: str

    @property
    def tab(self) -> Tab:
        """The page of the site browser that shows it."""
        if self.kind == "space":
            return "space"
        if self.region in ("face", "head"):
            return "face"
        return "hand" if self.region == "hand" else "body"

    @property
    def is_placed(self) -> bool:
        """Whether it lies on the drawn body or at a point of space."""
        return self.spot is not None or self.offset_m is not None

    @property
    def point(self) -> "SurfacePoint | None":
        """The point of the drawn surface, or None for a place in space and for one that is not placed.

        Raises:
            ValueError: the place was found on another body.
        """
        if self.spot is None:
            return None
        # Names are looked up by files and commands that need no body, so it is loaded only here.
        from body_model.load import load_body
        from body_model.surface_point import SurfacePoint

        if load_body().topology_hash != self.spot.topology_hash:
            raise ValueError("sites/data/places.json belongs to another body; run tools/place_sites.py")
        return SurfacePoint(self.spot.quad, self.spot.u, self.spot.v)
