"""Every mistake in the content of a sign file, found at once, each with its place and its mend."""

import math
from collections.abc import Iterator
from itertools import chain, islice

from pydantic import ValidationError

from signer.document.movement import movement_problems
from signer.document.problems import Problem, key_place, structure_problems
from signer.document.sign import Key, Lane, ShoulderKey, ShoulderLane, Sign
from signer.document.values import ACTING, LANES, LaneName, SkinSpot, SpacePoint, Vector, direction_problem
from signer.files.form import PLACEMENTS, MovementForm, SignForm, SpotForm
from signer.files.json_text import Json, step
from signer.files.mistakes import MAX_TOLD, fitted, nulls
from signer.files.movement import local_of, transition_of
from signer.motion.places.names import articulator_problem, handshape_problem, joint_problem, site_problem


def checked(content: dict[str, Json], *, newer: bool) -> tuple[SignForm | None, list[Problem]]:
    """The content in its form (None when it does not fit) and all problems, in the order of the file.

    `newer` files may hold fields this version does not know.
    """
    form, problems = fitted(content, SignForm, newer=newer)
    problems += structure_problems(_outline(content))
    problems += islice(chain(_lane_problems(content), _key_problems(content)), MAX_TOLD)
    return form, problems


def _keys(content: dict[str, Json]) -> Iterator[tuple[LaneName, dict[str, Json], str]]:
    """The keys that are objects at all, with their lanes and places."""
    for name in LANES:
        for index, key in enumerate(_list_at(content, name)):
            if isinstance(key, dict):
                yield name, key, key_place(name, index)


def _list_at(content: dict[str, Json], lane: str) -> list[Json]:
    found: Json = content
    for name in ("lanes", lane, "keys"):
        found = found.get(name) if isinstance(found, dict) else None
    return found if isinstance(found, list) else []


def _outline(content: dict[str, Json]) -> Sign:
    """The times and ids of the keys as far as they are sound; what is not compares as neither before nor after."""

    def lane(name: LaneName) -> Lane:
        return Lane(tuple(key(item, f"{name} {index}") for index, item in enumerate(_list_at(content, name))))

    def key(item: Json, stand_in: str) -> Key:
        fields = item if isinstance(item, dict) else {}
        own_id = fields.get("id")
        return Key(
            id=own_id if isinstance(own_id, str) and own_id else f"\0{stand_in}",
            time_s=_number(fields.get("time_s")),
            hold_s=_number(fields.get("hold_s", 0.0)),
            handshape="",
            placement=SpacePoint("", (0.0, 0.0, 0.0)),
        )

    def shoulder(name: str) -> ShoulderLane:
        keys = (key(item, f"{name} {index}") for index, item in enumerate(_list_at(content, name)))
        return ShoulderLane(tuple(ShoulderKey(one.id, one.time_s, one.hold_s) for one in keys))

    return Sign(
        dominant=lane("dominant"),
        base=lane("base"),
        dominant_shoulder=shoulder("dominant_shoulder"),
        base_shoulder=shoulder("base_shoulder"),
    )


def _number(value: Json) -> float:
    try:
        return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else math.nan
    except OverflowError:
        return math.nan


def _lane_problems(content: dict[str, Json]) -> Iterator[Problem]:
    lanes = content.get("lanes")
    for name in LANES:
        lane = lanes.get(name) if isinstance(lanes, dict) else None
        yield from nulls(lane if isinstance(lane, dict) else {}, ("lead_in", "lead_out"), f"lanes.{name}")


def _key_problems(content: dict[str, Json]) -> Iterator[Problem]:
    for lane, key, where in _keys(content):
        yield from _placement_problems(key, where)
        yield from _orientation_problems(key.get("orientation"), f"{where}.orientation")
        yield from _movement_problems(key, where)
        yield from _name_problems(lane, key, where)


def _placement_problems(key: dict[str, Json], where: str) -> Iterator[Problem]:
    given = [name for name in PLACEMENTS if name in key]
    if not given:
        yield Problem(where, f"has neither {', '.join(PLACEMENTS[:-1])} nor {PLACEMENTS[-1]}; say where the hand goes")
    if len(given) > 1:
        yield Problem(where, f"has both {' and '.join(given)}; keep one of them")
    yield from nulls(key, given, where)
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
    if isinstance(key.get("act"), dict) and not any(contact.get("manner") in tuple(ACTING) for contact in contacts[:1]):
        yield Problem(
            f"{where}.act", f"only a contact moves, and one that is to {', '.join(sorted(ACTING))}; leave it out or change the manner"
        )
    way = key.get("transition")
    yield from nulls(way if isinstance(way, dict) else {}, ("handles",), f"{where}.transition")
    try:
        form = MovementForm.model_validate(key)
    except ValidationError:
        return
    moved = Key(
        "", 0.0, "", SpacePoint("", (0.0, 0.0, 0.0)), transition=transition_of(form.transition), local=tuple(map(local_of, form.local))
    )
    yield from (Problem(f"{where}.{at}", words) for at, words in movement_problems(moved))


def _direction(value: Json) -> Vector | None:
    """Three numbers, or None where the form finds something to say about them."""
    numbers = [_number(part) for part in value] if isinstance(value, list) else []
    if len(numbers) != 3 or not all(map(math.isfinite, numbers)):
        return None
    x, y, z = numbers
    return x, y, z


def _name_problems(lane: LaneName, key: dict[str, Json], where: str) -> Iterator[Problem]:
    contacts = list(_contacts(key, where))
    found = [(f"{where}.{name}", key.get(name), handshape_problem) for name in ("handshape", "points_of")]
    points = [(key.get(name), f"{where}.{name}") for name in PLACEMENTS[1:]]
    for fields, at in [*contacts, *points]:
        found.append((f"{at}.articulator", fields.get("articulator") if isinstance(fields, dict) else None, articulator_problem))
    local = key.get("local")
    for index, one in enumerate(local if isinstance(local, list) else ()):
        if isinstance(one, dict):
            found.append((f"{where}.local[{index}].toward", one.get("toward"), handshape_problem))
    found += [(f"{at}.site", fields.get("site"), lambda name: site_problem(name, lane)) for fields, at in contacts]
    for at, name, problem_of in found:
        if isinstance(name, str) and name and (words := problem_of(name)):
            yield Problem(at, words)
    for fields, at in contacts:
        spot = _spot(fields.get("spot"))
        if spot is not None and (words := site_problem(spot, lane)):
            yield Problem(f"{at}.spot", words)
    joints = key.get("joints_rad")
    for name, angle in joints.items() if isinstance(joints, dict) else ():
        if words := joint_problem(name, _number(angle)):
            yield Problem(step(f"{where}.joints_rad", name), words)


def _spot(value: Json) -> SkinSpot | None:
    """The spot, or None where the form finds something to say about it."""
    try:
        form = SpotForm.model_validate(value)
    except ValidationError:
        return None
    return SkinSpot(tuple(form.vertices), tuple(form.weights), form.name)
