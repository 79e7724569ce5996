"""Warnings of postures that nobody holds with ease, or that hide the face."""

from collections.abc import Iterator
from math import ceil, degrees, radians
from typing import Final, NamedTuple

import numpy as np

from body_model.arrays import Array
from signer.document.problems import Problem, warning
from signer.kinematics.comfort import ELBOW_HIGH_RAD, turn_share, wrist_share
from signer.kinematics.frames import brought_back
from signer.kinematics.limits import PRONATION
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import elbow_heights
from signer.motion.checks.moments import Moments
from signer.motion.checks.placed_keys import placed_keys
from signer.motion.comfort.body import HIDING, hidden_by
from signer.motion.pose import HandPose, Pose
from signer.motion.posture.wished_wrist import angles_of
from signer.phrases import phrase


class Allowed(NamedTuple):
    """Postures and hiding that are not told.

    Attributes:
        elbow_above_m: an elbow may stand so high above its shoulder: less is not seen.
        wrist: share of the wrist's ellipse at which it is at its stop.
        turn: share of the forearm's range at which it is at its stop: the last degree.
        bend_rad: bend to palm or back past which a hand does not follow its forearm and looks like a goose's
            neck: what reads as 40 degrees; the price of comfort leaves few past 36. With half every palm that
            faces down is reported; with half as much again, one of thirty held keys, which stand out.
        hidden: share of the eyes or of the mouth that a hand may hide. Looks tell up to a tenth more than
            drawn skin does: with a third three signs of the library are told whose eyes are free to the eye.
        at_feature_m: a contact within this of eyes or mouth hides them because that is the sign.
    """

    elbow_above_m: float
    wrist: float
    turn: float
    bend_rad: float
    hidden: float
    at_feature_m: float


ALLOWED: Final = Allowed(
    elbow_above_m=0.020, wrist=1.005, turn=0.985, bend_rad=radians(40.5), hidden=0.45, at_feature_m=0.060
)


def awkward_problems(moments: Moments) -> Iterator[Problem]:
    """Warn of every held key whose posture is awkward, and say what mends it."""
    held = list(placed_keys(moments.sign))
    times = sorted({key.time_s for _, _, key in held})
    at = dict(zip(times, moments.poses_at(times) if times else (), strict=True))
    for place, role, key in held:
        pose = at[key.time_s]
        hand = pose.hands[role]
        for words in (*_of_arm(hand, is_held=key.hold_s > 0.0), *_of_face(pose, hand)):
            yield warning(
                place, phrase("{words} (at {time_s:.2f} s)", words=words, time_s=key.time_s), key.time_s
            )


def _of_arm(hand: HandPose, *, is_held: bool) -> Iterator[str]:
    points = (brought_back(hand.chest, point) for point in (hand.shoulder, hand.elbow, hand.articulator))
    shoulder, elbow, articulator = points
    high_rad = float(elbow_heights(side_sign(hand.side), shoulder, elbow, articulator))
    above_m = float(elbow[1] - shoulder[1])
    wrist = angles_of(hand.orientation)
    bend_rad, side_rad = (abs(float(angle)) for angle in wrist[1:])
    doubts = (
        (
            is_held and high_rad > ELBOW_HIGH_RAD,
            # 60.2 would read as no more than 60
            phrase(
                "the elbow is swung up by {ceil}°, where "
                "{elbow_high_deg:.0f}° look natural: lower it, or turn the hand less",
                ceil=ceil(round(degrees(high_rad), 1)),
                elbow_high_deg=degrees(ELBOW_HIGH_RAD),
            ),
        ),
        (
            above_m > ALLOWED.elbow_above_m,
            phrase(
                "the elbow stands {above_mm:.0f} mm above the shoulder: lower it, or let another "
                "direction of the hand be easier",
                above_mm=1000.0 * above_m,
            ),
        ),
        (
            float(wrist_share(wrist)) > ALLOWED.wrist,
            phrase(
                "the wrist is at its stop, bent {bend_deg:.0f}° and {side_deg:.0f}° sideways: "
                "turn the hand less, or move the elbow",
                bend_deg=degrees(bend_rad),
                side_deg=degrees(side_rad),
            ),
        ),
        (
            float(turn_share(wrist)) > ALLOWED.turn,
            phrase(
                "the forearm is turned to its stop, {words_toward}: move the "
                "elbow, or tilt the hand a little",
                words_toward=PRONATION.words_toward(float(wrist.pronation)),
            ),
        ),
        (
            is_held and bend_rad > ALLOWED.bend_rad,
            phrase(
                "the wrist hangs like a goose's neck, bent {bend_deg:.0f}°: let the hand follow the "
                "forearm, or put it lower and farther out",
                bend_deg=degrees(bend_rad),
            ),
        ),
    )
    return (words for is_so, words in doubts if is_so)


def _of_face(pose: Pose, hand: HandPose) -> Iterator[str]:
    hidden = hidden_by(pose, hand.side)
    place = brought_back(hand.chest, hand.target)
    features = (
        (phrase("eyes are"), hidden.eyes, hidden.eyes_at),
        (phrase("mouth is"), hidden.mouth, hidden.mouth_at),
    )
    doubts = [
        phrase("the {feature} hidden to {share:.0f} %", feature=feature, share=100.0 * share)
        for feature, share, at in features
        if share > ALLOWED.hidden and not _is_at(hand, place, at)
    ]
    if not doubts and hidden.face >= HIDING.third:
        much = (
            phrase("a third")
            if hidden.face < ALLOWED.hidden
            else "half"
            if hidden.face < 0.6
            else phrase("for the most part")
        )
        doubts = [phrase("the face is {much} hidden", much=much)]
    return (
        phrase("{words}, seen from the front: bring the hand aside, or move the elbow out", words=words)
        for words in doubts
    )


def _is_at(hand: HandPose, place: Array, feature: Array) -> bool:
    """Return whether a hand touches the skin at a feature of the face: the sign is that it hides it."""
    off_m = float(np.hypot(*(place - feature)[:2]))
    return hand.goal is not None and hand.goal.on_skin and off_m < ALLOWED.at_feature_m
