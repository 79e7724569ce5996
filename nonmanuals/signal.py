"""One signal of face, gaze, head or trunk: its recipe, its timing, and what it means."""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from body_model.face_shapes import mirrored_shape
from handshapes.handshape import Confidence
from nonmanuals.target import Target, mirrored_target

TrackKindName: TypeAlias = Literal[
    "torso", "head", "grammar", "feeling", "brows", "eyes", "gaze", "nose", "mouth"
]
Place: TypeAlias = Literal["all", "start", "end", "last", "verb", "after", "first-half", "second-half"]
Reading: TypeAlias = Literal["whole", "first", "letters"]

PLACES: Final[tuple[Place, ...]] = (
    "all", "start", "end", "last", "verb", "after", "first-half", "second-half"
)  # fmt: skip
READINGS: Final[tuple[Reading, ...]] = ("whole", "first", "letters")

HEAD_CHANNELS: Final = ("head.pitch_rad", "head.turn_rad", "head.tilt_rad", "head.thrust_m")
TORSO_CHANNELS: Final = ("torso.pitch_rad", "torso.turn_rad", "torso.tilt_rad")
SHOULDER_CHANNELS: Final = (
    "shoulder.dominant.elevation_rad",
    "shoulder.dominant.protraction_rad",
    "shoulder.base.elevation_rad",
    "shoulder.base.protraction_rad",
)
CHANNELS: Final = (*HEAD_CHANNELS, *TORSO_CHANNELS, *SHOULDER_CHANNELS)
"""Channels that a signal may move: of head and torso as their spans name them, and of both shoulders."""

USUAL_HOLD_S: Final = 0.4
"""Hold, s, of a signal that says nothing else, set without keys to spread over: as long as a sign."""
BLINK_HOLD_S: Final = 0.04
"""Time, s, that lids stay shut in a blink (Wilbur 1994 through the inventory)."""

Values: TypeAlias = tuple[tuple[str, float], ...]
"""Numbers by name, sorted by name, each name once."""


@dataclass(frozen=True, slots=True)
class Phase:
    """Weights of the face from a share of the stretch on, from 0 to 1 by the names of shapes."""

    share: float
    weights: Values


@dataclass(frozen=True, slots=True)
class Movement:
    """A repeated movement.

    Attributes:
        channels: what swings, all alike; empty where the phases of the face are repeated.
        amplitude: of a swing to the first side, rad or m; zero for repeated phases.
        rate_hz: swings there and back, or rounds of the phases, a second.
        cycles: how many of them; None for as many as fill the stretch.
    """

    channels: tuple[str, ...]
    amplitude: float
    rate_hz: float
    cycles: float | None


@dataclass(frozen=True, slots=True)
class Part:
    """A signal that belongs to a grammatical marker: how strong it is, and at which place of the stretch."""

    signal: str
    strength: float
    place: Place


@dataclass(frozen=True, slots=True)
class Signal:
    """A row of the inventory, for a right-handed signer: ipsi, Right and negative turns are dominant.

    Attributes:
        name: in plain words.
        kind: what sort of signal it is, such as "brow" or "grammatical marker".
        track: the kind of track whose spans name it.
        phases: what the face does, one after the other; empty where it does nothing.
        pose: values of `CHANNELS` that are held, rad or m.
        movement: what is repeated while the signal is at full strength.
        parts: signals that make up a grammatical marker.
        lengthens_last: proposes that the last sign be held longer.
        target: where the eyes look, of a gaze.
        reading: how much of a word is mouthed, of mouthings.
        meaning, spreads: what it says, and over what it goes.
        onset_s, offset_s: how long it rises and falls.
        lead_s, lag_s: how much earlier it is full, and later it lets go, than what it is bound to.
        codes: its names in other notations.
        confidence: H, M or L; nobody who signs has reviewed the inventory yet.
        seen: what was seen when it was looked at on this figure.
        is_mirrored: done on the other side; its parts are, too.
    """

    id: str
    name: str
    kind: str
    track: TrackKindName
    phases: tuple[Phase, ...]
    pose: Values
    movement: Movement | None
    parts: tuple[Part, ...]
    lengthens_last: bool
    target: Target | None
    reading: Reading | None
    meaning: str
    spreads: str
    onset_s: float
    offset_s: float
    lead_s: float
    lag_s: float
    codes: tuple[str, ...]
    source: str
    confidence: Confidence
    seen: str
    is_mirrored: bool = False

    @property
    def shapes(self) -> frozenset[str]:
        """Names of all face shapes of its phases."""
        return frozenset(name for phase in self.phases for name, _ in phase.weights)

    @property
    def usual_hold_s(self) -> float:
        """Time, s, for which it is at full strength where it spreads over nothing."""
        if self.kind == "blink" and self.movement is None:
            return BLINK_HOLD_S
        if self.movement is not None and self.movement.cycles is not None:
            return self.movement.cycles / self.movement.rate_hz
        return USUAL_HOLD_S


def mirrored(signal: Signal) -> Signal:
    """Return the same signal on the other side; done twice it is the signal itself."""
    movement = signal.movement
    return replace(
        signal,
        phases=tuple(Phase(phase.share, mirrored_weights(phase.weights)) for phase in signal.phases),
        pose=mirrored_pose(signal.pose),
        movement=None if movement is None else _mirrored_movement(movement),
        target=None if signal.target is None else mirrored_target(signal.target),
        is_mirrored=not signal.is_mirrored,
    )


def mirrored_weights(weights: Values) -> Values:
    """Exchange Left and Right in weights of shapes."""
    return tuple(sorted((mirrored_shape(name), weight) for name, weight in weights))


def mirrored_pose(pose: Values) -> Values:
    """Exchange the shoulders, and turn and tilt to the other side."""
    return tuple(sorted((mirrored_channel(name), sign_of(name) * value) for name, value in pose))


def mirrored_channel(name: str) -> str:
    """Return the channel that does on the other side what this one does; those in the middle stay."""
    if ".dominant." in name:
        return name.replace(".dominant.", ".base.")
    return name.replace(".base.", ".dominant.")


def sign_of(channel: str) -> float:
    """Return -1 for a channel that goes the other way in a mirror, else 1."""
    return -1.0 if channel.endswith(("turn_rad", "tilt_rad", "aside_m")) else 1.0


def _mirrored_movement(movement: Movement) -> Movement:
    sides = {sign_of(name) for name in movement.channels} or {1.0}
    if len(sides) > 1:
        raise ValueError(f"{', '.join(movement.channels)} do not swing alike in a mirror")
    return replace(
        movement,
        channels=tuple(sorted(map(mirrored_channel, movement.channels))),
        amplitude=sides.pop() * movement.amplitude,
    )
