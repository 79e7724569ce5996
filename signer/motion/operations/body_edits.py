"""Edits of what shoulders, torso and head do at a moment, each one record."""

from dataclasses import dataclass, replace

from signer.document.edits import Outcome
from signer.document.queries import key_under
from signer.document.sign import Sign
from signer.document.span_edits import set_span_pose
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.tracks.track import TrackName
from signer.document.values import HandRole
from signer.motion.operations.editing import Held, ShoulderEdit, SolvedEdit, outcome_of
from signer.motion.operations.keying import item_at
from signer.motion.operations.shrugging import Doing, shrugged_within
from signer.motion.solving.hand_moment import HandMoment


@dataclass(frozen=True)
class Shrug(ShoulderEdit):
    """Let a shoulder help, rise or draw forward (a share, rad, rad), as far as the hand keeps its contact."""

    doing: Doing
    value: float

    @property
    def label(self) -> str:
        return {
            "assist": "Change shoulder's help",
            "elevation_rad": "Raise shoulder",
            "protraction_rad": "Forward shoulder",
        }[self.doing]

    def held(self, sign: Sign, role: HandRole, key: ShoulderKey) -> Held[ShoulderKey]:
        own = key_under(sign.hand(role), self.moment.time_s)
        hand = None if own is None else HandMoment(self.signer, sign, role, own)
        return shrugged_within(key, hand, self.doing, self.value)


@dataclass(frozen=True)
class LetShoulderGo(ShoulderEdit):
    """Let a shoulder do what it does by itself."""

    named = "Let shoulder go"

    def held(self, sign: Sign, role: HandRole, key: ShoulderKey) -> Held[ShoulderKey]:
        return Held(replace(key, assist=1.0, elevation_rad=0.0, protraction_rad=0.0))


@dataclass(frozen=True)
class PoseSpan(SolvedEdit):
    """Change what a part with spans does at a moment.

    Its channels, rad or m, such as `(("pitch_rad", 0.2),)`; the others stay.
    """

    track: str
    values: tuple[tuple[str, float], ...]
    called: str = "Change posture"

    @property
    def label(self) -> str:
        """Name in the Undo menu."""
        return self.called

    @property
    def kind(self) -> str:
        """Kind of the track that is changed."""
        return self.track

    def outcome(self, sign: Sign) -> Outcome:
        """Return what becomes of a sign. ValueError without a moment."""
        captured, span = item_at(self.signer, sign, TrackName(self.track), self.moment.time_s)
        after = set_span_pose(span.id, **dict(self.values)).change(captured)
        return outcome_of(sign, after, span.id, Held(span))
