"""The JSON Schema of animation JSON."""

from signer.export.animation_json import COORDINATES, FORMAT, VERSION
from signer.export.schema_parts import (
    COUNT,
    POSITIVE,
    TEXT,
    TRUTH,
    Schema,
    document,
    listed,
    optional,
    record,
    said,
    vector,
)


def schema() -> Schema:
    """Describe every file that `animation_json` writes; readers ignore fields that they do not know."""
    return document(
        "ASL animation",
        "Sampled frames of a sign with their own skeleton. Frame i is shown at i / fps seconds. Readers "
        "ignore fields that they do not know; "
        "`version` changes only when a reader of the old one would break.",
        format={"const": FORMAT},
        version={"const": VERSION},
        coordinates=record(**{name: {"const": value} for name, value in COORDINATES.items()}),
        timing=_timing(),
        sign={
            "type": "object",
            "description": "known of the sign: gloss, translation, notes, tags, author, licence, source, rig",
        },
        skeleton=said(listed(_joint(), minItems=1), "parents before children"),
        tracks=record(
            rotation=_track("frames", 4, "unit quaternions x, y, z, w that replace rest_rotation"),
            translation=_track("frames_m", 3, "points that replace translation_m"),
        ),
        face=record(
            shapes=said(
                listed(TEXT),
                "the face shapes that are ever seen, named as by ARKit, others as in Unified Expressions; "
                "all others stay at 0",
            ),
            frames=said(
                listed(listed({"type": "number"})),
                "one list a frame, none for a neutral face: a weight from 0 to 1 a shape",
            ),
        ),
        gaze=record(
            targets_m=said(
                listed(optional(vector(3))),
                "one a frame, none for a sign that does not say where it looks: the point on which both eyes "
                "meet, null far away; the joints of the eyes turn to it",
            ),
            held_back=said(listed({"type": "boolean"}), "the eyes turn no further and do not reach it"),
        ),
        hands=record(dominant=_hand(), base=_hand()),
    )


def _joint() -> Schema:
    return record(
        name=said(TEXT, "as in VRM 1.0 where it has such a joint; ends in Tip for the end of a chain"),
        parent=optional(TEXT),
        translation_m=said(vector(3), "from the parent's joint, in the parent's frame, at rest"),
        rest_rotation=said(
            vector(4), "of the joint's frame in the parent's: y along the bone, x the axis of bending"
        ),
        t_pose_rotation=said(
            vector(4),
            "in place of rest_rotation it makes a T-pose: arms to the sides, palms down, legs straight",
        ),
        length_m=said(POSITIVE, "of the bone that begins at the joint, 0 at a tip"),
    )


def _track(name: str, length: int, words: str) -> Schema:
    frame = said(listed(vector(length)), "one value a joint, in the order of joints")
    return record(
        **{
            "joints": said(listed(TEXT), "the joints that move; all others keep their rest"),
            name: said(listed(frame), f"one list a frame, none when no joint moves: {words}"),
        }
    )


def _hand() -> Schema:
    return record(
        side={"enum": ["right", "left"], "description": "on which side of the body this hand is"},
        key=said(listed(optional(TEXT)), "one a frame: the key that is held, if one is"),
        touching=said(listed(TRUTH), "one a frame: whether skin should be on skin"),
        contact_error_m=said(
            listed(optional(POSITIVE)),
            "one a frame, null while the hand rests: drawn distance between articulator and target",
        ),
        short_by_m=said(
            listed(optional(POSITIVE)),
            "one a frame, null while the hand rests: how far the target is beyond reach",
        ),
        goals=said(
            listed(_goal()),
            "what the hand is brought to while a key is held and on slides, in order: runs of frames in "
            "which nothing of it changes",
        ),
    )


def _goal() -> Schema:
    return record(
        first_frame=COUNT,
        last_frame=said(COUNT, "the last frame of the run, not the one after it"),
        primary=said(TRUTH, "false for a second contact, which is met as nearly as the wrist allows"),
        articulator=said(
            optional(TEXT), "the id of the part of the hand, null where a slide goes from one to another"
        ),
        articulator_joint=said(TEXT, "the joint that carries it"),
        articulator_m=said(vector(3), "where it is in that joint's frame"),
        site=said(
            optional(TEXT),
            "the id of the place (.R is the dominant side), null for a free point, an own place or between "
            "two sites",
        ),
        manner=said(
            optional(TEXT),
            "touch, hold, brush, rub, tap, double, near, interlock, enter or none; null for a free point",
        ),
        target_joint=said(TEXT, "the joint that carries the target"),
        target_m=said(vector(3), "where the articulator should be, in that joint's frame"),
        site_m=said(
            optional(vector(3)),
            "the skin at the place, in that joint's frame: target_m lies off it along target_normal where "
            "the articulator "
            "is a mean of several fingers or is to stay off; null without skin and for a second contact",
        ),
        target_normal=said(
            optional(vector(3)),
            "away from the skin there, in that joint's frame; null for a free point and a second contact",
        ),
    )


def _timing() -> Schema:
    described = record(
        fps={"type": "number", "exclusiveMinimum": 0},
        frames={"type": "integer", "minimum": 1},
        duration_s=said(POSITIVE, "from the first frame to the last"),
    )
    broken = listed({"type": "integer", "minimum": 1}, minItems=2, maxItems=2)
    words = "fps as a fraction, numerator and denominator, where it is not whole: 30000 and 1001 for 29.97"
    described["properties"]["rate"] = said(broken, words)
    return described
