"""Places of the arm: upper arm, elbow, forearm and wrist, from the joints of the drawn arm."""

import numpy as np

from placing.hand import RightHand, rays
from placing.recipe import FRONT, RIGHT, Recipe
from placing.rest_surface import Array, RestSurface

UPPER = ("upperarm01.R", "upperarm02.R")
FORE = ("lowerarm01.R", "lowerarm02.R")
# The same points of the skin as articulators of the hand, under the names that people give to places.
AS_ARTICULATOR = {
    "elbow.outer.R": "elbow",
    "forearm.ulnar.R": "forearm.ulnar",
    "wrist.inner.R": "wrist.palmar",
    "wrist.outer.R": "wrist.dorsal",
    "wrist.radial.R": "wrist.radial",
    "wrist.ulnar.R": "wrist.ulnar",
}


def arm_recipes(surface: RestSurface) -> dict[str, Recipe]:
    """Recipes of the places of the right arm."""
    hand = RightHand(surface)
    return {**_upper_arm(surface, hand), **_forearm(surface, hand), **_shared(surface, hand)}


def _upper_arm(surface: RestSurface, hand: RightHand) -> dict[str, Recipe]:
    where = surface.ruled_by(*UPPER)
    tip, elbow = surface.body.landmarks["acromion.R"], hand.head("lowerarm01.R")
    bone = elbow - tip

    def across(way: Array) -> Array:
        """The way with what runs along the bone taken out."""
        return way - (way @ bone) / (bone @ bone) * bone

    def at(share: float) -> Array:
        return np.asarray(tip + share * bone)

    return {
        "upperarm.upper.R": Recipe(
            at(0.25),
            across(RIGHT),
            "a quarter of the way from the tip of the shoulder to the elbow, lateral",
            where,
        ),
        "upperarm.outer.R": Recipe(
            at(0.5), across(RIGHT), "half way from the tip of the shoulder to the elbow, lateral", where
        ),
        "upperarm.front.R": Recipe(
            at(0.6), across(FRONT), "60 % of the way from the tip of the shoulder to the elbow, front", where
        ),
    }


def _forearm(surface: RestSurface, hand: RightHand) -> dict[str, Recipe]:
    elbow, wrist = hand.head("lowerarm01.R"), hand.wrist
    middle, where = (elbow + wrist) / 2, surface.ruled_by(*FORE)
    ways = {
        "outer": (-hand.palmar, "dorsal"),
        "inner": (hand.palmar, "palmar"),
        "radial": (hand.radial, "radial"),
    }
    found = {
        f"forearm.{name}.R": Recipe(middle, way, f"half way from elbow to wrist, {words}", where)
        for name, (way, words) in ways.items()
    }
    fossa = wrist + hand.head("upperarm01.R") - 2 * elbow
    found["elbow.inner.R"] = Recipe(
        elbow,
        fossa,
        "the elbow joint, towards shoulder and wrist: the hollow of the elbow",
        surface.ruled_by(*FORE, *UPPER),
    )
    return found


def _shared(surface: RestSurface, hand: RightHand) -> dict[str, Recipe]:
    every = rays(hand)
    found = {}
    for site, articulator in AS_ARTICULATOR.items():
        ray = every[articulator]
        found[site] = Recipe(ray.through, ray.outward, ray.how, surface.ruled_by(*ray.bones))
    return found
