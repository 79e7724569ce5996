"""Movements and check figures that a change of the engine must keep, as text that a diff shows well."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from body_model.arrays import Array
from body_model.load import load_body
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.document.timing import frame_times
from signer.document.values import ROLES
from signer.files import load_sign
from signer.motion.checks.review import KeyReview, Review, review
from signer.motion.posing import pose_at, poses
from tests.helpers.characters import REFERENCE

FOLDER: Final = Path(__file__).parents[1] / "goldens"
SIGNS: Final = FOLDER / "signs"
"""Signs with a golden; those of the library are copies, so that mending the library moves no golden."""
BONES: Final = tuple(
    name
    for name in load_body().bone_names
    if re.match(r"(clavicle|shoulder|upperarm|lowerarm|wrist|metacarpal|finger)", name)
)
"""Bones of both girdles, arms and hands, whose heads are kept."""
TOLERANCE_M: Final = 1e-6
"""Most by which a kept length may change, m."""
SAME_M: Final = 1e-9
"""Most by which a pose may differ where it is solved alone and among others, m."""
FASTEST_M_S: Final = 6.0
"""Where a joint is quicker, it may have jumped, m/s."""
BESIDE_S: Final = 1.0 / 4000.0
"""So far to either side of a moment a jump is looked for, s."""
MOST_MOMENTS: Final = 12
"""Frames a second at which a sign is checked: a key is looked at when it begins and ends all the same."""
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
TIED: Final = re.compile(r"((?:missed by|mm inside).*?) at \d+\.\d+ s")
"""Names the time of a figure that may be equally bad at other times of its hold."""
LOOKS: Final = re.compile(r"the elbow is swung up|the circle is \d+ mm across")
"""Begin warnings of how a sign looks, which came after the goldens; tests of their own hold them."""


@dataclass(frozen=True, slots=True, eq=False)
class Golden:
    """Stored measurements of a sign, to compare with.

    Attributes:
        figures: what `signer check` measures and says, a line each, lengths in mm.
        times_s: (T,) moments.
        heads: (T, B, 3) m, posed heads of `BONES`.
    """

    figures: tuple[str, ...]
    times_s: Array
    heads: Array


def names() -> list[str]:
    """List the signs that have a golden."""
    return sorted(path.stem for path in SIGNS.glob("*.sign"))


def sign_named(name: str) -> Sign:
    """Load a sign that has a golden."""
    return load_sign(SIGNS / f"{name}.sign")


def golden_of(sign: Sign, times_s: Sequence[float] | Array) -> Golden:
    """Solve a sign at these times and check it."""
    rows = [load_body().bone_index[name] for name in BONES]
    solved = poses(sign, times_s, REFERENCE)
    return Golden(tuple(_figures(review(sign))), solved.times_s, solved.bone_positions[:, rows])


# ------------------------------------------------------------------------------------------------ moments


def trusted_moments(sign: Sign) -> list[float]:
    """Choose up to 12 moments in holds, on ways and on leads at which the engine agrees with itself and
    nothing jumps."""
    found = [time_s for time_s in _moments(sign) if is_trusted(sign, time_s)]
    return [found[index] for index in np.unique(np.linspace(0, len(found) - 1, MOST_MOMENTS).astype(int))]


def is_trusted(sign: Sign, time_s: float) -> bool:
    """Say whether a clip's frame at a time is the pose at that time, and no joint jumps there."""
    alone = pose_at(sign, time_s).bone_positions
    frames = np.array(frame_times(span_s(sign)[1], sign.fps))
    times = np.sort(
        [*frames[np.abs(frames - time_s) > BESIDE_S], time_s - BESIDE_S, time_s, time_s + BESIDE_S]
    )
    among = poses(sign, times, REFERENCE).bone_positions
    row = int(np.argmin(np.abs(times - time_s)))
    moved = np.linalg.norm(np.diff(among[max(row - 1, 0) : row + 2], axis=0), axis=-1).max()
    return bool(np.abs(among[row] - alone).max() <= SAME_M and moved <= FASTEST_M_S * BESIDE_S)


def _moments(sign: Sign) -> list[float]:
    """List moments in every hold and on every way of both hands, in order."""
    end_s, found = span_s(sign)[1], set[float]()
    for role in ROLES:
        keys = sign.hand(role).keys
        for key in keys:
            found.update(key.time_s + share * key.hold_s for share in (0.0, 0.2, 0.55, 1.0))
        edges = pairwise([0.0, *(edge for key in keys for edge in (key.time_s, key.end_s)), end_s])
        ways = list(edges)[::2]
        found.update(from_s + share * (to_s - from_s) for from_s, to_s in ways for share in (0.2, 0.45, 0.75))
    return sorted({round(time_s, 3) for time_s in found})


# ------------------------------------------------------------------------------------------------ check
# figures


def _figures(found: Review) -> Iterator[str]:
    """Write down what a check found, without the times of figures that are equally bad throughout a hold."""
    for key in found.keys:
        yield f"{key.where}: {', '.join(_key_figures(key))}"
        yield from (f"  limit: {words}" for words in key.limits)
    for problem in found.problems:
        if LOOKS.match(problem.words):
            continue
        words = str(problem) if "on the way " in problem.words else TIED.sub(r"\1", str(problem))
        yield f"{problem.severity}: {words}"
    if found.deepest is not None:
        yield f"deepest: {found.deepest.role} {_depth(found.deepest.inside.depth_m)}"


def _key_figures(key: KeyReview) -> Iterator[str]:
    yield f"{key.frames} frames"
    yield f"{'contact' if key.touching else 'target'} off by {1e3 * key.contact_error_m:.4f}"
    yield f"short by {1e3 * key.short_by_m:.4f}"
    if key.second_error_m is not None:
        yield f"second contact off by {1e3 * key.second_error_m:.4f}"
    if key.inside.into:
        yield (
            f"{key.inside.part} {_depth(key.inside.depth_m)} in {key.inside.into}, which gives "
            f"{1e3 * key.inside.gives_m:.4f}"
        )


def _depth(depth_m: float) -> str:
    return f"deep by {1e3 * depth_m:.4f}"


# ------------------------------------------------------------------------------------------------ text


def text_of(golden: Golden, name: str) -> str:
    """Write a golden down: figures, then every moment with the joints that moved since the one before, in
    mm."""
    lines = [f"# {name}: what a check finds, and where the joints are; mm", *golden.figures]
    before = dict[str, str]()
    for time_s, heads in zip(golden.times_s, golden.heads, strict=True):
        lines.append(f"{time_s:.3f} s")
        now = {
            bone: "".join(f"{1e3 * part + 0.0:12.4f}" for part in head)
            for bone, head in zip(BONES, heads, strict=True)
        }
        lines += [f"  {bone:<14}{told}" for bone, told in now.items() if told != before.get(bone)]
        before = now
    return "\n".join(lines) + "\n"


def read(text: str) -> Golden:
    """Read a golden back."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    begins = [number for number, line in enumerate(lines) if re.fullmatch(r"\d+\.\d+ s", line)]
    times_s, heads, now = [], [], dict[str, list[float]]()
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        times_s.append(float(lines[begin].split()[0]))
        now = now | {
            bone: [1e-3 * float(part) for part in parts]
            for bone, *parts in map(str.split, lines[begin + 1 : end])
        }
        heads.append([now[bone] for bone in BONES])
    return Golden(tuple(lines[: begins[0]]), np.array(times_s), np.array(heads))


# ------------------------------------------------------------------------------------------------ comparison


def differences(kept: Golden, now: Golden) -> list[str]:
    """List what differs by more than it may: figures line by line, then joints, each with what is kept and
    what is now."""
    told = [
        f"figure was {a!r}\n    is now {b!r}"
        for a, b in zip(kept.figures, now.figures, strict=False)
        if not _is_alike(a, b)
    ]
    told += [f"figure is gone: {line!r}" for line in kept.figures[len(now.figures) :]]
    told += [f"figure is new: {line!r}" for line in now.figures[len(kept.figures) :]]
    off_m = np.abs(now.heads - kept.heads).max(axis=-1)
    for moment, bone in np.argwhere(~(off_m <= TOLERANCE_M)):
        was, told_now = (
            " ".join(f"{1e3 * part:.4f}" for part in each.heads[moment, bone]) for each in (kept, now)
        )
        off = f"off by {1e3 * off_m[moment, bone]:.4f} mm"
        told.append(f"{kept.times_s[moment]:.3f} s {BONES[bone]} {off}: was {was}, is now {told_now}")
    return told


def _is_alike(kept: str, now: str) -> bool:
    """Say whether two lines have the same words, and numbers as near to each other as they are kept."""
    if NUMBER.sub("#", kept) != NUMBER.sub("#", now):
        return False
    pairs = zip(NUMBER.findall(kept), NUMBER.findall(now), strict=True)
    return all(abs(float(a) - float(b)) <= _tolerance(a) for a, b in pairs)


def _tolerance(number: str) -> float:
    """Return by how much a written number may differ: rounded words by their last digit, whole numbers not at
    all."""
    decimals = len(number.partition(".")[2])
    if decimals == 0:
        return 0.0
    return max(1e3 * TOLERANCE_M if decimals == 4 else 0.0, 1.001 * 10.0**-decimals)
