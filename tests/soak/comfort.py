"""Directions asked of hands at random places, and on ten handshapes at twenty: what comes of each keeps the
laws of comfort."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import degrees, radians
from typing import Final

import numpy as np

from signer.characters.load import load_character
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.kinematics.orientation import DIRECTIONS
from signer.motion.comfort.candidates import solve_roughly
from signer.motion.comfort.directions import HEIGHT, Asked, Free
from signer.motion.operations.hand_edits import Face, Facing
from signer.motion.operations.nearly_met import FaceFartherOut, FaceFreely
from signer.motion.operations.reposing import facing_answer
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.posture.solved_posture import solve_candidate
from signer.motion.posture.surroundings import at_rest
from tests.helpers.comfort import Request, elevation_rad, requests, space_request, with_key

LEAST_CLEAN: Final = 0.80
"""Least share of palm requests in reach that are met cleanly; without any limit of the budget it is 0.84."""
_IN_REACH_M: Final = 1e-7
_KINDS: Final = ("palm", "fingers", "both")


def broken_by(request: Request) -> tuple[str, float | None, str]:
    """Ask for directions; what came of it (exact, tilted, kept), the tilt in degrees, and the laws that
    the answer breaks."""
    answer = facing_answer(
        load_character(), request.sign, "dominant", request.key, palm=request.palm, fingers=request.fingers
    )
    if answer.key is request.key:
        return ("exact", 0.0, "") if answer.off_rad < radians(0.2) and answer.is_clean else ("kept", None, "")
    return (
        "tilted" if answer.off_rad > radians(0.1) else "exact",
        degrees(answer.off_rad),
        laws_broken(with_key(answer.key), answer.off_rad, most_deg=30.1),
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
            yield way, laws_broken(found.sign, found.value, most_deg)


def is_in_reach(request: Request) -> bool:
    """Return whether any posture with the directions met exactly gets to the place, limits and body apart."""
    asked = Asked(*(None if name is None else DIRECTIONS[name] for name in (request.palm, request.fingers)))
    station = solve_candidate(request.key, "dominant", at_rest(load_character()))
    free = Free("right", asked)
    values = free.exact()
    return bool(
        (
            solve_roughly(station, free.rotations(values), values[:, HEIGHT]).answer.posture.short_by_m
            < _IN_REACH_M
        ).any()
    )


def run(count: int, tell: Callable[[str], None]) -> list[str]:
    """Ask for so many directions of each kind, and for all of ten handshapes at twenty places; what was
    broken, a line each."""
    broken: list[str] = []
    for kind in _KINDS:
        asked = [space_request(seed, kind) for seed in range(count)]
        found = [broken_by(request) for request in asked]
        tally = Counter(what for what, _, _ in found)
        reached = sum(
            what != "kept" or is_in_reach(request) for request, (what, _, _) in zip(asked, found, strict=True)
        )
        share = (tally["exact"] + tally["tilted"]) / max(reached, 1)
        tilts = [tilt for what, tilt, _ in found if what == "tilted" and tilt is not None]
        tell(
            f"  {kind}: of {count} {reached} in reach, {tally['exact']} exact, {tally['tilted']} tilted"
            f" (by {np.median(tilts) if tilts else 0.0:.0f} degrees in the median), {share:.1%} of those "
            "in reach clean"
        )
        broken += [f"{kind} {seed}: {laws}" for seed, (_, _, laws) in enumerate(found) if laws]
        if kind == "palm" and share < LEAST_CLEAN:
            broken.append(f"only {share:.1%} of palms in reach are clean")
    everyday = list(requests())
    found = [broken_by(request) for request in everyday]
    tally = Counter(what for what, _, _ in found)
    tell(
        f"  ten handshapes at twenty places: {tally['exact']} exact, {tally['tilted']} tilted, "
        f"{tally['kept']} kept as they were"
    )
    broken += [
        f"{each.key.handshape} at {each.site}: {laws}"
        for each, (_, _, laws) in zip(everyday, found, strict=True)
        if laws
    ]
    nearly = [each for each, (what, _, _) in zip(everyday, found, strict=True) if what != "exact"]
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
