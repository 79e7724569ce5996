"""A sign made into the bytes of its file: the same sign gives the same bytes."""

from signer.document.sign import Key, Lane, ShoulderKey, Sign
from signer.document.values import LANES, BothMeet, Contact, GlobalOrientation, HandOrientation, SkinSpot
from signer.files.json_text import Json, pretty
from signer.files.kinds import SIGN
from signer.files.movement import movement_fields, transition_fields
from signer.files.newer import put_back


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
        fields["markers"] = [put_back({"time_s": float(marker.time_s), "text": marker.text}, marker.extra) for marker in sign.markers]
    return (pretty(put_back(fields, sign.extra)) + "\n").encode()


def _lane(lane: Lane) -> dict[str, Json]:
    fields: dict[str, Json] = {"keys": [_key(key) for key in lane.keys]}
    for name, lead in (("lead_in", lane.lead_in), ("lead_out", lane.lead_out)):
        if lead is not None:
            fields[name] = {"height_m": float(lead.height_m), "plane_rad": float(lead.plane_rad)}
    return fields


def _shoulders(sign: Sign) -> dict[str, Json]:
    """The shoulders' lanes that have keys, or what a newer file says of them; most signs need none."""
    kept = {field.place.split("/")[1] for field in sign.extra if field.place.startswith("lanes/")}
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
    return put_back(fields, key.extra)


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
    return put_back(fields, key.extra)


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
