"""A sign made into the bytes of its file: the same sign gives the same bytes."""

import json
from typing import Any

from signer.document.sign import Key, Lane, ShoulderKey, Sign
from signer.document.values import LANES, BothMeet, Contact, GlobalOrientation, HandOrientation, SkinSpot
from signer.files.json_text import Json, pretty
from signer.files.kinds import SIGN
from signer.files.movement import movement_fields, transition_fields


def sign_bytes(sign: Sign) -> bytes:
    """The content of the sign's file."""
    fields: dict[str, Json] = {
        "format": SIGN.format,
        "version": list(SIGN.version),  # replaced by what `extra` keeps of a newer file
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
    if sign.markers:
        fields["markers"] = [{"time_s": float(marker.time_s), "text": marker.text} for marker in sign.markers]
    return (pretty(_with_extra(fields, sign.extra)) + "\n").encode()


def _lane(lane: Lane) -> dict[str, Json]:
    return {"keys": [_key(key) for key in lane.keys]}


def _shoulders(sign: Sign) -> dict[str, Json]:
    """The shoulders' lanes that have keys, or what a newer file says of them; most signs need none."""
    kept = {way.split("/")[1] for way, _ in sign.extra if way.startswith("lanes/")}
    return {
        f"{name}_shoulder": {"keys": [_shoulder_key(key) for key in sign.shoulder(name).keys]}
        for name in LANES
        if sign.shoulder(name).keys or f"{name}_shoulder" in kept
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
    elbow = key.elbow
    fields = {
        "id": key.id,
        "time_s": float(key.time_s),
        "hold_s": float(key.hold_s),
        "handshape": key.handshape,
        **_joints(key),
        **_placement(key),
        "orientation": _orientation(key.orientation),
        "elbow": {"swivel_rad": float(elbow.swivel_rad), "branch": elbow.branch},
        "transition": transition_fields(key.transition),
        **movement_fields(key.act, key.local),
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


def _joints(key: Key) -> dict[str, Json]:
    """The joints that are bent otherwise, what this is called, and whose points it has; most keys need none of it."""
    bent = {"joints_rad": {name: float(angle) for name, angle in sorted(key.joints)}} if key.joints else {}
    named = {"own_handshape": key.own_handshape, "points_of": key.points_of}
    return bent | {name: text for name, text in named.items() if text}


def _placement(key: Key) -> dict[str, Json]:
    """Where the hand goes. A second contact without a first is written for the reader to refuse."""
    placement = key.placement
    contacts = [_contact(one) for one in (placement, key.second) if isinstance(one, Contact)]
    fields: dict[str, Json] = {"contacts": contacts} if contacts else {}
    if isinstance(placement, Contact):
        return fields
    point = {"articulator": placement.articulator, "point_m": [float(part) for part in placement.point_m]}
    return fields | {"both_meet" if isinstance(placement, BothMeet) else "space": point}


def _contact(contact: Contact) -> dict[str, Json]:
    return {
        "articulator": contact.articulator,
        **({"spot": _spot(contact.site)} if isinstance(contact.site, SkinSpot) else {"site": contact.site}),
        "manner": contact.manner,
        "stand_off_m": float(contact.stand_off_m),
    }


def _spot(spot: SkinSpot) -> dict[str, Json]:
    return {"name": spot.name, "vertices": list(spot.vertices), "weights": [float(weight) for weight in spot.weights]}


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
