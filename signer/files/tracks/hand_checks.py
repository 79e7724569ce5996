"""Checks of a hand's track in a sign file beyond its form."""

import math
from collections.abc import Iterator

from pydantic import ValidationError

from body_model.plain_types import Vector
from signer.characters.names import articulator_problem, handshape_problem, joint_problem, site_problem
from signer.document.movement import movement_problems
from signer.document.problems import Problem
from signer.document.values import ACTING, ROLES, HandRole, SkinSpot, direction_problem
from signer.files.json_text import Json, step
from signer.files.mistakes import nulls, number
from signer.files.tracks.format import items_in
from signer.files.tracks.hand_form import PLACEMENTS, MovementForm, SpotForm
from signer.files.tracks.hand_movement import local_of, transition_of


def hand_problems(fields: dict[str, Json], role: HandRole | None, where: str) -> Iterator[Problem]:
    """Yield what is wrong with the object of a hand's track, each with its place."""
    yield from nulls(fields, ("lead_in", "lead_out", "lead_in_s"), where)
    for key, at in items_in(fields, "keys", where):
        yield from _placement_problems(key, at)
        yield from _orientation_problems(key.get("orientation"), f"{at}.orientation")
        yield from _movement_problems(key, at)
        yield from _name_problems(role or ROLES[0], key, at)


def value_problems(fields: dict[str, Json], role: HandRole, where: str) -> Iterator[Problem]:
    """Yield what is wrong with some fields of a key, each with its place: handshape, place, orientation."""
    yield from nulls(fields, fields, where)
    yield from _target_problems(fields, where)
    yield from _orientation_problems(fields.get("orientation"), f"{where}.orientation")
    yield from _name_problems(role, fields, where)


def _placement_problems(key: dict[str, Json], where: str) -> Iterator[Problem]:
    given = [name for name in PLACEMENTS if name in key]
    if not given:
        yield Problem(
            where, f"has neither {', '.join(PLACEMENTS[:-1])} nor {PLACEMENTS[-1]}; say where the hand goes"
        )
    if len(given) > 1:
        yield Problem(where, f"has both {' and '.join(given)}; keep one of them")
    yield from nulls(key, given, where)
    yield from _target_problems(key, where)


def _target_problems(key: dict[str, Json], where: str) -> Iterator[Problem]:
    space = key.get("space")
    if isinstance(space, dict):
        if "point_m" not in space and "place" not in space:
            yield Problem(f"{where}.space", "has neither a point_m nor a place; say where the hand goes")
        yield from nulls(space, ("point_m", "place"), f"{where}.space")
    for contact, at in _contacts(key, where):
        sites = [name for name in ("site", "spot") if name in contact]
        if not sites:
            yield Problem(at, "has neither a site nor a spot; say where the hand goes")
        if len(sites) == 2:
            yield Problem(at, "has both a site and a spot; keep one of them")
        yield from nulls(contact, sites, at)


def _contacts(key: dict[str, Json], where: str) -> Iterator[tuple[dict[str, Json], str]]:
    """The contacts that are objects at all, with their places."""
    contacts = key.get("contacts")
    for index, contact in enumerate(contacts if isinstance(contacts, list) else ()):
        if isinstance(contact, dict):
            yield contact, f"{where}.contacts[{index}]"


def _orientation_problems(turned: Json, where: str) -> Iterator[Problem]:
    fields = turned if isinstance(turned, dict) else {}
    if "local" in fields and "global" in fields:
        yield Problem(where, "has both local and global; keep one of them")
    yield from nulls(fields, ("local", "global"), where)
    world = fields.get("global")
    if isinstance(world, dict):
        palm, fingers = _direction(world.get("palm")), _direction(world.get("fingers"))
        if palm and fingers and (words := direction_problem(palm, fingers)):
            yield Problem(f"{where}.global", words)


def _movement_problems(key: dict[str, Json], where: str) -> Iterator[Problem]:
    yield from nulls(key, ("act",), where)
    contacts = [contact for contact, _ in _contacts(key, where)]
    if isinstance(key.get("act"), dict) and not any(
        contact.get("manner") in tuple(ACTING) for contact in contacts[:1]
    ):
        yield Problem(
            f"{where}.act",
            f"only a contact moves, and one that is to {', '.join(sorted(ACTING))}; leave it out or change "
            "the manner",
        )
    way = key.get("transition")
    yield from nulls(way if isinstance(way, dict) else {}, ("handles",), f"{where}.transition")
    try:
        form = MovementForm.model_validate(key)
    except ValidationError:
        return
    yield from (
        Problem(f"{where}.{at}", words)
        for at, words in movement_problems(
            transition_of(form.transition), None, tuple(map(local_of, form.local))
        )
    )


def _direction(value: Json) -> Vector | None:
    """Three numbers, or None where the form finds something to say about them."""
    numbers = [number(part) for part in value] if isinstance(value, list) else []
    if len(numbers) != 3 or not all(map(math.isfinite, numbers)):
        return None
    x, y, z = numbers
    return x, y, z


def _name_problems(role: HandRole, key: dict[str, Json], where: str) -> Iterator[Problem]:
    contacts = list(_contacts(key, where))
    found = [(f"{where}.{name}", key.get(name), handshape_problem) for name in ("handshape", "points_of")]
    points = [(key.get(name), f"{where}.{name}") for name in PLACEMENTS[1:]]
    for fields, at in [*contacts, *points]:
        found.append(
            (
                f"{at}.articulator",
                fields.get("articulator") if isinstance(fields, dict) else None,
                articulator_problem,
            )
        )
    local = key.get("local")
    for index, one in enumerate(local if isinstance(local, list) else ()):
        if isinstance(one, dict):
            found.append((f"{where}.local[{index}].toward", one.get("toward"), handshape_problem))
    found += [
        (f"{at}.site", fields.get("site"), lambda name: site_problem(name, role)) for fields, at in contacts
    ]
    for at, name, problem_of in found:
        if isinstance(name, str) and name and (words := problem_of(name)):
            yield Problem(at, words)
    for fields, at in contacts:
        spot = _spot(fields.get("spot"))
        if spot is not None and (words := site_problem(spot, role)):
            yield Problem(f"{at}.spot", words)
    joints = key.get("joints_rad")
    for name, angle in joints.items() if isinstance(joints, dict) else ():
        if words := joint_problem(name, number(angle)):
            yield Problem(step(f"{where}.joints_rad", name), words)


def _spot(value: Json) -> SkinSpot | None:
    """The spot, or None where the form finds something to say about it."""
    try:
        form = SpotForm.model_validate(value)
    except ValidationError:
        return None
    return SkinSpot(tuple(form.vertices), tuple(form.weights), form.name)
