"""Conversion of a key's movement from its form in a file and back; only what is used is written."""

from dataclasses import fields
from typing import Any

from signer.document.values import Act, Extra, LocalMovement, Transition
from signer.files.json_text import Json
from signer.files.newer import put_back
from signer.files.tracks.hand_form import ActForm, LocalMovementForm, TransitionForm


def transition_of(form: TransitionForm) -> Transition:
    """The way to the next key."""
    handles = (
        None if form.handles is None else (form.handles[0], form.handles[1], form.handles[2], form.handles[3])
    )
    return Transition(
        form.path,
        form.height_m,
        form.easing,
        plane_rad=form.plane_rad,
        turns=form.turns,
        repeats=form.repeats,
        handles=handles,
        handshape_lead=form.handshape_lead,
        orientation_lead=form.orientation_lead,
    )


def act_of(form: ActForm | None) -> Act | None:
    """Return the contact gesture of a form; None without one."""
    return None if form is None else Act(form.size_m, form.times, form.shape, form.direction_rad)


def local_of(form: LocalMovementForm, extra: Extra = ()) -> LocalMovement:
    """Return the secondary motion of a form, with what only a newer Signer knows of it."""
    return LocalMovement(form.kind, form.size_rad, form.rate_hz, form.during, form.toward, form.share, extra)


def transition_fields(way: Transition) -> dict[str, Json]:
    """Path, height and easing, and of the rest what is not as it is by itself."""
    written: dict[str, Json] = {"path": way.path, "height_m": float(way.height_m), "easing": way.easing}
    if way.handles is not None:
        written["handles"] = [float(part) for part in way.handles]
    return written | _changed(
        way, Transition(), ("plane_rad", "turns", "repeats", "handshape_lead", "orientation_lead")
    )


def movement_fields(act: Act | None, local: tuple[LocalMovement, ...]) -> dict[str, Json]:
    """Return the fields of a key's contact gesture and secondary motion; most keys have none."""
    written: dict[str, Json] = {}
    if act is not None:
        written["act"] = {field.name: _number(getattr(act, field.name)) for field in fields(act)}
    if local:
        written["local"] = [_local_fields(one) for one in local]
    return written


def _local_fields(one: LocalMovement) -> dict[str, Json]:
    size = (
        {"toward": one.toward, "share": float(one.share)} if one.toward else {"size_rad": float(one.size_rad)}
    )
    written = {"kind": one.kind, **size, "rate_hz": float(one.rate_hz), "during": one.during}
    others = tuple(field.name for field in fields(one) if field.name not in (*written, "extra"))
    return put_back(written | _changed(one, LocalMovement(one.kind, toward=one.toward), others), one.extra)


def _changed(value: Any, usual: Any, names: tuple[str, ...]) -> dict[str, Json]:
    return {
        name: _number(getattr(value, name)) for name in names if getattr(value, name) != getattr(usual, name)
    }


def _number(value: Any) -> Json:
    """Times are whole numbers, all other numbers are not."""
    return value if isinstance(value, (str, int)) else float(value)
