"""A hand's track read from sign files and written to them; only what is used is written."""

from typing import Final

from body_model.plain_types import Vector
from signer.document.tracks.hand import HAND, HandTrack, Key
from signer.document.values import (
    BothMeet,
    Contact,
    Elbow,
    GlobalOrientation,
    HandOrientation,
    Lead,
    Orientation,
    Placement,
    SkinSpot,
    SpacePoint,
)
from signer.files.json_text import Json
from signer.files.newer import put_back
from signer.files.tracks.format import Kept, TrackFormat, Within
from signer.files.tracks.hand_checks import hand_problems
from signer.files.tracks.hand_form import (
    ContactForm,
    HandTrackForm,
    KeyForm,
    LeadForm,
    LocalForm,
    OrientationForm,
    PlacementForm,
    finish_schema,
)
from signer.files.tracks.hand_movement import (
    act_of,
    local_of,
    movement_fields,
    transition_fields,
    transition_of,
)


def _read(form: HandTrackForm, kept: Kept) -> HandTrack:
    keys = tuple(_key(key, ("keys", index), kept) for index, key in enumerate(form.keys))
    return HandTrack(form.side, keys, _lead(form.lead_in), _lead(form.lead_out), form.lead_in_s)


def _write(track: HandTrack) -> dict[str, Json]:
    fields: dict[str, Json] = {"keys": [_key_fields(key) for key in track.keys]}
    for name, lead in (("lead_in", track.lead_in), ("lead_out", track.lead_out)):
        if lead is not None:
            fields[name] = {"height_m": float(lead.height_m), "plane_rad": float(lead.plane_rad)}
    if track.lead_in_s is not None:
        fields["lead_in_s"] = float(track.lead_in_s)
    return fields


def _lead(form: LeadForm | None) -> Lead | None:
    return None if form is None else Lead(form.height_m, form.plane_rad)


def _key(form: KeyForm, way: Within, kept: Kept) -> Key:
    elbow = form.elbow
    second = contact_of(form.contacts[1]) if form.contacts is not None and len(form.contacts) > 1 else None
    return Key(
        id=form.id,
        time_s=form.time_s,
        handshape=form.handshape,
        placement=placement_of(form),
        hold_s=form.hold_s,
        orientation=orientation_of(form.orientation),
        elbow=Elbow(elbow.swivel_rad, elbow.branch),
        transition=transition_of(form.transition),
        extra=kept(way),
        second=second,
        joints=tuple(sorted(form.joints_rad.items())),
        own_handshape=form.own_handshape,
        points_of=form.points_of,
        act=act_of(form.act),
        local=tuple(local_of(one, kept((*way, "local", index))) for index, one in enumerate(form.local)),
        stops=form.stops,
    )


def orientation_of(form: OrientationForm) -> HandOrientation:
    """Return the directions, or the wrist angles, of a form."""
    if form.world is not None:
        return GlobalOrientation(_vector(form.world.palm), _vector(form.world.fingers))
    turned = form.local or LocalForm()
    return Orientation(turned.pronation_rad, turned.flexion_rad, turned.deviation_rad)


def _vector(numbers: list[float]) -> Vector:
    x, y, z = numbers
    return x, y, z


def placement_of(form: PlacementForm) -> Placement:
    """Return the placement of a form: that of its first contact where it has several."""
    if form.space is not None:
        point_m = _vector(form.space.point_m or [0.0, 0.0, 0.0])
        return SpacePoint(form.space.articulator, point_m, form.space.place or "")
    if form.both_meet is not None:
        return BothMeet(form.both_meet.articulator, _vector(form.both_meet.point_m))
    return contact_of((form.contacts or [])[0])


def contact_of(form: ContactForm) -> Contact:
    """Return the contact of a form."""
    spot = form.spot
    own = None if spot is None else SkinSpot(tuple(spot.vertices), tuple(spot.weights), spot.name)
    return Contact(form.articulator, own or form.site or "", form.manner, form.stand_off_m)


def _key_fields(key: Key) -> dict[str, Json]:
    fields = {
        "id": key.id,
        "time_s": float(key.time_s),
        "hold_s": float(key.hold_s),
        "handshape": key.handshape,
        **_joint_fields(key),
        **placement_fields(key.placement, key.second),
        "orientation": orientation_fields(key.orientation),
        "elbow": elbow_fields(key.elbow),
        "transition": transition_fields(key.transition),
        **movement_fields(key.act, key.local),
        **({"stops": True} if key.stops else {}),
    }
    return put_back(fields, key.extra)


def elbow_fields(elbow: Elbow) -> dict[str, Json]:
    """Return the fields of an elbow."""
    return {"swivel_rad": float(elbow.swivel_rad), "branch": elbow.branch}


def orientation_fields(turned: HandOrientation) -> dict[str, Json]:
    """Return the fields of directions or wrist angles."""
    if isinstance(turned, GlobalOrientation):
        return {
            "global": {
                "palm": [float(part) for part in turned.palm],
                "fingers": [float(part) for part in turned.fingers],
            }
        }
    local = {
        "pronation_rad": float(turned.pronation_rad),
        "flexion_rad": float(turned.flexion_rad),
        "deviation_rad": float(turned.deviation_rad),
    }
    return {"local": local}


def _joint_fields(key: Key) -> dict[str, Json]:
    """Return the fields of a key's own joints; most keys need none of them.

    These are the joints that are bent otherwise, the name of the result, and the handshape whose points
    it has.
    """
    bent = {"joints_rad": {name: float(angle) for name, angle in sorted(key.joints)}} if key.joints else {}
    named = {"own_handshape": key.own_handshape, "points_of": key.points_of}
    return bent | {name: text for name, text in named.items() if text}


def placement_fields(placement: Placement, second: Contact | None = None) -> dict[str, Json]:
    """Return the fields of where the hand goes: contacts, a meeting of both hands, or a point in space.

    A second contact without a first is written for the reader to refuse.
    """
    contacts = [contact_fields(one) for one in (placement, second) if isinstance(one, Contact)]
    fields: dict[str, Json] = {"contacts": contacts} if contacts else {}
    if isinstance(placement, Contact):
        return fields
    point: dict[str, Json] = {
        "articulator": placement.articulator,
        "point_m": [float(part) for part in placement.point_m],
    }
    if isinstance(placement, BothMeet):
        return fields | {"both_meet": point}
    return fields | {"space": point | {"place": placement.place} if placement.place else point}


def contact_fields(contact: Contact) -> dict[str, Json]:
    """Return the fields of a contact."""
    return {
        "articulator": contact.articulator,
        **(
            {"spot": _spot_fields(contact.site)}
            if isinstance(contact.site, SkinSpot)
            else {"site": contact.site}
        ),
        "manner": contact.manner,
        "stand_off_m": float(contact.stand_off_m),
    }


def _spot_fields(spot: SkinSpot) -> dict[str, Json]:
    return {
        "name": spot.name,
        "vertices": list(spot.vertices),
        "weights": [float(weight) for weight in spot.weights],
    }


HAND_FORMAT: Final = TrackFormat(HAND, HandTrackForm, _read, _write, hand_problems, finish_schema)
