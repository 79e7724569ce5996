"""The JSON Schema of animation JSON."""

from typing import Any

from signer.export.animation_json import COORDINATES, FORMAT, VERSION


def schema() -> dict[str, Any]:
    """What every file that `animation_json` writes obeys."""
    numbers, names = {"type": "array", "items": {"type": "number"}}, {"type": "array", "items": {"type": "string"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ASL animation",
        "description": "Sampled frames of a sign with their own skeleton. Frame i is shown at i / fps seconds.",
        **_object(
            format={"const": FORMAT},
            version={"const": VERSION},
            coordinates={"const": dict(COORDINATES)},
            timing=_object(
                fps={"type": "number", "exclusiveMinimum": 0},
                frames={"type": "integer", "minimum": 1},
                duration_s={"type": "number", "minimum": 0, "description": "from the first frame to the last"},
            ),
            sign={"type": "object", "description": "what is known about the sign: gloss, notes, tags, author, licence, source, rig"},
            skeleton={"type": "array", "minItems": 1, "items": _joint(), "description": "parents before children"},
            tracks=_object(
                rotation=_track("frames", 4, "unit quaternions x, y, z, w that replace rest_rotation"),
                translation=_track("frames_m", 3, "points that replace translation_m"),
            ),
            hands=_object(dominant=_hand(numbers, names), base=_hand(numbers, names)),
        ),
    }


def _object(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def _vector(length: int) -> dict[str, Any]:
    return {"type": "array", "items": {"type": "number"}, "minItems": length, "maxItems": length}


def _joint() -> dict[str, Any]:
    return _object(
        name={"type": "string", "description": "as in VRM 1.0 where it has such a joint; ends in Tip for the end of a chain"},
        parent={"type": ["string", "null"]},
        translation_m=_vector(3) | {"description": "from the parent's joint, in the parent's frame, at rest"},
        rest_rotation=_vector(4) | {"description": "of the joint's frame in the parent's: y along the bone, x the axis of bending"},
    )


def _track(name: str, length: int, words: str) -> dict[str, Any]:
    frame = {"type": "array", "items": _vector(length), "description": "one value a joint, in the order of joints"}
    joints = {"type": "array", "items": {"type": "string"}, "description": "the joints that move; all others keep their rest"}
    return _object(
        **{"joints": joints, name: {"type": "array", "items": frame, "description": f"one list a frame, none when no joint moves: {words}"}}
    )


def _hand(numbers: dict[str, Any], names: dict[str, Any]) -> dict[str, Any]:
    at_work = {"items": {"type": ["number", "null"], "minimum": 0}, "description": "one a frame, null while the hand rests"}
    return _object(
        side={"enum": ["right", "left"], "description": "on which side of the body this hand is"},
        key=names | {"items": {"type": ["string", "null"]}, "description": "one a frame: the key that is held, if one is"},
        touching=numbers | {"items": {"type": "boolean"}, "description": "one a frame: whether skin should be on skin"},
        contact_error_m=numbers | at_work | {"title": "drawn distance between articulator and target"},
        short_by_m=numbers | at_work | {"title": "how far the target is beyond reach"},
    )
