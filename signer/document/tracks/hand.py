"""The track of a hand: postures that it reaches and holds, and how it rises from rest and returns."""

from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from signer.document.movement import movement_problems
from signer.document.tracks.kind import TrackKind
from signer.document.values import (
    ACTING,
    ROLES,
    Act,
    Contact,
    Easing,
    Elbow,
    Extra,
    HandForm,
    HandOrientation,
    HandRole,
    Joints,
    Lead,
    LocalMovement,
    Orientation,
    Placement,
    SkinSpot,
    Transition,
    require_finite,
)


@dataclass(frozen=True, slots=True)
class Key:
    """One posture of one hand, reached at `time_s` and kept for `hold_s`. Ids are unique within a sign.

    Attributes:
        placement: where the hand goes, met exactly.
        second: a further contact beside a first one, met as nearly as the wrist allows.
        joints: joints bent otherwise than the handshape has them, rad, sorted by name.
        own_handshape: name that the maker gave to the handshape with these joints; empty without one.
        points_of: handshape whose fingers the articulators made of fingers keep when the hand is shaped
            otherwise; empty when they follow.
        act: what the contact does during the hold; None when it stays.
        local: what fingers and wrist do by themselves, one of each kind.
        stops: the hand comes to a stop here, however much life the sign has.
    """

    id: str
    time_s: float
    handshape: str
    placement: Placement
    hold_s: float = 0.0
    orientation: HandOrientation = field(default_factory=Orientation)
    elbow: Elbow = field(default_factory=Elbow)
    transition: Transition = field(default_factory=Transition)
    extra: Extra = ()
    second: Contact | None = None
    joints: Joints = ()
    own_handshape: str = ""
    points_of: str = ""
    act: Act | None = None
    local: tuple[LocalMovement, ...] = ()
    stops: bool = False

    @property
    def end_s(self) -> float:
        """Time at which the hold ends, s."""
        return self.time_s + self.hold_s

    @property
    def form(self) -> HandForm:
        """Shape of the hand: its handshape, joints and points together."""
        return HandForm(self.handshape, self.joints, self.points_of)

    @property
    def articulator(self) -> str:
        """The part of the hand that is placed."""
        return self.placement.articulator

    @property
    def contact(self) -> Contact | None:
        """The contact, or None when the hand is at a point of space."""
        return self.placement if isinstance(self.placement, Contact) else None

    @property
    def sites(self) -> tuple[str | SkinSpot, ...]:
        """The sites of its first and second contact; none at a point of space."""
        return tuple(one.site for one in (self.contact, self.second) if one is not None)

    @property
    def moves_in_hold(self) -> bool:
        """Return whether contact, fingers or wrist move while the key is held."""
        return self.act is not None or any(one.during != "way" for one in self.local)

    def shaped_like(self, other: "Key") -> "Key":
        """Return the key with the hand shaped as at another one, its points and its name included."""
        return replace(
            self,
            handshape=other.handshape,
            joints=other.joints,
            own_handshape=other.own_handshape,
            points_of=other.points_of,
        )


@dataclass(frozen=True, slots=True)
class HandTrack:
    """The keys of one hand in order of time; without keys the hand rests at the side.

    Attributes:
        side: the hand.
        lead_in: how it rises to its first key; None for the way it takes by itself.
        lead_out: how it returns to rest from its last key; None likewise.
        lead_in_s: how long it rises, s, where it comes up later than the other hand; None: as the sign says.
    """

    kind: ClassVar[str] = "hand"
    content: ClassVar[str] = "keys"
    side: HandRole
    keys: tuple[Key, ...] = ()
    lead_in: Lead | None = None
    lead_out: Lead | None = None
    lead_in_s: float | None = None

    def __hash__(self) -> int:
        """Hash the few values that nearly always tell tracks apart.

        Poses are cached by their sign, and a track may have a thousand keys.
        """
        return hash((self.side, tuple((key.id, key.time_s) for key in self.keys)))


def checked_key(key: Key) -> Key:
    """Return the key as a sign keeps it.

    A second contact stands only beside a first, joints are sorted, a name belongs to changed joints only, and
    a contact gesture to a manner that has one.

    Raises:
        ValueError: a number that is not finite or out of its range, or a joint that is there twice.
    """
    _require_finite_key(key)
    for _, words in movement_problems(key.transition, key.act, key.local):
        raise ValueError(words)
    joints = tuple(sorted(key.joints))
    if len(dict(joints)) < len(joints):
        raise ValueError("a joint is there twice; give each one angle")
    second = key.second if key.contact is not None else None
    own = key.own_handshape if joints else ""
    act = key.act if key.contact is not None and key.contact.manner in ACTING else None
    if (second, joints, own, act) == (key.second, key.joints, key.own_handshape, key.act):
        return key
    return replace(key, second=second, joints=joints, own_handshape=own, act=act)


def _require_finite_key(key: Key) -> None:
    turned = key.orientation
    require_finite(
        time_s=key.time_s,
        hold_s=key.hold_s,
        swivel_rad=key.elbow.swivel_rad,
        height_m=key.transition.height_m,
    )
    if isinstance(turned, Orientation):
        require_finite(
            pronation_rad=turned.pronation_rad,
            flexion_rad=turned.flexion_rad,
            deviation_rad=turned.deviation_rad,
        )
    for placement in (key.placement, *([key.second] if key.second is not None else [])):
        for number in _numbers(placement):
            require_finite(target=number)
    require_finite(**dict(key.joints))


def _numbers(placement: Placement) -> tuple[float, ...]:
    if not isinstance(placement, Contact):
        return placement.point_m
    weights = placement.site.weights if isinstance(placement.site, SkinSpot) else ()
    return (placement.stand_off_m, *weights)


def _eased_key(key: Key, easing: Easing) -> Key:
    return replace(key, transition=replace(key.transition, easing=easing, handles=None))


HAND: Final = TrackKind(
    "hand",
    ROLES,
    HandTrack,
    Key,
    "keys",
    "k",
    "key",
    is_required=True,
    checked=checked_key,
    eased=_eased_key,
    has_paths=True,
)
