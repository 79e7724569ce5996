"""The text of a sign file made into a sign."""

from collections.abc import Iterator
from typing import NamedTuple

from signer.document.sign import RIG_NAME, RIG_VERSION, Key, Lane, ShoulderKey, ShoulderLane, Sign
from signer.document.values import (
    BothMeet,
    Contact,
    Elbow,
    GlobalOrientation,
    HandOrientation,
    Lead,
    Marker,
    Orientation,
    Placement,
    SkinSpot,
    SpacePoint,
    UnknownField,
    Vector,
)
from signer.errors import SignFileError
from signer.files import json_text
from signer.files.checking import checked
from signer.files.form import (
    ContactForm,
    KeyForm,
    LaneForm,
    LocalForm,
    MarkerForm,
    OrientationForm,
    RigForm,
    ShoulderLaneForm,
    SignForm,
)
from signer.files.json_text import one_line
from signer.files.kinds import SIGN
from signer.files.mistakes import Steps, Strange, in_file_order, place, unknown
from signer.files.movement import act_of, local_of, transition_of
from signer.files.newer import Owned, by_owner
from signer.files.upgrades import Version, upgrade
from signer.files.versions import spelled, told_lines, version_of
from signer.printable import excerpt


class SignReading(NamedTuple):
    """A sign and what its user should know about the file it came from."""

    sign: Sign
    warnings: tuple[str, ...]


def read_sign(content: bytes | str, name: str = "the sign") -> SignReading:
    """Read the content of a sign file, called `name` in messages; SignFileError with every mistake in it."""
    fields, problems = json_text.parse(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content, name)
    version = version_of(fields, name, SIGN)
    newer = version > SIGN.version
    fields = upgrade(fields, version)
    form, more = checked(fields, newer=newer)
    known = {problem.where for problem in problems}
    problems += [problem for problem in more if problem.where not in known]
    if form is None or problems:
        raise SignFileError(name, told_lines(in_file_order(problems, fields), version, SIGN.version))
    extra = list(unknown(fields, SignForm))
    owned = by_owner(extra)
    if newer:
        owned[()] = (*owned.get((), ()), UnknownField("version", one_line(list(version))))
    return SignReading(_sign(form, owned), (*_version_warning(version, extra), *_rig_warning(form.rig)))


def _version_warning(version: Version, extra: list[Strange]) -> tuple[str, ...]:
    if version <= SIGN.version:
        return ()
    named = ", ".join(place(one.steps) for one in extra[:5]) + (" ..." if len(extra) > 5 else "")
    kept = f"fields it does not know are kept unseen: {named}" if extra else "it holds nothing unknown"
    return (f"made by a newer Signer (version {spelled(version)}, this one knows {spelled(SIGN.version)}); {kept}",)


def _rig_warning(rig: RigForm) -> tuple[str, ...]:
    if (rig.name, rig.version) == (RIG_NAME, RIG_VERSION):
        return ()
    return (f"made on the body {excerpt(rig.name)} {excerpt(str(rig.version))}, shown on {RIG_NAME} {RIG_VERSION}; look the contacts over",)


def _sign(form: SignForm, owned: Owned) -> Sign:
    return Sign(
        gloss=form.gloss,
        notes=form.notes,
        tags=tuple(form.tags),
        author=form.author,
        licence=form.licence,
        source=form.source,
        dominant_side=form.dominant_side,
        rig_name=form.rig.name,
        rig_version=form.rig.version,
        fps=form.fps,
        lead_in_s=form.lead_in_s,
        lead_out_s=form.lead_out_s,
        dominant=_lane("dominant", form.lanes.dominant, owned),
        base=_lane("base", form.lanes.base, owned),
        dominant_shoulder=_shoulder("dominant_shoulder", form.lanes.dominant_shoulder, owned),
        base_shoulder=_shoulder("base_shoulder", form.lanes.base_shoulder, owned),
        markers=tuple(sorted(_markers(form.markers, owned), key=lambda marker: marker.time_s)),
        extra=owned.get((), ()),
    )


def _markers(forms: list[MarkerForm], owned: Owned) -> Iterator[Marker]:
    for index, one in enumerate(forms):
        yield Marker(one.time_s, one.text, owned.get(("markers", index), ()))


def _lane(name: str, form: LaneForm, owned: Owned) -> Lane:
    keys = tuple(_key(key, ("lanes", name, "keys", index), owned) for index, key in enumerate(form.keys))
    return Lane(keys, *(None if lead is None else Lead(lead.height_m, lead.plane_rad) for lead in (form.lead_in, form.lead_out)))


def _shoulder(name: str, form: ShoulderLaneForm, owned: Owned) -> ShoulderLane:
    found = []
    for index, key in enumerate(form.keys):
        kept = owned.get(("lanes", name, "keys", index), ())
        found.append(ShoulderKey(key.id, key.time_s, key.hold_s, key.assist, key.elevation_rad, key.protraction_rad, key.easing, kept))
    return ShoulderLane(tuple(found))


def _key(form: KeyForm, way: Steps, owned: Owned) -> Key:
    elbow = form.elbow
    second = _contact(form.contacts[1]) if form.contacts is not None and len(form.contacts) > 1 else None
    return Key(
        id=form.id,
        time_s=form.time_s,
        handshape=form.handshape,
        placement=_placement(form),
        hold_s=form.hold_s,
        orientation=_orientation(form.orientation),
        elbow=Elbow(elbow.swivel_rad, elbow.branch),
        transition=transition_of(form.transition),
        extra=owned.get(way, ()),
        second=second,
        joints=tuple(sorted(form.joints_rad.items())),
        own_handshape=form.own_handshape,
        points_of=form.points_of,
        act=act_of(form.act),
        local=tuple(local_of(one, owned.get((*way, "local", index), ())) for index, one in enumerate(form.local)),
    )


def _orientation(form: OrientationForm) -> HandOrientation:
    if form.world is not None:
        return GlobalOrientation(_vector(form.world.palm), _vector(form.world.fingers))
    turned = form.local or LocalForm()
    return Orientation(turned.pronation_rad, turned.flexion_rad, turned.deviation_rad)


def _vector(numbers: list[float]) -> Vector:
    x, y, z = numbers
    return x, y, z


def _placement(form: KeyForm) -> Placement:
    if form.space is not None:
        return SpacePoint(form.space.articulator, _vector(form.space.point_m))
    if form.both_meet is not None:
        return BothMeet(form.both_meet.articulator, _vector(form.both_meet.point_m))
    return _contact((form.contacts or [])[0])


def _contact(form: ContactForm) -> Contact:
    spot = form.spot
    own = None if spot is None else SkinSpot(tuple(spot.vertices), tuple(spot.weights), spot.name)
    return Contact(form.articulator, own or form.site or "", form.manner, form.stand_off_m)
