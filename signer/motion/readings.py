"""Read-outs of every frame: what each hand of posed bodies does, measured on the drawn surface."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from body_model.arrays import Array, Indices, Mask
from signer.document.sign import OTHER_SIDE, SIDE_OF
from signer.document.values import OTHER_ROLE, HandRole
from signer.kinematics.frames import WORLD, brought_back, carried, mirrored_frames, turned
from signer.kinematics.limits import (
    LimitReport,
    ShoulderExcess,
    posture_reports,
    shoulder_excess,
    wrist_reports,
)
from signer.kinematics.sides import side_sign
from signer.kinematics.swivel import elbow_heights
from signer.kinematics.vectors import Z
from signer.kinematics.wrist import WristAngles, wrist_angles
from signer.motion.goals import goal_of
from signer.motion.movement.frames import SampledSegment, Track
from signer.motion.places.contact_target import articulator_attachment, is_free
from signer.motion.pose import HandPose, HandPoses
from signer.motion.posture.figure import Figure, mirrored_points
from signer.motion.posture.solved_posture import UNUSED_HAND
from signer.motion.posture.wished_wrist import orientation_from

GIVES_M: Final = 0.015
"""By so much a free place gives where the arm does not reach it, m. The site of space nearest to skin is
30 mm off it, and no place is taken for the skin before which it is. With half, a question that leans the head
leaves a hand *beside the head* missed by 8 mm; with double, a place may be on skin."""
_ALL: Final = slice(None)


class BothMeetGap(NamedTuple):
    """Gap between a hand and the other one that it is to meet, in each frame.

    Attributes:
        apart_m: (F,) m from what of it touches to what of the other hand touches, or to the other one's
            articulator where that does not come; NaN in frames where the hand is not to meet the other.
        alone: (F,) the hand is to meet the other, which is not held at such a key or is sent to another
            point.
    """

    apart_m: Array
    alone: Mask


Gaps: TypeAlias = Callable[[], Mapping[HandRole, BothMeetGap]]
"""Measures gaps as `meeting_gaps` does, when one is asked for."""


def hand_poses(
    role: HandRole, track: Track, figure: Figure, *, is_mirrored: bool, gaps: Gaps = dict
) -> HandPoses:
    """Return the hand of a track in each frame, for a signer as solved or in a mirror."""
    drawn, frames = _drawn(track, figure), track.frames
    points = np.array(
        [_in_world(each, figure, is_mirrored=is_mirrored) for each in (frames.elbow, frames.wrist, drawn)]
    )
    key_ids: list[str | None] = [None] * len(drawn)
    for sampled in track.sampled_segments:
        if sampled.key is not None:
            for row in sampled.rows.tolist():
                key_ids[row] = sampled.key.id
    make = partial(_made, role, track, figure, drawn, gaps, is_mirrored=is_mirrored)
    return HandPoses(points, tuple(key_ids), make)


def _made(
    role: HandRole, track: Track, figure: Figure, drawn: Array, gaps: Gaps, *, is_mirrored: bool
) -> tuple[HandPose, ...]:
    """Return the hand in each frame, its articulator being drawn at (F, 3) m in the chest's frame."""
    target, gives, gap = _targets(track, figure, drawn), _gives(track), gaps().get(role)
    target[gives] = drawn[gives]
    frames, limits = track.frames, _posture_limits(track, gives)
    heights = elbow_heights(side_sign(track.side), frames.shoulder, frames.elbow, frames.reached)
    errors = np.linalg.norm(drawn - target, axis=-1)
    if gap is not None:
        errors = np.where(np.isnan(gap.apart_m), errors, gap.apart_m)
    seconds = _seconds(track, figure, is_mirrored=is_mirrored)
    angles = wrist_angles(track.character.rigs[track.side].arm, frames.wrist_rotation)
    solved = (frames.shoulder, frames.elbow, frames.wrist, drawn, target)
    shoulders, elbows, wrists, articulators, targets = (
        _in_world(points, figure, is_mirrored=is_mirrored) for points in solved
    )
    normals = _shown_normals(frames.normal if figure.is_upright else turned(figure.chest, frames.normal))
    normals = mirrored_points(normals) if is_mirrored else normals
    chests = mirrored_frames(figure.chest) if is_mirrored else figure.chest
    found: dict[int, HandPose] = {}
    for sampled in track.sampled_segments:
        sites = _sites(sampled, figure, is_mirrored=is_mirrored)
        goal, second_goal = (
            goal_of(sampled, track.side, is_mirrored=is_mirrored, second=second) for second in (False, True)
        )
        each = zip(sampled.rows.tolist(), sampled.touching.tolist(), strict=True)
        for place, (row, is_touching) in enumerate(each):
            found[row] = HandPose(
                role=role,
                side=OTHER_SIDE[track.side] if is_mirrored else track.side,
                character=track.character,
                key_id=None if sampled.key is None else sampled.key.id,
                handshape_angles=frames.angles[row],
                shoulder=shoulders[row],
                elbow=elbows[row],
                wrist=wrists[row],
                articulator=articulators[row],
                target=targets[row],
                target_normal=normals[row],
                posture=frames.posture(row),
                orientation=sampled.before.orientation
                if sampled.is_steady
                else orientation_from(WristAngles(*(angle[row] for angle in angles))),
                swivel_rad=float(frames.swivel[row]),
                elbow_height_rad=float(heights[row]),
                contact_error_m=float(errors[row]),
                short_by_m=float(frames.short_by[row]) if sampled.is_asked and not gives[row] else 0.0,
                touching=is_touching,
                resting=sampled.is_resting,
                limits=_all_limits(sampled, frames.over[row], limits.get(row, ())),
                goal=goal,
                second_goal=second_goal if row in seconds else None,
                site=None if sites is None else sites[place],
                chest=WORLD if figure.is_upright else chests[row],
                alone=gap is not None and bool(gap.alone[row]),
                residual_m=0.0 if track.residual is None else float(track.residual[row]),
                **seconds.get(row, {}),
            )
    return tuple(found[row] for row in range(len(errors)))


def meeting_gaps(tracks: Mapping[HandRole, Track], figure: Figure) -> dict[HandRole, BothMeetGap]:
    """Measure on the drawn bodies how closely hands that are to meet do so, of tracks that have such keys."""
    meetings = {role: _meetings(track, figure) for role, track in tracks.items()}
    found: dict[HandRole, BothMeetGap] = {}
    for role, (touches, point) in meetings.items():
        if np.isnan(touches).all():
            continue
        there, is_met = _articulators(OTHER_ROLE[role], tracks, figure), np.zeros(len(touches), np.bool_)
        if (other := meetings.get(OTHER_ROLE[role])) is not None:
            is_met = (point == other[1]).all(axis=-1)
            there = np.where(is_met[:, None], other[0], there)
        alone = ~is_met & ~np.isnan(touches[:, 0])
        found[role] = BothMeetGap(np.linalg.norm(touches - there, axis=-1), alone)
    return found


def _meetings(track: Track, figure: Figure) -> tuple[Array, Array]:
    """(F, 3) m each, the touching skin and the contact point where hands meet; NaN elsewhere."""
    touches, points = np.full_like(track.frames.target, np.nan), np.full_like(track.frames.target, np.nan)
    for sampled in track.sampled_segments:
        constraint = sampled.before.constraint
        if sampled.key is None or constraint is None or constraint.contact_target.wrists is None:
            continue
        matrices = figure.in_chest[sampled.rows]
        points[sampled.rows] = constraint.contact_target.aim(matrices)
        off = constraint.attachment.position(matrices) - constraint.aim(matrices, bends=figure.bends)
        touches[sampled.rows] = off + points[sampled.rows]
    return touches, points


def _articulators(role: HandRole, tracks: Mapping[HandRole, Track], figure: Figure) -> Array:
    """(F, 3) m, where the articulator of a track is drawn; of an empty track one stands for it."""
    if role in tracks:
        return _drawn(tracks[role], figure)
    return articulator_attachment(figure.character, *UNUSED_HAND, SIDE_OF[role]).position(figure.in_chest)


def _seconds(track: Track, figure: Figure, *, is_mirrored: bool) -> dict[int, dict[str, Any]]:
    """By frame, what a HandPose says of the second contact of a held key."""
    found: dict[int, dict[str, Any]] = {}
    for sampled in track.sampled_segments:
        constraint = None if sampled.key is None else sampled.before.constraint
        if constraint is None or constraint.second is None:
            continue
        leaves = sampled.sent is not None and sampled.sent.second is None
        matrices = figure.in_chest[sampled.rows]
        second = constraint.second.on_face(figure.face_in(sampled.rows))
        points = second.attachment.position(matrices), second.aim(matrices, bends=figure.bends)
        errors = np.linalg.norm(points[0] - points[1], axis=-1)
        drawn, target = (_in_world(each, figure, sampled.rows, is_mirrored=is_mirrored) for each in points)
        for place, row in enumerate(sampled.rows.tolist()):
            if leaves and not sampled.touching[place]:
                continue
            found[row] = {
                "second_articulator": drawn[place],
                "second_target": target[place],
                "second_error_m": float(errors[place]),
            }
    return found


def _sites(sampled: SampledSegment, figure: Figure, *, is_mirrored: bool) -> Array | None:
    """(n, 3) m, the skin that the hand is brought to in the frames of a segment; None where there is none."""
    if sampled.sent is None or sampled.sent.contact_target.attachment is None:
        return None
    attachment = sampled.sent.contact_target.attachment.on_face(figure.face_in(sampled.rows))
    sites = attachment.position(figure.in_chest[sampled.rows])
    return _in_world(sites, figure, sampled.rows, is_mirrored=is_mirrored)


def _drawn(track: Track, figure: Figure) -> Array:
    """(F, 3) m, the articulators as drawn, in the chest's frame."""
    drawn = np.empty_like(track.frames.target)
    for sampled in track.sampled_segments:
        drawn[sampled.rows] = sampled.drawn_articulator(figure.matrices[sampled.rows])
    return drawn if figure.is_upright else brought_back(figure.chest, drawn)


def _targets(track: Track, figure: Figure, drawn: Array) -> Array:
    """(F, 3) m, the targets of articulators (F, 3) on the drawn bodies, in the chest's frame."""
    target = np.array(track.frames.target)
    for sampled in track.sampled_segments:
        if sampled.sent is not None:
            sent = sampled.sent.on_face(figure.face_in(sampled.rows))
            target[sampled.rows] = sent.aim(figure.in_chest[sampled.rows], bends=figure.bends)
        elif not sampled.is_asked:
            target[sampled.rows] = drawn[sampled.rows]
    return target


def _in_world(points: Array, figure: Figure, rows: Indices | slice = _ALL, *, is_mirrored: bool) -> Array:
    """Bring points (n, 3) m of some frames from the chest's frame to the world, as solved or in a mirror."""
    world = points if figure.is_upright else carried(figure.chest[rows], points)
    return mirrored_points(world) if is_mirrored else world


def _gives(track: Track) -> Mask:
    """(F,) whether a hand is held at a free place that gives: just out of reach, it is where the hand is."""
    gives = np.zeros(len(track.frames.short_by), np.bool_)
    for sampled in track.sampled_segments:
        if sampled.key is not None and is_free(sampled.key.placement):
            short_m = track.frames.short_by[sampled.rows]
            gives[sampled.rows] = (short_m > 0.0) & (short_m <= GIVES_M)
    return gives


def _posture_limits(track: Track, gives: Mask) -> dict[int, tuple[LimitReport, ...]]:
    """By frame, the limits that elbow and shoulder have reached; not the elbow's where the place gives."""
    arm, frames = track.character.rigs[track.side].arm, track.frames
    excess = shoulder_excess(arm, frames.shoulder_rotation)
    bound = (np.abs(np.stack(excess)) > 0.0).any(axis=0) | (frames.short_by > 0.0)
    found = dict[int, tuple[LimitReport, ...]]()
    for row in np.flatnonzero(bound).tolist():
        reports = posture_reports(arm, frames.posture(row), ShoulderExcess(*(part[row] for part in excess)))
        found[row] = tuple(one for one in reports if not (gives[row] and one.joint == "elbow"))
    return found


def _all_limits(
    sampled: SampledSegment, over: Array, posture: tuple[LimitReport, ...]
) -> tuple[LimitReport, ...]:
    if not sampled.is_asked:
        return ()
    return (*wrist_reports(WristAngles(*over)), *posture) if over.any() else posture


def _shown_normals(normals: Array) -> Array:
    """Unit normals; a free point shows its front to the viewer."""
    filled = np.where(normals.any(axis=-1, keepdims=True), normals, Z)
    return np.asarray(filled / np.linalg.norm(filled, axis=-1, keepdims=True))
