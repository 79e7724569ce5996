"""Colours."""

from typing import Final

from tools.library.recipe import K1, K2, Recipe, sliding, to_and_fro, twisting

_SHAKEN: Final = K1.but(off_mm=(60, 90, -60))

RECIPES: Final = [
    Recipe(
        "BLUE",
        "A flat hand turns to and fro.",
        twisting(_SHAKEN.but(palm="lo", fingers="u"), 50, turn_s=0.24),
        tags=("colour",),
    ),
    Recipe(
        "GREEN",
        "A G hand turns to and fro.",
        twisting(_SHAKEN.but(palm="l", fingers="oou"), 50, turn_s=0.24),
        tags=("colour",),
    ),
    Recipe(
        "PURPLE",
        "A P hand turns to and fro.",
        twisting(_SHAKEN.but(palm="d", fingers="oo"), 45, turn_s=0.26),
        tags=("colour",),
    ),
    Recipe(
        "YELLOW",
        "A Y hand turns to and fro.",
        twisting(_SHAKEN.but(palm="l", fingers="uo"), 50, turn_s=0.26),
        tags=("colour",),
    ),
    Recipe(
        "BLACK",
        "The side of the index finger is drawn across the forehead to the signing hand's side. The forearm "
        "passes before one eye.",
        [
            K1.but(
                place="forehead.centre",
                off_mm=(25, 28, 30),
                fingers=(1, 0.2, 0.1),
                free=0.45,
                elbow_deg=6,
                hold_s=0.06,
                arc_mm=12.0,
            ),
            K2.but(
                place="forehead.centre",
                off_mm=(-65, 28, 22),
                fingers=(1, 0.2, 0.1),
                free=0.45,
                elbow_deg=6,
                way_s=0.28,
                hold_s=0.12,
            ),
        ],
        tags=("forehead", "colour"),
    ),
    Recipe(
        "BROWN",
        "The side of a flat hand is drawn down the cheek.",
        [
            sliding(K1.but(palm="oll", fingers="u", hold_s=0.06)),
            K2.but(palm="oll", fingers="u", way_s=0.3, hold_s=0.14),
        ],
        tags=("cheek", "colour"),
    ),
    Recipe(
        "ORANGE",
        "A hand before the chin squeezes to a fist and opens, twice.",
        to_and_fro(
            K1.but(stand_off_mm=25, palm="l", fingers="uuo", hold_s=0.04),
            K2.but(stand_off_mm=25, palm="l", fingers="uuo", hold_s=0.12),
            way_s=0.13,
        ),
        tags=("chin", "colour", "food"),
    ),
    Recipe(
        "PINK",
        "The middle fingertip of a K hand brushes down from the lower lip, twice.",
        to_and_fro(
            K1.but(fingers="uul", hold_s=0.04),
            K2.but(stand_off_mm=12, fingers="uul", hold_s=0.12),
            way_s=0.14,
        ),
        tags=("lips", "colour"),
    ),
    Recipe(
        "WHITE",
        "The fingertips of an open hand leave the chest and close to a flat O.",
        [
            K1.but(fingers="llu", hold_s=0.08),
            K2.but(off_mm=(-30, 50, 60), fingers="llo", way_s=0.32, hold_s=0.18),
        ],
        tags=("chest", "colour"),
    ),
]
