"""A sign made into the bytes of its file: the same sign gives the same bytes."""

import json
from typing import Any

from signer.document.sign import Key, Lane, ShoulderKey, Sign
from signer.document.values import LANES, Contact, GlobalOrientation, HandOrientation
from signer.files.form import FORMAT, VERSION
from signer.files.json_text import Json, pretty


def sign_bytes(sign: Sign) -> bytes:
    """The content of the sign's file."""
    fields: dict[str, Json] = {
        "format": FORMAT,
        "version": list(VERSION),  # replaced by what `extra` keeps of a newer file
        "gloss": sign.gloss,
        "notes": sign.notes,
        "tags": list(sign.tags),
        "author": sign.author,
        "licence": sign.licence,
        "source": sign.source,
        "dominant_side": sign.dominant_side,
        "rig": {"name": sign.rig_name, "version": sign.rig_version},
        "fps": sign.fps,
        "lead_in_s": float(sign.lead_in_s),
        "lead_out_s": float(sign.lead_out_s),
        "lanes": {"dominant": _lane(sign.dominant), "base": _lane(sign.base), **_shoulders(sign)},
    }
    return (pretty(_with_extra(fields, sign.extra)) + "\n").encode()


def _lane(lane: Lane) -> dict[str, Json]:
    return {"keys": [_key(key) for key in lane.keys]}


def _shoulders(sign: Sign) -> dict[str, Json]:
    """The shoulders' lanes that have keys; most signs need none."""
    return {
        f"{name}_shoulder": {"keys": [_shoulder_key(key) for key in sign.shoulder(name).keys]} for name in LANES if sign.shoulder(name).keys
    }


def _shoulder_key(key: ShoulderKey) -> dict[str, Json]:
    fields = {
        "id": key.id,
        "time_s": float(key.time_s),
        "hold_s": float(key.hold_s),
        "assist": float(key.assist),
        "elevation_rad": float(key.elevation_rad),
        "protraction_rad": float(key.protraction_rad),
        "easing": key.easing,
    }
    return _with_extra(fields, key.extra)


def _key(key: Key) -> dict[str, Json]:
    elbow, onward = key.elbow, key.transition
    fields = {
        "id": key.id,
        "time_s": float(key.time_s),
        "hold_s": float(key.hold_s),
        "handshape": key.handshape,
        **_placement(key),
        "orientation": _orientation(key.orientation),
        "elbow": {"swivel_rad": float(elbow.swivel_rad), "branch": elbow.branch},
        "transition": {"path": onward.path, "height_m": float(onward.height_m), "easing": onward.easing},
    }
    return _with_extra(fields, key.extra)


def _orientation(turned: HandOrientation) -> dict[str, Json]:
    if isinstance(turned, GlobalOrientation):
        return {"global": {"palm": [float(part) for part in turned.palm], "fingers": [float(part) for part in turned.fingers]}}
    local = {
        "pronation_rad": float(turned.pronation_rad),
        "flexion_rad": float(turned.flexion_rad),
        "deviation_rad": float(turned.deviation_rad),
    }
    return {"local": local}


def _placement(key: Key) -> dict[str, Json]:
    placement = key.placement
    if isinstance(placement, Contact):
        contact = {
            "articulator": placement.articulator,
            "site": placement.site,
            "manner": placement.manner,
            "stand_off_m": float(placement.stand_off_m),
        }
        return {"contacts": [contact]}
    return {"space": {"articulator": placement.articulator, "point_m": [float(part) for part in placement.point_m]}}


def _with_extra(fields: dict[str, Json], extra: tuple[tuple[str, str], ...]) -> dict[str, Json]:
    """The fields with the unknown ones put back; those whose place is gone (a contact that became a point) go with it."""
    for pointer, text in extra:
        *way, name = (part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/"))
        holder: Any = fields
        for part in way:
            holder = holder.get(part) if isinstance(holder, dict) else _item(holder, part)
        if isinstance(holder, dict):
            holder[name] = json.loads(text)
    return fields


def _item(holder: Json, part: str) -> Json:
    index = int(part) if part.isdecimal() else -1
    return holder[index] if isinstance(holder, list) and 0 <= index < len(holder) else None
