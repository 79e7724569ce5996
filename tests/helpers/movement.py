"""Seeded signs that move in every way there is, and what tells a smooth movement from one that pops."""

import math
from dataclasses import replace

import numpy as np

from body_model.arrays import Array
from body_model.load import load_body
from signer.characters.character import Character
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import MOMENTS_HZ, frame_times
from signer.document.tracks.hand import HandTrack, Key
from signer.document.values import (
    ACT_SHAPES,
    EASINGS,
    ROLES,
    Act,
    Contact,
    Elbow,
    HandRole,
    LocalMovement,
    Manner,
    Orientation,
    Transition,
)
from signer.motion.checks.pace import Step, steps_in
from signer.motion.operations.evenness import (
    STEP_M_S,
    TOGETHER,
    Changes,
    changes_of,
    joints_of,
    of_hand,
    shares_of_limit,
)
from signer.motion.pose import Clip
from signer.motion.posing import clip, poses
from tests.helpers.characters import REFERENCE
from tests.helpers.two_hands import random_pair

HANDS = (
    ("1", "index.tip"),
    ("5", "thumb.tip"),
    ("flat_o", "pinch"),
    ("b", "palm.centre"),
    ("open_b", "fingertips"),
)
SITES = (
    "chin",
    "cheekbone.R",
    "forehead.centre",
    "chest.mid.centre",
    "chest.upper.L",
    "temple.R",
    "shoulder.L",
)
ACTS: tuple[Manner, ...] = ("tap", "double", "rub", "brush")
SHOWN_FPS, DENSER = 30.0, 10
TIMES_DENSER = 3.0
"""Most times that a second difference may be that of ten times as many frames."""
LEFT_OF_STEP = 0.6
"""A step of a joint of which more than this is left when it is sampled ten times as densely is a jump."""


def random_way(draw: np.random.Generator) -> Transition:
    """Any path with any profile, at a size that an arm can go."""
    path = ("straight", "arc", "circle", "zigzag", "slide")[draw.integers(5)]
    # handles that leave or arrive upright ask for a jump
    handles = (
        tuple(float(part) for part in draw.uniform((0.1, 0.0, 0.1, 0.0), (0.9, 1.0, 0.9, 1.0)))
        if draw.random() < 0.2
        else None
    )
    leads = (
        (float(draw.uniform(-0.4, 0.4)), float(draw.uniform(-0.4, 0.4)))
        if draw.random() < 0.5
        else (0.0, 0.0)
    )
    turns = (1.0, 2.0, -1.0, 0.5, 0.25)[draw.integers(5)]
    return Transition(
        path,  # type: ignore[arg-type]
        float(draw.uniform(0.01, 0.04)),
        EASINGS[draw.integers(len(EASINGS))],
        float(draw.uniform(-1.5, 1.5)),
        turns,
        int(draw.integers(2)),
        handles,  # type: ignore[arg-type]
        *leads,
    )


def random_act(draw: np.random.Generator) -> Act:
    """Any act of a sensible size."""
    return Act(
        float(draw.uniform(0.008, 0.02)),
        int(draw.integers(1, 3)),
        ACT_SHAPES[draw.integers(3)],
        float(draw.uniform(-3.0, 3.0)),
    )


def random_locals(draw: np.random.Generator) -> tuple[LocalMovement, ...]:
    """One local movement, or none."""
    kinds = ("wiggle", "nod", "twist", "waggle", "open and close", "snap")
    kind = kinds[draw.integers(len(kinds))]
    made = LocalMovement(
        kind,  # type: ignore[arg-type]
        float(draw.uniform(0.1, 0.3)),
        float(draw.uniform(2.0, 4.0)),
        ("hold", "way", "both")[draw.integers(3)],  # type: ignore[arg-type]
        "s" if kind == "open and close" else "",
    )
    return (made,) if draw.random() < 0.6 else ()


def moving_sign(seed: int, keys: int = 3) -> Sign:
    """One hand at some places of the body, moving in any way between and at them."""
    draw = np.random.default_rng(seed)
    hand = HANDS[draw.integers(len(HANDS))]
    made, time_s = [], 0.5
    for index, site in enumerate(draw.permutation(SITES)[:keys]):
        manner = ACTS[draw.integers(len(ACTS))]
        wrist = Orientation(*(float(draw.uniform(-most, most)) for most in (0.5, 0.3, 0.15)))
        made.append(
            Key(
                f"k{index}", time_s, hand[0], Contact(hand[1], str(site), manner), 0.5, wrist, Elbow(float(draw.uniform(0.3, 0.8))),
                random_way(draw), act=random_act(draw), local=random_locals(draw),
            )
        )  # fmt: skip
        time_s += 1.2
    return Sign(tracks=(HandTrack("dominant", tuple(made)),))


def moving_pair(seed: int) -> Sign:
    """One hand on the other one or its forearm, both moving in any way."""
    draw = np.random.default_rng(seed)
    sign = random_pair(seed, carrier_moves=True)
    (one,) = sign.hand("dominant").keys
    contact = one.contact
    assert contact is not None
    manner = ACTS[draw.integers(len(ACTS))]
    one = replace(
        one, placement=replace(contact, manner=manner), act=random_act(draw), local=random_locals(draw)
    )
    carriers = (
        replace(sign.hand("base").keys[0], transition=random_way(draw), local=random_locals(draw)),
        *sign.hand("base").keys[1:],
    )
    return sign.with_tracks(HandTrack("dominant", (one,)), HandTrack("base", carriers))


def local_turns(solved: Clip) -> Array:
    """(F, B, 3, 3) turns of the bones against their parents."""
    parents = load_body().parents
    turns = solved.bone_rotations
    above = np.where((parents >= 0)[:, None, None], turns[:, np.maximum(parents, 0)], np.eye(3))
    return np.asarray(np.swapaxes(above, -1, -2) @ turns)


def steps_and_bends(turns: Array, fps: float) -> tuple[Array, Array]:
    """(B,) rad the greatest step of each joint from frame to frame, and rad/s2 the greatest second difference
    by the frame time squared, of (F, B, 3, 3) turns."""
    size = np.sqrt(0.5)  # of a small turn's matrix, less one, by its angle
    step = size * np.linalg.norm(np.diff(turns, axis=0), axis=(-2, -1)).max(axis=0)
    bend = size * np.linalg.norm(np.diff(turns, 2, axis=0), axis=(-2, -1)).max(axis=0) * fps**2
    return step, bend


def dense(sign: Sign) -> Clip:
    """Solve ten times as many frames as are shown, of which every tenth is one that is shown."""
    return clip(sign, DENSER * SHOWN_FPS)


def smoothness(sign: Sign, fine: Clip | None = None) -> tuple[float, float]:
    """Measure how smooth a sign is, against the same movement sampled ten times as densely.

    Return how many times the second difference of a joint is that of the dense movement, and the greatest
    share of a step that is left of it then: a tenth where the joint moves smoothly, all of it where it jumps.
    Joints that hardly move are left out.

    Args:
        sign: any.
        fine: its `dense` clip, where that was solved already.
    """
    fine = dense(sign) if fine is None else fine
    turns = local_turns(fine)
    step, bend = steps_and_bends(turns[::DENSER], SHOWN_FPS)
    fine_step, fine_bend = steps_and_bends(turns, fine.fps)
    moves = step > 0.03
    left = float((fine_step[moves] / step[moves]).max(initial=0.0))
    return float((bend / np.maximum(fine_bend, 1e-9))[moves].max(initial=0.0)), max(
        left, left_of_spikes(sign, fine.times_s, turns)
    )


def greatest_velocity_step(sign: Sign) -> float:
    """The greatest change of the velocity of a wrist or a fingertip within a 240th of a second, m/s.

    In what a hand is excused for it is a share of what it may be there.
    """
    return STEP_M_S * max(
        (
            float(of_hand(shares_of_limit(sign, role, times, sizes)).max(initial=0.0))
            for role, (times, sizes) in changes(sign, REFERENCE).items()
        ),
        default=0.0,
    )


def left_of_spikes(sign: Sign, times_s: Array, turns: Array, most: int = 3) -> float:
    """The greatest share that is left of a joint's step when it is sampled ten times as densely once more, of
    those that stand out in (F, B, 3, 3) turns.

    A step stands out that is far greater than the ones before and after it. An elbow that is stretched ever
    faster leaves a third of it, a jump all.
    """
    steps = np.sqrt(0.5) * np.linalg.norm(np.diff(turns, axis=0), axis=(-2, -1))
    beside = np.maximum(np.vstack([steps[1:], steps[-1:]]), np.vstack([steps[:1], steps[:-1]]))
    frames = np.unique(np.flatnonzero((steps > 2.5 * beside + 1e-3).any(axis=1)))
    worst = frames[np.argsort(-steps[frames].max(axis=1))][:most]
    left = 0.0
    for frame in worst.tolist():
        joint = int(np.argmax(steps[frame]))
        times = np.linspace(float(times_s[frame]), float(times_s[frame + 1]), 11)
        finer = local_turns(poses(sign, times, REFERENCE))[:, joint]
        left = max(
            left,
            float(
                np.sqrt(0.5)
                * np.linalg.norm(np.diff(finer, axis=0), axis=(-2, -1)).max()
                / steps[frame, joint]
            ),
        )
    return left


def pinched(site: str, time_s: float = 0.5, manner: Manner = "touch", **fields: object) -> Key:
    """Make a key that holds thumb and index finger on a site for a second."""
    given: dict[str, object] = {
        "hold_s": 1.0,
        "orientation": Orientation(0.2, 0.1, 0.0),
        "elbow": Elbow(0.6),
    } | fields
    return Key(f"k{time_s:g}", time_s, "flat_o", Contact("pinch", site, manner), **given)  # type: ignore[arg-type]


def sign_with(*keys: Key) -> Sign:
    """Make a sign of one hand."""
    return Sign(tracks=(HandTrack("dominant", keys),))


def assert_smooth(one: Sign, fine: Clip | None = None) -> None:
    """Fail where a joint jumps or jerks; `fine` as in `smoothness`."""
    bent, left_of_step = smoothness(one, fine)
    assert bent <= TIMES_DENSER
    assert left_of_step < LEFT_OF_STEP


def changes(sign: Sign, character: Character, from_s: float = 0.0, until_s: float = math.inf) -> Changes:
    """Return by how much velocities change within a sign.

    They are those of wrist, elbow and the five fingertips from the moment before to the moment after, the
    first from `from_s` and the last up to `until_s`.
    """
    roles = [role for role in ROLES if sign.hand(role).keys]
    times = np.array(frame_times(span_s(sign)[1], MOMENTS_HZ)) if roles else np.zeros(0)
    times = times[(times >= from_s - 0.5 / MOMENTS_HZ) & (times <= until_s + 0.5 / MOMENTS_HZ)]
    joints: dict[HandRole, list[Array]] = {role: [np.zeros((0, 7, 3))] for role in roles}
    for begin in range(0, len(times), TOGETHER):
        solved = poses(sign, times[begin : begin + TOGETHER], character)
        for role, found in joints.items():
            found.append(joints_of(solved, role))
    return {role: changes_of(times, np.concatenate(found)) for role, found in joints.items()}


def velocity_steps(sign: Sign, character: Character) -> tuple[Step, ...]:
    """Steps in the velocity of joints by more than they may, in the order of time."""
    return steps_in(sign, changes(sign, character))
