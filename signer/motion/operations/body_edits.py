"""Edits of what shoulders, torso and head do at a moment, each one record."""

from dataclasses import dataclass, field, replace
from typing import Any

from signer.document.change import Outcome
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.span_edits import set_span_pose
from signer.document.tracks.shoulder import DOINGS, Doing, ShoulderKey
from signer.document.tracks.track import TrackName
from signer.document.values import HandRole
from signer.motion.operations.editing import Held, ShoulderEdit, SolvedEdit, outcome_of
from signer.motion.operations.keying import item_at
from signer.motion.operations.ranges import RANGES, shoulder_ranges
from signer.motion.posture.shoulder import Shoulder
from signer.motion.solving.hand_moment import HandMoment
from signer.phrases import phrase


@dataclass(frozen=True)
class Shrug(ShoulderEdit):
    """Let a shoulder help, rise or draw forward (a share, rad, rad), as far as the hand keeps its contact."""

    doing: Doing
    value: float

    @property
    def label(self) -> str:
        return {
            "assist": phrase("Change shoulder's help"),
            "elevation_rad": phrase("Raise shoulder"),
            "protraction_rad": phrase("Forward shoulder"),
        }[self.doing]

    def held(self, sign: Sign, role: HandRole, key: ShoulderKey) -> Held[ShoulderKey]:
        doing = DOINGS.index(self.doing)
        low, high = RANGES[doing]
        value, words = min(max(self.value, low), high), ""
        own = key_under(sign.hand(role), self.moment.time_s)
        if own is not None:
            does = Shoulder(key.assist, key.elevation_rad, key.protraction_rad)
            around = replace(HandMoment(self.signer, sign, role, own).around, shoulder=does)
            value, words = shoulder_ranges(own, role, around)[doing].nearest(value)
        changes: dict[str, Any] = {self.doing: value}
        return Held(replace(key, **changes), value, words)


@dataclass(frozen=True)
class LetShoulderGo(ShoulderEdit):
    """Let a shoulder do what it does by itself."""

    named = phrase("Let shoulder go")

    def held(self, sign: Sign, role: HandRole, key: ShoulderKey) -> Held[ShoulderKey]:
        return Held(replace(key, assist=1.0, elevation_rad=0.0, protraction_rad=0.0))


@dataclass(frozen=True)
class PoseSpan(SolvedEdit):
    """Change some channels of a part with spans at a moment, rad or m: `(("pitch_rad", 0.2),)`."""

    kind: str = field()
    values: tuple[tuple[str, float], ...]
    named: str = phrase("Change posture")

    def outcome(self, sign: Sign) -> Outcome[Sign]:
        """Return what becomes of a sign. ValueError without a moment."""
        captured, span = item_at(self.signer, sign, TrackName(self.kind), self.moment.time_s)
        after = set_span_pose(span.id, **dict(self.values)).change(captured)
        return outcome_of(sign, after, span.id, Held(span))
