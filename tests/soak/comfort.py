"""Directions asked of hands at random places, and on ten handshapes at twenty: what comes of each keeps the
laws of comfort."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import degrees, radians
from typing import Final

import numpy as np

from body_model.arrays import Array
from signer.characters.load import load_character
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.kinematics.orientation import DIRECTIONS
from signer.motion.operations.hand_edits import Face, Facing
from signer.motion.operations.searches import FaceFartherOut, FaceFreely
from signer.motion.operations.turning import facing_answer
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.posture_solver import solve_candidate
from signer.motion.posture.surroundings import at_rest
from signer.motion.solving.candidates import solve_roughly
from signer.motion.solving.directions import HEIGHT, MOST_TILT_RAD, Asked, Turns, tilt_of
from signer.motion.solving.facing_search import FacingSearch, joints_cost
from signer.motion.solving.hand_moment import HandMoment
from signer.motion.solving.hold import Tried, course_of
from tests.helpers.comfort import Request, elevation_rad, requests, space_request, with_key
from tests.helpers.kept import changed_besides

LEAST_CLEAN: Final = 0.88
"""Least share of the reachable palm requests that are met cleanly."""
LEAST_IN_BAND: Final = 0.95
"""Least share of answers whose elbow stands in its natural band."""
BAND: Final = 1.0
"""Discomfort by which an answer may be above the easiest that was possible: one joint clearly awkward."""
SETTINGS_EACH: Final = 2
"""Searches on generated signs for each of the directions of a kind."""
_CHECKED: Final = 48
"""Of the postures that would be easier by more than that, so many of the easiest are measured."""
_TURNS_RAD: Final = np.radians(np.arange(-180.0, 180.0, 15.0))
_HEIGHTS_RAD: Final = np.radians(np.arange(-60.0, 111.0, 5.0))
_TILTS_RAD: Final = np.radians((8.0, 15.0, 22.0, 30.0))
_WAYS: Final = 12
"""The grid by which it is judged what an arm can do at all: about 41,000 postures of one direction."""
_KINDS: Final = ("palm", "fingers", "both")


def broken_by(request: Request) -> tuple[str, float | None, str, Key]:
    """Ask for directions; what came of it (exact, tilted, kept), the tilt in degrees, the laws that the
    answer breaks, and its key."""
    answer = facing_answer(
        HandMoment(load_character(), request.sign, "dominant", request.key),
        palm=request.palm,
        fingers=request.fingers,
    )
    if answer.key is request.key:
        is_met = answer.off_rad < radians(0.2) and answer.is_clean
        return ("exact", 0.0, "", request.key) if is_met else ("kept", None, "", request.key)
    return (
        "tilted" if answer.off_rad > radians(0.1) else "exact",
        degrees(answer.off_rad),
        laws_broken(with_key(answer.key), answer.off_rad, most_deg=30.1),
        answer.key,
    )


def laws_broken(sign: Sign, off_rad: float, most_deg: float) -> str:
    """Return the laws that the dominant hand of a sign breaks at 1 s."""
    pose = pose_at(sign, 1.0)
    hand = pose.hands["dominant"]
    laws = {
        "past a limit": bool(hand.limits),
        "too deep": not inside_of(pose)["dominant"].is_clear,
        "off its place": hand.contact_error_m > 1e-6,
        "elbow above the shoulder": elevation_rad(load_character(), sign, "dominant", 1.0) > radians(90.01),
        "tilted too far": off_rad > radians(most_deg),
    }
    return ", ".join(law for law, is_so in laws.items() if is_so)


def ways_on(request: Request) -> Iterator[tuple[str, str]]:
    """Yield each way on from a direction that leads anywhere, and the laws that its posture breaks."""
    what: Facing = "palm" if request.palm is not None else "fingers"
    name = request.palm or request.fingers
    assert name is not None
    at = Moment("dominant", 1.0)
    sign = Face(what, name, at=at)(request.sign)
    for way, edit, most_deg in (
        ("freer", FaceFreely(what, name, at=at), 65.1),
        ("farther out", FaceFartherOut(what, name, at=at), 30.1),
    ):
        found = edit.outcome(sign)
        assert found.value is not None
        if found.changed:
            yield way, laws_broken(found.after, found.value, most_deg)


def asked_of(request: Request) -> Asked:
    """Return the directions of a request."""
    return Asked(*(None if name is None else DIRECTIONS[name] for name in (request.palm, request.fingers)))


def postures(free: Turns, most_rad: float = MOST_TILT_RAD) -> Array:
    """(n, 5) free values of every posture of the grid that is tilted by no more than an angle."""
    if not free.can_turn:
        values = np.concatenate([free.exact(), free.tilted()])
        return np.asarray(values[tilt_of(values) <= most_rad + 1e-9])
    angle = np.arange(_WAYS) * (2.0 * np.pi / _WAYS)
    ways = np.stack([np.zeros(_WAYS), np.cos(angle), np.sin(angle)], axis=1)
    tilts = _TILTS_RAD[most_rad + 1e-9 >= _TILTS_RAD]
    tilts = np.concatenate([np.zeros((1, 3)), (tilts[:, None, None] * ways).reshape(-1, 3)])
    turn, tilt, height = (
        each.ravel()
        for each in np.meshgrid(
            np.arange(len(_TURNS_RAD)), np.arange(len(tilts)), np.arange(len(_HEIGHTS_RAD)), indexing="ij"
        )
    )
    return np.concatenate([_TURNS_RAD[turn, None], tilts[tilt], _HEIGHTS_RAD[height, None]], axis=1)


def is_reachable(request: Request) -> bool:
    """Return whether any posture that a search may answer with meets a request within the greatest tilt.

    Its joints are within their ranges, its elbow not behind the back and its wrist not folded on a turned
    forearm. The body is left out: what it forbids counts as not met.
    """
    station = solve_candidate(request.key, "dominant", at_rest(load_character()))
    free = Turns("right", asked_of(request))
    values = postures(free)
    tried = solve_roughly(station, free.rotations(values), values[:, HEIGHT])
    _, bad = joints_cost(tried)
    return bool((~bad).any())


def is_in_band(request: Request, key: Key, off_rad: float) -> bool:
    """Return whether no clean posture that meets a request as nearly is easier by more than `BAND`."""
    course = course_of(HandMoment(load_character(), with_key(key), "dominant", key))
    station = course.solved
    search, free = FacingSearch(course, asked_of(request)), Turns("right", asked_of(request))
    values = postures(free, off_rad)
    tried = solve_roughly(station, free.rotations(values), values[:, HEIGHT])
    cost, bad = joints_cost(tried)
    own, _ = joints_cost(search.present.tried.site)
    easier = np.flatnonzero(~bad & (cost + BAND < own[0]))
    easier = easier[np.argsort(cost[easier], kind="stable")]
    looked = Tried(course, (tried.rows(easier),)).look().over_m if len(easier) else np.zeros(0)
    easier = easier[looked <= 0.0][:_CHECKED]
    return not len(easier) or not search.measured(values[easier]).clean.any()


def run(count: int, tell: Callable[[str], None]) -> list[str]:
    """Ask for so many directions of each kind, and for all of ten handshapes at twenty places; what was
    broken, a line each."""
    broken: list[str] = []
    for kind in _KINDS:
        asked = [space_request(seed, kind) for seed in range(count)]
        found = [broken_by(request) for request in asked]
        tally = Counter(what for what, _, _, _ in found)
        reached = sum(
            what != "kept" or is_reachable(request)
            for request, (what, _, _, _) in zip(asked, found, strict=True)
        )
        share = (tally["exact"] + tally["tilted"]) / max(reached, 1)
        in_band = [
            is_in_band(request, key, radians(tilt))
            for request, (_, tilt, _, key) in zip(asked, found, strict=True)
            if tilt is not None
        ]
        banded = float(np.mean(in_band)) if in_band else 1.0
        tilts = [tilt for what, tilt, _, _ in found if what == "tilted" and tilt is not None]
        tell(
            f"  {kind}: of {count} {reached} reachable, {tally['exact']} exact, {tally['tilted']} tilted"
            f" (by {np.median(tilts) if tilts else 0.0:.0f} degrees in the median), {share:.1%} of the "
            f"reachable clean, {banded:.1%} of the answers in their natural band"
        )
        broken += [f"{kind} {seed}: {laws}" for seed, (_, _, laws, _) in enumerate(found) if laws]
        if kind == "palm" and share < LEAST_CLEAN:
            broken.append(f"only {share:.1%} of the reachable palms are clean")
        if banded < LEAST_IN_BAND:
            broken.append(f"only {banded:.1%} of the answers for {kind} are in their natural band")
    everyday = list(requests())
    found = [broken_by(request) for request in everyday]
    tally = Counter(what for what, _, _, _ in found)
    tell(
        f"  ten handshapes at twenty places: {tally['exact']} exact, {tally['tilted']} tilted, "
        f"{tally['kept']} kept as they were"
    )
    broken += [
        f"{each.key.handshape} at {each.site}: {laws}"
        for each, (_, _, laws, _) in zip(everyday, found, strict=True)
        if laws
    ]
    settings = [said for seed in range(SETTINGS_EACH * count) if (said := changed_besides(seed))]
    tell(f"  of {SETTINGS_EACH * count} searches on generated signs {len(settings)} changed what was set")
    broken += settings
    nearly = [each for each, (what, _, _, _) in zip(everyday, found, strict=True) if what != "exact"]
    led = [(each, list(ways_on(each))) for each in nearly]
    ways = Counter(way for _, found_ways in led for way, _ in found_ways)
    none = sum(not found_ways for _, found_ways in led)
    tell(
        f"  of the {len(nearly)} not met exactly {ways['freer']} go on by a freer turn, "
        f"{ways['farther out']} farther out, {none} by neither"
    )
    broken += [
        f"{each.key.handshape} at {each.site}, {way}: {laws}"
        for each, found_ways in led
        for way, laws in found_ways
        if laws
    ]
    return broken
