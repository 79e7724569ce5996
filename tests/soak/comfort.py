"""Directions asked of hands at random places, and on ten handshapes at twenty: what comes of each keeps the
laws of comfort."""

from collections import Counter
from collections.abc import Callable
from math import degrees, radians
from typing import Final

import numpy as np

from signer.characters.load import load_character
from signer.kinematics.orientation import DIRECTIONS
from signer.motion.comfort.candidates import solve_roughly
from signer.motion.comfort.directions import HEIGHT, Asked, Free
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
    """ArmGoal for directions; what came of it (exact, tilted, kept), the tilt in degrees, and the laws that
    the answer breaks."""
    answer = facing_answer(
        load_character(), request.sign, "dominant", request.key, palm=request.palm, fingers=request.fingers
    )
    if answer.key is request.key:
        return ("exact", 0.0, "") if answer.off_rad < radians(0.2) and answer.is_clean else ("kept", None, "")
    sign = with_key(answer.key)
    pose = pose_at(sign, answer.key.time_s)
    hand = pose.hands["dominant"]
    laws = {
        "past a limit": bool(hand.limits),
        "too deep": not inside_of(pose)["dominant"].is_clear,
        "off its place": hand.contact_error_m > 1e-6,
        "elbow above the shoulder": elevation_rad(load_character(), sign, "dominant", 1.0) > radians(90.01),
        "tilted too far": answer.off_rad > radians(30.1),
    }
    return (
        "tilted" if answer.off_rad > radians(0.1) else "exact",
        degrees(answer.off_rad),
        ", ".join(law for law, is_so in laws.items() if is_so),
    )


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
    """ArmGoal for so many directions of each kind, and for all of ten handshapes at twenty places; what was
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
    return broken
