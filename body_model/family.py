"""Bodies between and beside the shipped ones: one of these, moved by shares of the source's shapes.

Shapes of overall build are products (sex x age x muscle x weight), as the source has them: a heavy woman is
no sum of a woman and a heavy one, which misses by up to 17 mm. What is added to a shipped body is the
difference of two mixes, so that a body with the build of a shipped one is that one to the last bit.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Final

import numpy as np

from body_model.arrays import Array, Indices
from body_model.bodies import BUILDS, Build
from body_model.frames import frame_about, least_turn, on_line, unit
from body_model.load import DATA, FOLDER, checked, load_body, read_arrays, require_mesh_of
from body_model.model import Body, ShapeDelta
from body_model.shape import both_sides, right_side

FILE: Final = FOLDER / "family.npz"
STEP_M: Final = 1e-4
"""Moves of points are whole numbers of this: a body is half of it off its mix, and itself exact."""
ORIGINS: Final = ("african", "asian", "caucasian")
"""As the source names them; no text of the program does."""
SEXES: Final = ("female", "male")
AGES: Final = ("child", "young", "old")
LEVELS: Final = ("min", "average", "max")
DETAILS: Final = ("shoulders", "arms")
"""Measures of one part of the body."""
SHAPES: Final = (
    *map("-".join, product(ORIGINS, SEXES, AGES)),
    *map("-".join, product(SEXES, AGES, LEVELS, LEVELS)),
    *map("-".join, product(DETAILS, ("less", "more"))),
)
"""Shapes of the family: by origin, by muscle and weight, and of single parts."""
RANGES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "female": (0.0, 1.0),
        "age": (-1.0, 1.0),
        "muscle": (-1.0, 1.0),
        "weight": (-1.0, 1.0),
        "shoulders": (-1.0, 1.0),
        "arms": (-1.0, 1.0),
        "size": (0.85, 1.15),
    }
)
"""Least and greatest values of a build: between the source's extremes, and of size the tenth of adults that
are shortest and tallest for their build."""
_PARTS: Final = {"shoulders": 1.0, "arms": 0.4}
"""Share of the source's measure at the ends of a slider: 25 mm a shoulder; its whole arm is 84 mm longer."""
_TWISTS: Final = (("upperarm01", "upperarm02", "lowerarm01"), ("lowerarm01", "lowerarm02", "wrist"))
"""Bones that share the turn of a limb, and the one below; the middle joint lies on the line of the others."""


def shares(build: Build) -> dict[str, float]:
    """Return the share of each shape of the family in a build; those of none are left out."""
    people = {
        (sex, age): much * years
        for sex, much in zip(SEXES, (build.female, 1.0 - build.female), strict=True)
        for age, years in _levels(build.age, AGES).items()
    }
    found = {
        f"{origin}-{sex}-{age}": share * part / sum(build.origins)
        for origin, part in zip(ORIGINS, build.origins, strict=True)
        for (sex, age), share in people.items()
    }
    for (sex, age), share in people.items():
        for muscle, much in _levels(build.muscle, LEVELS).items():
            for weight, heavy in _levels(build.weight, LEVELS).items():
                found[f"{sex}-{age}-{muscle}-{weight}"] = share * much * heavy
    for name, most in _PARTS.items():
        value = most * getattr(build, name)
        found |= {f"{name}-less": max(-value, 0.0), f"{name}-more": max(value, 0.0)}
    return {name: share for name, share in found.items() if share}


def _levels(value: float, names: tuple[str, ...]) -> dict[str, float]:
    """Return shares of three names that stand for -1, 0 and 1."""
    return dict(zip(names, (max(-value, 0.0), 1.0 - abs(value), max(value, 0.0)), strict=True))


def is_within(build: Build) -> bool:
    """Return whether every value of a build is one that a body can have."""
    values = {each.name: getattr(build, each.name) for each in fields(build)}
    return all(low <= values[name] <= high for name, (low, high) in RANGES.items())


def shaped(like: str, build: Build, name: str) -> Body:
    """Return a shipped body with another build than its own; it has no distances.

    Args:
        like: of the shipped body, whose skin, face and weights it has.
        build: within RANGES.
        name: of the body that is made.

    Raises:
        LookupError: there is no such body.
        ValueError: its data is missing or broken, or the build is out of bounds.
    """
    body = load_body(like)
    if not is_within(build):
        raise ValueError(f"a value of {build} is out of bounds")
    own = BUILDS[like]
    if build == own:
        return replace(body, name=name, distances=None)
    moves = _moved(build) - _moved(own)
    cage, heads, tails, landmarks = np.split(moves, np.cumsum(_lengths(body))[:-1])
    right, mirror = _right(), body.mirror_vertex
    moved = both_sides(build.size * (body.cage[right] + cage), right, mirror, (-1.0, 1.0, 1.0))
    bare = both_sides(build.size * (body.bare_cage[right] + cage), right, mirror, (-1.0, 1.0, 1.0))
    heads, tails, frames = _skeleton(
        body, build.size * (body.heads + heads), build.size * (body.tails + tails)
    )
    points = build.size * (np.array(list(body.landmarks.values())) + landmarks)
    marks = MappingProxyType(dict(zip(body.landmarks, points, strict=True)))
    return replace(
        body,
        name=name,
        heads=heads,
        tails=tails,
        frames=frames,
        cage=moved,
        bare_cage=bare,
        rest=(body.subdivision @ bare).astype(np.float32),
        landmarks=marks,
        shapes=MappingProxyType({each: scaled(delta, build.size) for each, delta in body.shapes.items()}),
        distances=None,
    )


def scaled(delta: ShapeDelta, by: float) -> ShapeDelta:
    """Return a face shape of a face of another size."""
    return ShapeDelta(delta.vertices, (by * delta.moved).astype(np.float32))


def _moved(build: Build) -> Array:
    """Return how far a mix moves each point of the file (P, 3), m."""
    names, steps = _steps()
    found = np.zeros(steps.shape[1:])
    for shape, share in shares(build).items():
        found += share * STEP_M * steps[names[shape]]
    return found


@cache
def _steps() -> tuple[Mapping[str, int], Array]:
    """Return rows of the shapes by their names, and how far they move right half, joints and landmarks."""
    arrays, body = read_arrays(FILE, "tools/bake_body.py"), load_body()

    def made() -> tuple[Mapping[str, int], Array]:
        require_mesh_of(body, arrays, "tools/bake_body.py")
        steps = arrays["steps"]
        if steps.shape != (len(SHAPES), sum(_lengths(body)), 3):
            raise ValueError("its shapes do not fit the body")
        return MappingProxyType({name: row for row, name in enumerate(SHAPES)}), steps

    return checked(FILE, made)


@cache
def _right() -> Indices:
    return right_side(read_arrays(DATA, "tools/bake_body.py"))


def _lengths(body: Body) -> tuple[int, ...]:
    """Return how many points of the cage's right half, heads, tails and landmarks a file moves."""
    return len(_right()), len(body.heads), len(body.tails), len(body.landmarks)


def _skeleton(body: Body, heads: Array, tails: Array) -> tuple[Array, Array, Array]:
    """Return joints (B, 3), their ends and frames (B, 3, 3) of a body whose bones have moved.

    A frame turns as little as its bone does, so that an angle means the same; the hinge of an arm is across
    both its parts.
    """
    heads, tails, frames = heads.copy(), tails.copy(), body.frames.copy()
    for names in _TWISTS:
        first, second, end = body.bones(*(f"{name}.R" for name in names))
        heads[second] = on_line(heads[second], heads[first], heads[end])
        tails[first], tails[second] = heads[second], heads[end]
    shoulder, elbow, wrist, knuckle = body.bones("upperarm01.R", "lowerarm01.R", "wrist.R", "finger3-1.R")
    hinge = np.cross(heads[elbow] - heads[shoulder], heads[wrist] - heads[elbow])
    arm = set(body.bones(*(f"{name}.R" for names in _TWISTS for name in names[:2])).tolist())
    upright = {body.bone_index[name] for name in ("root", "eye.R")}
    flip = np.array([-1.0, 1.0, 1.0])
    for bone, other in enumerate(body.mirror_bone.tolist()):
        if bone < other:
            continue  # a left one, which is the mirror image of its partner
        along = unit((heads[knuckle] if bone == wrist else tails[bone]) - heads[bone])
        if bone in arm:
            frames[bone] = frame_about(hinge, along)
        elif bone not in upright:
            frames[bone] = least_turn(frames[bone][:, 1], along) @ frames[bone]
        if bone == other:
            heads[bone, 0] = tails[bone, 0] = 0.0
        else:
            heads[other], tails[other] = heads[bone] * flip, tails[bone] * flip
            frames[other] = np.diag(flip) @ frames[bone] @ np.diag(flip)
    return heads, tails, frames
