"""A named place on the signer or in front of the signer."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from body_model.plain_types import Vector
from handshapes.handshape import Confidence

if TYPE_CHECKING:
    from body_model.surface_point import SurfacePoint

SiteSide: TypeAlias = Literal["centre", "right", "left", "ipsi", "contra", "other hand"]
Carrier: TypeAlias = Literal["head", "trunk", "arm.R", "arm.L", "hand"]
Tab: TypeAlias = Literal["face", "body", "hand", "space"]

BOTH_MEET: Final = "other.both_meet"
"""The one site that is no place: both hands move and meet at a point of space, which the sign itself
names."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Location of a surface site: a quad of one body's cage, and the place in it.

    It also says how much of it each upper arm carries.
    """

    topology_hash: str
    quad: int
    u: float
    v: float
    right_arm_weight: float
    left_arm_weight: float
    how: str


@dataclass(frozen=True, slots=True)
class Site:
    """A site of the inventory, for a right-handed signer.

    `.R` and ipsi are the dominant side, at negative x.

    Attributes:
        name: in plain words: "Temple (right)".
        kind: `surface`: a point of the skin or the shirt; `space`: a point near the body.
        spot: the point of the body where it lies, or of the arm off which it stands; None for any other.
        articulator: the point of the other hand where it lies or off which it stands; the mean ones follow
            that hand's shape.
        offset_m: of a space site of head or trunk, from `landmark`, at rest; x to the signer's left, y up, z
            forward.
        landmark: the landmark of the body that this is counted from.
        normal: of such a site, the way out of the body, a unit vector.
        carrier: what moves it; `hand` is the other hand.
        stand_off_m: how far from the skin a near place usually is.
        asllex: its minor locations in ASL-LEX.
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
    asllex: tuple[str, ...]
    carrier: Carrier
    spot: Spot | None
    articulator: str | None
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
        if self.carrier == "hand":
            return "hand"
        if self.kind == "space":
            return "space"
        return "face" if self.region in ("face", "head") else "body"

    @property
    def is_placed(self) -> bool:
        """Return whether a hand can be brought to it.

        It lies on the drawn body or at a point of space near it.
        """
        return self.spot is not None or self.articulator is not None or self.offset_m is not None

    @property
    def is_followed(self) -> bool:
        """Return whether it travels with an arm or with the other hand."""
        return self.carrier in ("arm.R", "arm.L", "hand")

    @property
    def point(self) -> "SurfacePoint | None":
        """The point of the drawn surface that `spot` tells, or None without one.

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
