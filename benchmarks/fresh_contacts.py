"""Contacts as somebody makes them: do they start clear?

Who chooses a handshape, an articulator and a site, or lets both hands meet.
"""

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

import handshapes.catalogue as shapes
import sites.catalogue as places
from benchmarks.figure import Figure
from signer.characters.load import load_character
from signer.document.edits import Moment
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import ROLES, HandRole
from signer.motion.operations.clearing import cleared_in_place
from signer.motion.operations.new_keys import key_at
from signer.motion.operations.placing import with_articulator, with_handshape, with_site
from signer.motion.operations.searches import MeetBothHands
from signer.motion.posing import pose_at
from signer.motion.posture.penetration import inside_of
from signer.motion.solving.hand_moment import HandMoment
from sites.site import Site

TIME_S: Final = 1.0

Draw = random.Random


class Choice(NamedTuple):
    """Change of a sign that brings a hand somewhere, or both to each other.

    `chosen` answers with the sign after it.
    """

    before: Sign
    chosen: Callable[[Sign], Sign]


class Tally(NamedTuple):
    """Of some choices: how many started clear, how many others Clear brings out, how many reach.

    And seconds of processor time of each.
    """

    clear: int
    missed: tuple[int, ...]
    reached: int
    took_s: tuple[float, ...]


def measure() -> list[Figure]:
    """Time what somebody waits for who brings a hand to each kind of place; processor time of this thread."""
    figures: list[Figure] = []
    for kind, within_s in WITHIN_S.items():
        taken = []
        for seed in range(-1, TIMED):  # the first warms up
            made = choice(kind, seed)
            pose_at(made.before, TIME_S)
            start = time.thread_time()
            made.chosen(made.before)
            taken.append(time.thread_time() - start)
        figures.append(
            Figure(f"a fresh contact, {kind}, median", statistics.median(taken[1:]), "s", within_s)
        )
        figures.append(Figure(f"a fresh contact, {kind}, slowest", max(taken[1:]), "s", SLOWEST_S.get(kind)))
    return figures


def choice(kind: str, seed: int) -> Choice:
    """A choice of one of `KINDS`: a newcomer's handshape and articulator, and where they go."""
    return KINDS[kind](random.Random(seed))


def tally(kind: str, count: int, seed: int = 0) -> Tally:
    """Make choices and look at what they start in."""
    clear, reached, missed, took = 0, 0, [], []
    for each in range(seed, seed + count):
        made = choice(kind, each)
        pose_at(made.before, TIME_S)  # somebody sees the sign before choosing
        start = time.process_time()
        after = made.chosen(made.before)
        took.append(time.process_time() - start)
        pose = pose_at(after, TIME_S)
        if any(hand.short_by_m > 0.0 for hand in pose.hands.values()):
            continue
        reached += 1
        if inside_of(pose)["dominant"].is_clear:
            clear += 1
        elif is_brought_out(after):
            missed.append(each)
    return Tally(clear, tuple(missed), reached, tuple(took))


def is_brought_out(sign: Sign) -> bool:
    """Return whether Clear finds a posture of the dominant hand, or of the other where both hands meet."""
    met = sign.hand("dominant").keys[0].contact is None
    roles: tuple[HandRole, ...] = ROLES if met else ("dominant",)
    hands = (HandMoment(load_character(), sign, role, sign.hand(role).keys[0]) for role in roles)
    return any(cleared_in_place(hand) is not None for hand in hands)


def report(count: int, seed: int) -> None:
    """Print a row for each kind."""
    print(
        f"{'fresh contacts':<16} {'reach':>6} {'clear':>6} {'more by Clear':>14} {'share':>7}   processor "
        "time: median, one in ten over, worst"
    )
    for kind in KINDS:
        found = tally(kind, count, seed)
        share, took = 100.0 * found.clear / max(found.clear + len(found.missed), 1), sorted(found.took_s)
        times = f"{statistics.median(took):.2f} s, {took[int(0.9 * len(took))]:.2f} s, {took[-1]:.2f} s"
        print(
            f"{kind:<16} {found.reached:>6} {found.clear:>6} {len(found.missed):>14} {share:>6.1f}%   "
            f"{times}   {list(found.missed)}",
            flush=True,
        )


def _at(*regions: str) -> Callable[[Draw], Choice]:
    """One hand, at the skin of a region, the other hanging."""
    return lambda draw: _brought(draw, Sign(), regions)


def _at_other(region: str) -> Callable[[Draw], Choice]:
    """One hand at the other arm or hand, which is in front of the trunk or touches it."""

    def made(draw: Draw) -> Choice:
        other = _newcomer(draw, "base", Sign())
        near = ("neutral space",) if draw.random() < 0.5 else ("torso",)
        return _brought(
            draw,
            Sign(
                tracks=(
                    HandTrack(
                        "base",
                        (
                            with_site(
                                HandMoment(load_character(), Sign(), "base", other),
                                draw.choice(_sites("left", near)).id,
                            ),
                        ),
                    ),
                )
            ),
            (region,),
        )

    return made


def _meeting(draw: Draw) -> Choice:
    """Both hands at each other, the other one being the mirror of the first or a newcomer itself."""
    base = () if draw.random() < 0.5 else (_newcomer(draw, "base", Sign()),)
    sign = Sign(tracks=(HandTrack("base", base),))
    before = sign.with_tracks(HandTrack("dominant", (_newcomer(draw, "dominant", sign),)))

    return Choice(before, MeetBothHands(at=Moment("dominant", TIME_S)))


def _brought(draw: Draw, sign: Sign, regions: tuple[str, ...]) -> Choice:
    key = _newcomer(draw, "dominant", sign)
    site = draw.choice(_sites("right", regions)).id
    return Choice(
        sign.with_tracks(HandTrack("dominant", (key,))),
        lambda sign: sign.with_tracks(
            HandTrack(
                "dominant",
                (
                    with_site(
                        HandMoment(load_character(), sign, "dominant", sign.hand("dominant").keys[0]), site
                    ),
                ),
            )
        ),
    )


def _newcomer(draw: Draw, role: HandRole, sign: Sign) -> Key:
    key = replace(key_at(load_character(), sign, role, TIME_S), id="k1" if role == "dominant" else "k2")
    key = with_handshape(HandMoment(load_character(), sign, role, key), draw.choice(shapes.every()).name)
    return with_articulator(
        HandMoment(load_character(), sign, role, key),
        draw.choice(shapes.legal(shapes.find(key.handshape))).id,
    )


def _sites(side: str, regions: tuple[str, ...]) -> tuple[Site, ...]:
    """The places of regions; what is no skin of one's own is in front of it, or of the other hand."""
    return tuple(
        site for site in places.placed("right" if side == "right" else "left") if site.region in regions
    )


WITHIN_S: Final = {"body": 0.1, "head": 0.1, "other hand": 0.2, "both meet": 0.3}
SLOWEST_S: Final = {"both meet": 1.0}
TIMED: Final = 24
"""Targets in the median and at worst, and choices of each kind that are timed."""

KINDS: Final = {
    "body": _at("torso"),
    "head": _at("face", "head", "neck"),
    "other arm": _at_other("arm"),
    "other hand": _at_other("hand"),
    "both meet": _meeting,
}
"""Choice of the site by where the hand goes."""
