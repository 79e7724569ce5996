"""A sign sampled into curves.

Elbow height, wrist, place and speed of the articulator of both hands over time.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array
from signer.characters.character import Character, per_character
from signer.document.queries import every_key, span_s
from signer.document.sign import Sign
from signer.document.values import ROLES, HandRole, SpacePoint
from signer.kinematics.frames import brought_back
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.editing.session import Session
from signer.studio.language import tr

with lazily():
    from signer.characters import scale
    from signer.motion import posing


CurveName: TypeAlias = Literal["elbow", "bend", "side", "turn", "across", "up", "out", "speed"]
GroupName: TypeAlias = Literal["elbow", "wrist", "place", "speed"]

RATE_HZ: Final = 60.0
BOTH_HANDS_RATE_HZ: Final = 30.0
"""Hands that depend on each other take many times as long to solve."""
MOST_SAMPLES: Final = 1200


class Kind(NamedTuple):
    """A curve: its name for people and its unit; `edited` ones are dragged up and down at every key."""

    words: str
    unit: str
    edited: bool = False


KINDS: Final[Mapping[CurveName, Kind]] = {
    "elbow": Kind(tr("Elbow height"), "°", edited=True),
    "bend": Kind(tr("Bend"), "°", edited=True),
    "side": Kind(tr("Side", "bend of the wrist"), "°", edited=True),
    "turn": Kind(tr("Forearm turn"), "°", edited=True),
    "across": Kind(tr("To the left"), " cm"),
    "up": Kind(tr("Up"), " cm"),
    "out": Kind(tr("Out"), " cm"),
    "speed": Kind(tr("Speed"), " m/s"),
}
GROUPS: Final[Mapping[GroupName, tuple[CurveName, ...]]] = {
    "elbow": ("elbow",),
    "wrist": ("bend", "side", "turn"),
    "place": ("across", "up", "out"),
    "speed": ("speed",),
}


class Grip(NamedTuple):
    """The value of each curve at a key.

    `in_space` where the hand is at a free point, which a drag may take elsewhere.
    """

    role: HandRole
    key_id: str
    time_s: float
    values: Mapping[CurveName, float]
    in_space: bool = False

    def pulls(self, name: CurveName) -> bool:
        """Return whether a drag up or down edits this curve here.

        A place on the skin and a speed follow from other things.
        """
        return KINDS[name].edited or (name in GROUPS["place"] and self.in_space)


@dataclass(frozen=True, slots=True, eq=False)
class Sampled:
    """The curves of a sign.

    Attributes:
        times_s: (F,) s.
        curves: by track and name (F,): degrees, cm from the notch of the breastbone in the chest's frame, or
            m/s.
        grips: the values at the keys, which can be taken hold of.
        places: by track (F, 3) m, the articulator in the world as drawn.
    """

    times_s: Array
    curves: Mapping[HandRole, Mapping[CurveName, Array]]
    grips: tuple[Grip, ...]
    places: Mapping[HandRole, Array]

    def value(self, role: HandRole, name: CurveName, time_s: float) -> float | None:
        """A curve at a time; None for a hand that rests all along."""
        curve = self.curves.get(role, {}).get(name)
        return None if curve is None else float(np.interp(time_s, self.times_s, curve))


NOTHING: Final = Sampled(np.zeros(0), {}, (), {})


@per_character(maxsize=4)
def sampled(character: Character, sign: Sign) -> Sampled:
    """The curves of a sign, evenly and at every key.

    Kept, as the trail on the stage asks for the same.
    """
    end_s = span_s(sign)[1]
    if end_s <= 0.0:
        return NOTHING
    keys = tuple(every_key(sign))
    rate = BOTH_HANDS_RATE_HZ if sign.hand("dominant").keys and sign.hand("base").keys else RATE_HZ
    even = np.linspace(0.0, end_s, min(max(2, round(end_s * rate) + 1), MOST_SAMPLES))
    times = np.unique(np.concatenate([even, [key.time_s for _, key in keys], [key.end_s for _, key in keys]]))
    found = posing.poses(sign, times, character)
    notch = character.body.landmarks[scale.NOTCH]
    curves: dict[HandRole, dict[CurveName, Array]] = {}
    places: dict[HandRole, Array] = {}
    for role in ROLES:
        if not sign.hand(role).keys:
            continue
        hands = found.hands[role]
        place = places[role] = np.array([hand.articulator for hand in hands])
        turned = np.degrees(
            [
                (one.flexion_rad, one.deviation_rad, one.pronation_rad)
                for one in (hand.orientation for hand in hands)
            ]
        )
        height = np.unwrap([hand.elbow_height_rad for hand in hands])
        speed = np.linalg.norm(np.gradient(place, times, axis=0), axis=1)
        across, up, out = (100.0 * (brought_back(found.chest, place) - notch)).T
        bend, side, turn = turned.T
        curves[role] = {
            "elbow": np.degrees(height), "bend": bend, "side": side, "turn": turn,
            "across": across, "up": up, "out": out, "speed": speed,
        }  # fmt: skip
    grips = []
    for role, key in keys:
        row = int(np.searchsorted(times, key.time_s))
        values = {name: float(curves[role][name][row]) for name in KINDS}
        grips.append(Grip(role, key.id, key.time_s, values, isinstance(key.placement, SpacePoint)))
    return Sampled(times, curves, tuple(grips), places)


def sample(job: OneJob[Sampled], session: Session, then: Callable[[Sign, Sampled], None]) -> None:
    """Sample the open sign beside the window; `then` hears of which sign, and `NOTHING` where it failed."""
    character, sign = session.character, session.sign
    job.start(
        lambda _told: sampled(character, sign),
        lambda found: then(sign, found),
        lambda _error: then(sign, NOTHING),
    )
