"""Pictures of signals of face, gaze, head and trunk, each taken of a sign that does nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from PySide6.QtGui import QImage

from nonmanuals import catalogue
from nonmanuals.own import OwnSignal
from nonmanuals.signal import HEAD_CHANNELS, TORSO_CHANNELS, Signal
from nonmanuals.target import Addressee, Hand, Hands, Sweep, Target
from nonmanuals.target import Place as PlaceTarget
from signer.characters.character import Character
from signer.document.sign import Sign
from signer.document.span_edits import add_span
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.span import Span
from signer.document.values import ROLES, Place, SpacePoint
from signer.lazy import lazily
from signer.studio.drawing import framing, picture_store
from signer.studio.drawing.camera import Camera
from signer.studio.drawing.figure import pose_figure
from signer.studio.drawing.quality import PICTURE, Quality
from signer.studio.drawing.recorder import render_figure

with lazily():
    from signer.motion import posing

BEGINS_S: Final = 0.5
"""Time at which a signal is full in its preview; no onset of the inventory is longer."""
HELD_S: Final = 1.0
"""Time that a preview holds what has no length of its own."""
WORD: Final = "fish"
"""Word that a mouthing mouths in its preview: lips that meet a lip, and lips that are drawn."""
PLACES: Final = (Place("a", angle_rad=-math.radians(45.0)), Place("b", angle_rad=math.radians(45.0)))
"""Places that a preview looks at for a signal that goes to a place."""
AWAY: Final = "gaze.away"
"""Signal from which eyes come to the addressee,"""
OPEN: Final = "mouth.open"
"""and one from which a mouth comes to rest."""
SEEN_HAND_M: Final = (0.16, -0.02, 0.36)
"""Place of a hand that a preview looks at, from the notch of the chest; x outward."""
FACE: Final = Camera((0.0, 1.572, 0.06), 0.57)
HEAD: Final = Camera((0.0, 1.570, 0.06), 0.72)
TRUNK: Final = Camera((0.0, 1.43, 0.0), 1.25)
MOUTH: Final = Camera((0.0, 1.535, 0.08), 0.24)
FIRST_HALF: Final = 0.35
"""Share of a phoneme's time at which it is pictured: a vowel that glides is told by what it begins with."""
HALVES: Final = frozenset({"first-half", "second-half"})
AT_THE_END: Final = frozenset({"end", "last", "after"})


@lru_cache(maxsize=256)
def preview(signal_id: str) -> Sign:
    """Return a sign that does one signal and nothing else; LookupError where there is no such signal."""
    signal = catalogue.find(signal_id)
    made = Span(
        "n1",
        BEGINS_S,
        _held_s(signal),
        signal=signal_id,
        target=_target(signal),
        word=WORD if signal.reading is not None else "",
    )
    sign = Sign(places=PLACES).with_tracks(*_hands(signal))
    for track, span in (*_beside(signal), (signal.track, made)):
        sign = add_span(track, span)(sign)
    return sign


def _beside(signal: Signal) -> Iterator[tuple[str, Span]]:
    """Yield what a preview does besides, with its tracks, so that its signal shows.

    Eyes that come to the addressee were away before, a mouth that comes to rest was open, and a marker that
    looks at a place has one chosen.
    """
    if (other := _other_before(signal)) is not None:
        yield signal.track, Span("n0", 0.0, before_s(signal.id), signal=other)
    for part in signal.parts:
        looks = catalogue.find(part.signal)
        if isinstance(looks.target, PlaceTarget):
            yield "gaze", Span("n2", BEGINS_S, _held_s(signal), signal=looks.id, target=_target(looks))


def _other_before(signal: Signal) -> str | None:
    """Return what is done before a signal that is seen only as another one ends; None before any other."""
    if isinstance(signal.target, Addressee):
        return AWAY
    rests = signal.phases and not any(weight for phase in signal.phases for _, weight in phase.weights)
    return OPEN if signal.track == "mouth" and rests else None


def before_s(signal_id: str) -> float:
    """Return the moment of a preview at which its signal begins, s, and nothing of it is seen."""
    return BEGINS_S - catalogue.find(signal_id).onset_s


def length_s(signal_id: str) -> float:
    """Return how long a preview lasts, from rest back to rest, s."""
    signal = catalogue.find(signal_id)
    return BEGINS_S + _held_s(signal) + signal.offset_s


def moments(signal_id: str) -> tuple[float, ...]:
    """Return the one or two moments of a preview by which its signal is told, s."""
    signal = catalogue.find(signal_id)
    held_s = _held_s(signal)
    if _other_before(signal) is not None:
        return before_s(signal_id), BEGINS_S + 0.5 * held_s
    return tuple(BEGINS_S + share * held_s for share in _shares(signal, held_s))


def moves(signal: Signal) -> bool:
    """Return whether a signal, or a part of it, is a repeated movement."""
    return signal.movement is not None or any(
        catalogue.find(part.signal).movement is not None for part in signal.parts
    )


def swings(signal: Signal) -> str:
    """Return how a signal swings: "across", "up", "out" for forward; empty where it is still."""
    movement = signal.movement
    if movement is None:
        found = (catalogue.find(part.signal) for part in signal.parts)
        return next((way for each in found if (way := swings(each))), "")
    channel = movement.channels[0] if movement.channels else "repeat"
    if "turn" in channel or "tilt" in channel:
        return "across"
    return "out" if "thrust" in channel else "up"


def signal_picture(
    character: Character, signal_id: str, time_s: float, size_px: int, quality: Quality = PICTURE
) -> QImage:
    """A picture of a signal at a moment of its preview, transparent around; it is not kept."""
    return _drawn(character, preview(signal_id), signal_camera(signal_id), time_s, size_px, quality)


def signal_camera(signal_id: str) -> Camera:
    """Return the camera that sees all that a signal moves, on the reference signer: face, head or trunk."""
    return _camera(catalogue.find(signal_id))


def signal_card(character: Character, signal_id: str, number: int, size_px: int) -> QImage:
    """The picture of a signal at one of its moments, from the disk where it was kept there."""
    camera, time_s = _camera(catalogue.find(signal_id)), moments(signal_id)[number]
    return _kept(character, preview(signal_id), camera, time_s, size_px)


def own_card(
    character: Character, shapes: Sequence[tuple[str, float]], head: Sequence[tuple[str, float]], size_px: int
) -> QImage:
    """The picture of a face of the user's own, from the disk where it was kept there."""
    parts = OwnSignal("", tuple((name, weight) for name, weight in shapes)).parts
    sign = Sign()
    for region, values in parts.items():
        sign = add_span(region, Span(f"{region}1", BEGINS_S, HELD_S, shapes=values))(sign)
    if head:
        sign = add_span(
            "head", Span("h1", BEGINS_S, HELD_S, pose=tuple((name, value) for name, value in head))
        )(sign)
    return _kept(character, sign, HEAD if head else FACE, BEGINS_S + 0.5 * HELD_S, size_px)


def mouth_card(character: Character, phoneme: str, size_px: int) -> QImage:
    """The picture of the mouth of a phoneme, from the disk where it was kept there."""
    sound = Span("n1", BEGINS_S, HELD_S, signal="mouthing.word", sounds=((phoneme, 1.0),))
    sign = add_span("mouth", sound)(Sign())
    return _kept(character, sign, MOUTH, BEGINS_S + FIRST_HALF * HELD_S, size_px)


def _kept(character: Character, sign: Sign, camera: Camera, time_s: float, size_px: int) -> QImage:
    pose = posing.pose_at(sign, time_s, character)
    shown = (np.round(pose.face_weights, 4).tobytes(), np.round(pose.matrices, 5).tobytes())
    return picture_store.kept(
        character,
        f"signal {camera} {size_px} {shown!r}",
        lambda: _drawn(character, sign, camera, time_s, size_px, PICTURE),
    )


def _drawn(
    character: Character, sign: Sign, camera: Camera, time_s: float, size_px: int, quality: Quality
) -> QImage:
    figure = pose_figure(posing.pose_at(sign, time_s, character))
    return render_figure(
        figure, framing.sized(camera, character.scale.height), size_px, size_px, quality=quality
    )


def _shares(signal: Signal, held_s: float) -> tuple[float, ...]:
    """Shares of the stretch at which the pictures are taken."""
    movement = signal.movement
    if movement is not None and (movement.channels or len(signal.phases) < 2):
        return (0.25 / (movement.rate_hz * held_s),)  # the middle of the first swing
    if len(signal.phases) > 1:
        starts = [phase.share for phase in signal.phases]
        middles = [(start + end) / 2 for start, end in zip(starts, (*starts[1:], 1.0), strict=True)]
        round_s = 1.0 if movement is None else 1.0 / (movement.rate_hz * held_s)
        return middles[0] * round_s, middles[-1] * round_s
    places = {part.place for part in signal.parts}
    if places & HALVES:
        return 0.25, 0.8
    swinging = [catalogue.find(part.signal).movement for part in signal.parts if part.place == "all"]
    rates = [each.rate_hz for each in swinging if each is not None]
    still = 0.25 / (min(rates) * held_s) if rates else 0.5
    return (
        (still, 0.9)
        if places & AT_THE_END and places - AT_THE_END
        else (0.9 if places & AT_THE_END else still,)
    )


def _held_s(signal: Signal) -> float:
    timed = signal.movement is not None and signal.movement.cycles is not None
    return signal.usual_hold_s if timed or signal.kind == "blink" else HELD_S


def _target(signal: Signal) -> Target | None:
    target = signal.target
    if isinstance(target, PlaceTarget):
        return PlaceTarget(PLACES[0].id, target.lower_rad)
    return Sweep(*(place.id for place in PLACES)) if isinstance(target, Sweep) else None


def _hands(signal: Signal) -> tuple[HandTrack, ...]:
    """Tracks of the hands that a signal looks at, in front of the signer: hanging ones pull the head down."""
    target = signal.target
    roles = ROLES if isinstance(target, Hands) else (target.role,) if isinstance(target, Hand) else ()
    x_m, y_m, z_m = SEEN_HAND_M
    return tuple(
        HandTrack(
            role,
            (
                Key(
                    f"{role[0]}1",
                    BEGINS_S,
                    "open_b",
                    SpacePoint("palm.centre", (x_m if role == "base" else -x_m, y_m, z_m)),
                    hold_s=_held_s(signal),
                ),
            ),
        )
        for role in roles
    )


def _camera(signal: Signal) -> Camera:
    channels = {name for name, _ in signal.pose} | set(signal.movement.channels if signal.movement else ())
    for part in signal.parts:
        found = catalogue.find(part.signal)
        channels |= {name for name, _ in found.pose} | set(found.movement.channels if found.movement else ())
    if signal.track == "torso":
        return TRUNK
    return HEAD if channels & {*HEAD_CHANNELS, *TORSO_CHANNELS} else FACE
