"""The face of a sign at any times: weights of shapes, and angles of head, trunk and shoulders."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

import sites.catalogue as places
from body_model.arrays import Array
from body_model.face_shapes import FACE_SHAPES
from signer.document.blinks import lively_blinks
from signer.document.grammar_parts import Said, said_by, signal_of
from signer.document.queries import span_s
from signer.document.same import Same
from signer.document.sign import Sign
from signer.document.tracks.head import HEAD
from signer.document.tracks.kinds import KINDS, SPAN_KINDS
from signer.document.tracks.torso import TORSO
from signer.document.values import ROLES, HandRole, SkinSpot
from signer.motion.face.claims import ANGLES, Claim, claims_of
from signer.motion.face.envelope import within_limits
from signer.motion.face.gaze import GazeScore, gaze_score
from signer.motion.face.life import LifeCurve, life_curve
from signer.motion.face.mixing import mixed
from signer.motion.face.rules import within_rules
from signer.motion.face.softening import softened
from signer.motion.face.speed import CHANNELS, PART_COLUMNS, columns_of
from signer.phrases import name_of, phrase

_SPAN_NAMES: Final = frozenset(kind.name for kind in SPAN_KINDS)


@dataclass(frozen=True, slots=True, eq=False)
class FaceTrack:
    """The face at F times.

    Attributes:
        weights: (F, S) of the face shapes, in the order of `FACE_SHAPES`.
        channels: (F, C) rad and m, of head, torso and shoulders as `CHANNELS` has them, those of head and
            torso within their limits.
        reasons: what was held back, in words.
        at_hips: (F, 3) rad, so much of the torso's angles as turns it at the hips; None without life.
    """

    weights: Array
    channels: Array
    reasons: tuple[str, ...]
    at_hips: Array | None = None

    def of(self, kind: str) -> Array:
        """(F, C) rad and m, the channels of a kind of track; of both shoulders the dominant one first."""
        return np.asarray(self.channels[:, columns_of(kind)])


@dataclass(frozen=True, eq=False)
class FaceScore:
    """The spans of a sign, compiled.

    Attributes:
        claims: all that is done by spans.
        moves: which of head, torso and shoulder are ever moved.
        gaze: where the eyes look; None for a sign without any span.
        life: what trunk and head do besides; None without any.
        softened: what moves less or longer than its spans say, since it would go too fast, in words.
    """

    claims: tuple[Claim, ...]
    moves: frozenset[str]
    gaze: GazeScore | None = None
    life: LifeCurve | None = None
    softened: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.claims) or self.gaze is not None

    @property
    def has_face(self) -> bool:
        """Return whether any shape of the face is ever moved."""
        return any(claim.regions for claim in self.claims)

    def at(self, times_s: Array) -> FaceTrack:
        """Sample at times (F,), each by itself."""
        values = [claim.at(times_s) for claim in self.claims]
        angles = _angles(times_s, zip(self.claims, values, strict=True))
        life = None if self.life is None else self.life.at(times_s)
        if life is not None:
            angles += life
        # claims that do nothing at these times change nothing
        at_work = [one for one in zip(self.claims, values, strict=True) if self.has_face and one[1].any()]
        weights, reasons = (
            within_rules(mixed(*zip(*at_work, strict=True)))
            if at_work
            else (np.zeros((len(times_s), len(FACE_SHAPES))), ())
        )
        held = [*reasons, *self.softened]
        for kind, columns in PART_COLUMNS.items():
            limited = within_limits(angles[:, columns], KINDS[kind].channels)
            if not np.array_equal(limited, angles[:, columns]):
                held.append(phrase("the {kind} moves no further", kind=name_of(kind)))
            angles[:, columns] = limited
        at_hips = None if life is None else life[:, PART_COLUMNS[TORSO.name]]
        return FaceTrack(weights, angles, tuple(held), at_hips)

    def shoulder(self, role: HandRole, times_s: Array) -> Array:
        """(F, 2) rad, what signals add to elevation and protraction of a shoulder."""
        first = columns_of("shoulder").start + (0 if role == "dominant" else 2)
        moving = [(one, one.curve.at(times_s)) for one in self.claims if "shoulder" in one.moves]
        return _angles(times_s, moving)[:, first : first + 2]


def _angles(times_s: Array, at_work: Iterable[tuple[Claim, Array]]) -> Array:
    """(F, C) rad and m, the sum of what claims with values (F, ...) add to `CHANNELS`, swings included."""
    angles = np.zeros((len(times_s), len(CHANNELS)))
    for claim, value in at_work:
        angles += value[:, ANGLES]
        for swing in claim.swings_within(times_s):
            angles[:, list(swing.channels)] += swing.at(times_s)[:, None]
    return angles


def face_score(sign: Sign) -> FaceScore:
    """Compile the spans of a sign; kept by the identity of what says what the face does."""
    spans = tuple(track for track in sign.tracks if track.kind in _SPAN_NAMES)
    keys = sign.hand("dominant") if sign.spans("grammar") else None
    # gazes end in the room, and leave the head alone while a hand is on it
    room = (sign.places, sign.addressee_m, _has_hand_on_head(sign)) if spans or sign.life else ()
    # life goes with both hands, and blinks with the gaze
    lively = (sign.hand("dominant"), sign.hand("base")) if sign.life else ()
    whole = (sign.lead_in_s, sign.lead_out_s, span_s(sign), bool(sign.markers), sign.ends)
    own = (sign.life, sign.gloss, whole) if sign.life else None
    return _score(Same(sign, (*spans, keys, *room, *lively), own))


def face_at(sign: Sign, times_s: Array) -> FaceTrack:
    """Return the face of a sign at times (F,), s, for a right-handed signer: a function of both alone."""
    return face_score(sign).at(np.asarray(times_s, dtype=np.float64))


def posture_at(sign: Sign, kind: str, time_s: float) -> dict[str, float]:
    """Return what the track of a kind alone makes of its channels, rad or m; empty without spans."""
    claim = next((one for one in face_score(sign).claims if one.layer == "part" and one.kind == kind), None)
    if claim is None:
        return {}
    values = claim.curve.at(np.array([time_s]))[0, ANGLES]
    names, own = KINDS[kind].channels, values[columns_of(kind)]
    return {channel.name: float(value) for channel, value in zip(names, own, strict=True)}


def _has_hand_on_head(sign: Sign) -> bool:
    """Return whether any key brings a hand to the head, or to a place of one's own, which may be there."""
    contacts = (key.contact for role in ROLES for key in sign.hand(role).keys)
    return any(
        contact is not None
        and (isinstance(contact.site, SkinSpot) or places.find(contact.site).carrier == "head")
        for contact in contacts
    )


@lru_cache(maxsize=64)
def _score(same: Same[Sign]) -> FaceScore:
    sign = same.value
    is_on_head = _has_hand_on_head(sign)
    said = said_by(sign)
    gaze = gaze_score(sign, said, hand_on_head=is_on_head)
    blinks = (Said("eyes", one, signal_of(one)) for one in lively_blinks(sign, said, span_s(sign)[1]))
    claimed = claims_of(sorted((*said, *blinks), key=lambda one: one.span.time_s))
    claims, words = softened(claimed)
    head = {HEAD.name} if gaze is not None and gaze.turns_head else set()
    life = life_curve(sign, claims)
    moved = head.union(PART_COLUMNS) if life is not None else head
    return FaceScore(claims, frozenset(moved).union(*(claim.moves for claim in claims)), gaze, life, words)
