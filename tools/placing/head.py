"""Places of head, face and neck, from landmarks measured on the drawn head."""

from dataclasses import dataclass

import numpy as np

from body_model.model import EYE, TEETH, TONGUE
from body_model.rays import first_hit
from body_model.regions import triangles_of_parts
from placing.recipe import UP, Recipe, back, front, side
from placing.rest_surface import Array, RestSurface

MM = 0.001


@dataclass(frozen=True, slots=True)
class Head:
    """Heights and points measured on the drawn head, metres; lateral distances are positive.

    Attributes:
        scale: this face's height from the root of the nose to under the chin, over that of the inventory's
            table.
        outer_corner: (lateral, y, z) of the outer corner of the visible eye.
        lid: (lateral, y) of the upper rim of the visible eye over the pupil.
    """

    crown: float
    hairline: float
    nasion: float
    nose_tip: Array
    under_nose: float
    lips: tuple[float, float, float]
    corner: tuple[float, float]
    chin: float
    under_chin: float
    scale: float
    pupil: tuple[float, float]
    lid: tuple[float, float]
    outer_corner: tuple[float, float, float]
    ear: Array
    hollow: float


def measure(surface: RestSurface) -> Head:
    """Measure the head; every number is read off the surface, none is copied from the table."""
    marks = surface.body.landmarks
    profile = _profile(surface, 1.40, 1.70)
    heights, depths = profile.T
    nasion, tip = float(marks["nasion"][1]), marks["nose_tip"]
    lips_at = surface.material("lips") > 0.5
    lip_low, lip_high = surface.positions[lips_at, 1].min(), surface.positions[lips_at, 1].max()
    mouth = _lowest(heights, depths, lip_low + 5 * MM, lip_high - 3 * MM)
    under_nose = _lowest(heights, depths, lip_high, float(tip[1]))
    # Under the chin the front profile falls back steeply towards the throat.
    under_chin = float(heights[np.flatnonzero((heights < lip_low) & (depths < tip[2] - 45 * MM))[-1]])
    return Head(
        crown=float(surface.cast((0, 2, float(marks["crown"][2])), -UP).position[1]),
        hairline=_hairline(surface, nasion),
        nasion=nasion,
        nose_tip=tip,
        under_nose=under_nose,
        lips=(float(lip_low), mouth, float(lip_high)),
        corner=(-float(marks["mouth_corner.R"][0]), float(marks["mouth_corner.R"][1])),
        chin=under_chin + 0.5 * (lip_low - 8 * MM - under_chin),
        under_chin=under_chin,
        scale=(nasion - under_chin) / 0.118,
        ear=marks["ear.R"],
        hollow=_lowest(heights, depths, 1.405, 1.44),
        **_eye(surface),
    )


def _profile(surface: RestSurface, low: float, high: float) -> Array:
    return np.array([(y, surface.cast((0, y, 1), (0, 0, -1)).position[2]) for y in np.arange(low, high, MM)])


def _lowest(heights: Array, depths: Array, low: float, high: float) -> float:
    """The height of the deepest hollow of the profile between two heights."""
    inside = (heights > low) & (heights < high)
    return float(heights[inside][np.argmin(depths[inside])])


def _hairline(surface: RestSurface, nasion: float) -> float:
    hair = surface.material("hair")
    middle = np.flatnonzero(
        (np.abs(surface.positions[:, 0]) < 1e-9)
        & (surface.positions[:, 1] > nasion)
        & (surface.positions[:, 2] > 0.05)
    )
    middle = middle[np.argsort(surface.positions[middle, 1])]
    return float(np.interp(0.0, hair[middle], surface.positions[middle, 1]))


def _eye(surface: RestSurface) -> dict[str, tuple[float, ...]]:
    """Return pupil, lid and outer corner of the right eye: what the lids show of it from the front."""
    joint = surface.body.landmarks["eye.R"]
    eyes = set(triangles_of_parts(surface.body, EYE).tolist())
    near = np.abs(surface.positions[surface.triangles].mean(axis=1) - joint).max(axis=1) < 0.03
    chosen = np.flatnonzero(near & (surface.skin | np.isin(np.arange(len(near)), list(eyes))))
    positions, triangles = surface.positions, surface.triangles[chosen]

    def seen(x: float, y: float) -> float | None:
        """Return how far in front the eyeball is seen there; None where it is not."""
        hit = first_hit(positions, triangles, np.array([x, y, 1.0]), np.array([0.0, 0.0, -1.0]))
        return 1.0 - hit.distance_m if hit and int(chosen[hit.triangle]) in eyes else None

    over_pupil = [
        y for y in joint[1] + np.arange(-12 * MM, 12 * MM, 0.25 * MM) if seen(joint[0], y) is not None
    ]
    corners = []
    for y in np.arange(over_pupil[0], over_pupil[-1], 0.5 * MM):
        # From outside inwards: the first that is seen of the eyeball at this height.
        depths = ((x, seen(x, y)) for x in joint[0] + np.arange(-20 * MM, 0, 0.5 * MM))
        corners.append(next((-float(x), float(y), z) for x, z in depths if z is not None))
    return {
        "pupil": (-float(joint[0]), float(np.mean(over_pupil))),
        "lid": (-float(joint[0]), float(over_pupil[-1])),
        "outer_corner": max(corners, key=lambda corner: (corner[0], -abs(corner[1] - joint[1]))),
    }


def head_recipes(surface: RestSurface, head: Head) -> dict[str, Recipe]:
    """Recipes of the right and middle places of head, face and neck."""
    return {
        **_forehead(head),
        **_eyes(head),
        **_nose_and_cheeks(head),
        **_mouth_and_chin(head),
        **_inside_the_mouth(surface),
        **_ears(head),
        **_skull(head),
        **_neck(surface, head),
    }


def _forehead(head: Head) -> dict[str, Recipe]:
    # The brows are drawn on the skin: their middle stands this far above the pupil, their outer end a little
    # lower.
    brow = head.pupil[1] + 24 * MM
    middle = (brow + head.hairline) / 2
    corner, y, z = head.outer_corner
    return {
        "forehead.centre": front(0, middle, "half way from the brows to the hairline"),
        "forehead.upper": front(0, head.hairline, "at the hairline"),
        "forehead.R": front(
            33 * MM, middle - 2 * MM, "33 mm to the side, half way from the brows to the hairline"
        ),
        "temple.R": side(z - 25 * MM, y + 15 * MM, "25 mm behind and 15 mm above the outer eye corner"),
        "brow.centre": front(
            0,
            (head.nasion + 3 * brow) / 4,
            "between the brows, three quarters of the way up from the root of the nose",
        ),
        "brow.R": front(head.pupil[0], brow, "24 mm above the pupil, where the brow is drawn"),
        "brow.tail.R": front(
            corner + 9.5 * MM,
            brow - 2 * MM,
            "9.5 mm beside the outer eye corner, 2 mm below the middle of the brow",
        ),
    }


def _eyes(head: Head) -> dict[str, Recipe]:
    corner, y, z = head.outer_corner
    return {
        "eye.R": front(
            head.lid[0], head.lid[1] + 3 * MM, "on the upper lid 3 mm above its rim, over the pupil"
        ),
        "eye.below.R": front(head.pupil[0], head.pupil[1] - 18 * MM, "18 mm below the pupil"),
        "eye.outer.R": front(
            corner + 4 * MM, y, "4 mm beside the outer corner of the visible eye, where the lids have met"
        ),
        "eye.beside.R": side(z - 11 * MM, y, "11 mm behind the outer eye corner"),
        "eye.between": front(0, head.nasion, "the root of the nose"),
    }


def _nose_and_cheeks(head: Head) -> dict[str, Recipe]:
    tip = float(head.nose_tip[1])
    corner, y, _ = head.outer_corner
    lateral, mouth = head.corner
    return {
        "nose.bridge": front(0, (head.nasion + tip) / 2, "half way from the root of the nose to its tip"),
        "nose.tip": front(0, tip, "the foremost point of the nose"),
        "nose.side.R": front(17 * MM, tip - 3 * MM, "17 mm beside the tip of the nose, on its wing"),
        "nose.under": front(
            0, (head.under_nose + head.lips[2]) / 2, "half way from under the nose to the upper lip"
        ),
        "cheekbone.R": front(
            corner * 48 / 45,
            y - 25 * MM * head.scale,
            "25 mm below the outer eye corner, scaled to this face",
        ),
        "cheek.upper.R": front(
            corner * 40 / 45, tip + 3 * MM, "level with the nostrils, a little inward of the outer eye corner"
        ),
        "cheek.lower.R": front(
            lateral + 20 * MM, mouth + 3 * MM, "20 mm beside the mouth corner, 3 mm higher"
        ),
        "cheek.near_mouth.R": front(lateral + 10 * MM, mouth, "10 mm beside the mouth corner"),
        "cheek.near_ear.R": side(
            float(head.ear[2]) + 24 * MM, float(head.ear[1]) - 9 * MM, "20 mm in front of the ear's opening"
        ),
    }


def _mouth_and_chin(head: Head) -> dict[str, Recipe]:
    low, middle, high = head.lips
    lateral, corner = head.corner
    chin, tip = head.chin, float(head.nose_tip[2])
    lobe_end = float(head.ear[1]) - 26 * MM
    angle_z, angle_y = float(head.ear[2]) + 17 * MM, lobe_end - 24 * MM
    return {
        "lip.upper": front(0, (middle + high) / 2, "the middle of the upper lip"),
        "lip.lower": front(0, (low + middle) / 2, "the middle of the lower lip"),
        "mouth": front(0, middle - MM, "between the lips, on the edge of the lower one"),
        "mouth.corner.R": front(lateral + MM, corner, "1 mm beside the outermost point of the lips"),
        "chin.crease": front(0, low - 7 * MM, "7 mm below the lower lip"),
        "chin": front(0, chin, "half way from the crease below the lip to under the chin"),
        "chin.side.R": front(22 * MM, chin + 2 * MM, "22 mm beside the chin"),
        "jaw.R": Recipe(
            np.array([-43 * MM, (chin + angle_y) / 2 - 7 * MM, (tip - 25 * MM + angle_z) / 2]),
            np.array([-0.75, -0.45, 0.5]),
            "from the side below, half way from the chin to the angle of the jaw",
        ),
        "jaw.angle.R": side(angle_z, angle_y, "24 mm below the ear lobe, where the jaw turns"),
        "underchin": Recipe(
            np.array([0, chin, tip - 18 * MM - 25 * MM]), -UP, "from below, 25 mm behind the chin"
        ),
    }


def _inside_the_mouth(surface: RestSurface) -> dict[str, Recipe]:
    """On what lies behind the closed lips."""
    teeth, tongue = surface.part(TEETH), surface.part(TONGUE)
    rows, muscle = (surface.positions[surface.triangles[part]].reshape(-1, 3) for part in (teeth, tongue))
    low, high = float(rows[:, 1].min()), float(rows[:, 1].max())
    tip = float(muscle[np.argmax(muscle[:, 2]), 1])
    return {
        "teeth.upper": front(
            0, low * 0.32 + high * 0.68, "on the upper teeth, two thirds of the way up both rows", teeth
        ),
        "teeth.lower": front(
            0, low * 0.70 + high * 0.30, "on the lower teeth, a third of the way up both rows", teeth
        ),
        "tongue.tip": front(0, tip, "the foremost point of the tongue as it rests", tongue),
    }


def _ears(head: Head) -> dict[str, Recipe]:
    _, y, z = (float(number) for number in head.ear)
    return {
        "ear.R": side(z + 8 * MM, y - 5 * MM, "on the flap in front of the ear's opening"),
        "ear.top.R": side(z - 6 * MM, y + 25 * MM, "on the upper rim of the ear"),
        "ear.lobe.R": side(z + 4 * MM, y - 23 * MM, "on the lobe"),
        "ear.behind.R": side(z - 27 * MM, y - 14 * MM, "27 mm behind the middle of the ear"),
    }


def _skull(head: Head) -> dict[str, Recipe]:
    _, y, z = (float(number) for number in head.ear)
    lateral_up = np.array([-1.0, 0.6, 0.0])
    return {
        "head.top": Recipe(np.array([0.0, head.crown, z + 5 * MM]), UP, "from above, over the ears"),
        "head.side_top.R": Recipe(
            np.array([-65 * MM, head.crown - 40 * MM, z]),
            lateral_up,
            "from the side above, 40 mm below the top of the head",
        ),
        "head.back": back(head.nasion, "level with the root of the nose"),
        "head.side.R": side(z + 4 * MM, y + 40 * MM, "just above the ear"),
    }


def _neck(surface: RestSurface, head: Head) -> dict[str, Recipe]:
    trunk = surface.ruled_by("neck01", "neck02", "neck03", "spine01", "head", "clavicle.R")
    throat = (head.hollow + head.under_chin) / 2
    return {
        "neck.front": front(0, throat, "half way from the hollow of the throat to the chin", trunk),
        "neck.base": front(0, head.hollow, "the hollow of the throat", trunk),
        "neck.R": Recipe(
            np.array([-40 * MM, throat, 25 * MM]),
            np.array([-1.0, 0.0, 0.45]),
            "from the side, level with the throat",
            trunk,
        ),
        "neck.back": back(head.hollow + 35 * MM, "35 mm above the hollow of the throat", trunk),
    }
