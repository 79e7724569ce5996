"""Things, animals and weather."""

from typing import Final

from signer.document.values import LocalMovement
from tools.library.recipe import BASE, K1, K2, Recipe, taps, to_and_fro

RECIPES: Final = [
    Recipe(
        "CAR",
        "Both fists turn a steering wheel.",
        to_and_fro(
            K1.but(off_mm=(120, 60, -60), palm="id", fingers="uo", hold_s=0.04),
            K1.but(off_mm=(120, -10, -60), palm="id", fingers="uo", hold_s=0.1),
            way_s=0.22,
        ),
        mirrored=True,
        alternating=True,
    ),
    Recipe(
        "DOG",
        "The middle finger snaps off the thumb onto the palm, twice.",
        [
            K1.but(
                off_mm=(60, 60, -60),
                palm="u",
                fingers="ool",
                hold_s=0.66,
                local=(LocalMovement("snap", 0.1, 3.2, "hold"),),
            ),
        ],
        tags=("animal",),
    ),
    Recipe(
        "MILK",
        "The hand squeezes to a fist and opens, twice.",
        to_and_fro(
            K1.but(off_mm=(60, 110, -60), palm="l", fingers="uo", hold_s=0.04),
            K2.but(off_mm=(60, 110, -60), palm="l", fingers="uo", hold_s=0.1),
            way_s=0.15,
        ),
        tags=("food",),
    ),
    Recipe(
        "SHOES",
        "Two fists, palms down, knock together at their thumb sides, twice.",
        to_and_fro(
            K1.but(
                part="fist.palm_side",
                place="space.ipsi.mid.mid",
                off_mm=(150, 40, -60),
                palm="d",
                fingers="oo",
                hold_s=0.04,
            ),
            K1.but(
                part="fist.palm_side",
                place="space.ipsi.mid.mid",
                off_mm=(205, 40, -60),
                palm="d",
                fingers="oo",
                hold_s=0.1,
            ),
            way_s=0.14,
        ),
        mirrored=True,
        tags=("clothes",),
    ),
    Recipe(
        "GAME",
        "Two fists with the thumbs up meet at the knuckles, twice.",
        to_and_fro(
            K1.but(
                part="knuckles",
                place="space.ipsi.mid.mid",
                off_mm=(190, -30, -60),
                palm="i",
                fingers="lllo",
                hold_s=0.04,
            ),
            K1.but(
                part="knuckles",
                place="space.ipsi.mid.mid",
                off_mm=(232, -30, -60),
                palm="i",
                fingers="lllo",
                hold_s=0.1,
            ),
            way_s=0.13,
        ),
        mirrored=True,
    ),
    Recipe(
        "RAIN",
        "Both clawed hands come down, twice.",
        to_and_fro(
            K1.but(off_mm=(70, 20, -60), palm="o", fingers="uuo", hold_s=0.05),
            K2.but(off_mm=(70, 100, -60), palm="do", fingers="oou", hold_s=0.12),
            way_s=0.2,
        ),
        mirrored=True,
        tags=("weather",),
    ),
    Recipe(
        "CUP",
        "The pinky side of a C hand taps the other palm, twice.",
        taps(K1.but(palm="l", fingers="ooul"), off_mm=35, way_s=0.13, last_hold_s=0.14),
        [BASE.but(off_mm=(20, -60, 80))],
        tags=("food",),
    ),
    Recipe(
        "ANIMAL",
        "The fingertips of both bent hands stay on the chest while the hands rock inward, twice.",
        to_and_fro(
            K1.but(palm="i", fingers="llu", hold_s=0.05),
            K1.but(palm="il", fingers="lliu", hold_s=0.1),
            way_s=0.16,
        ),
        mirrored=True,
        tags=("chest", "animal"),
    ),
    Recipe(
        "LANGUAGE",
        "Two L hands, thumb to thumb, move apart to the sides, wavering.",
        [
            K1.but(meet_mm=(0, -60, 230), palm="ool", fingers="uo", hold_s=0.1),
            K2.but(off_mm=(50, 80, -60), palm="ool", fingers="uo", way_s=0.45, hold_s=0.2),
        ],
        mirrored=True,
        tags=("school",),
    ),
    Recipe(
        "BIRD",
        "Thumb and index finger open and close at the mouth as a beak, twice.",
        to_and_fro(
            K1.but(part="hand.back", place="mouth.front", stand_off_mm=4, palm="o", fingers="u", hold_s=0.04),
            K2.but(part="hand.back", place="mouth.front", stand_off_mm=4, palm="o", fingers="u", hold_s=0.1),
            way_s=0.12,
        ),
        tags=("mouth", "animal"),
    ),
    Recipe(
        "TREE",
        "The forearm stands up on the back of the other hand and the open hand turns to and fro.",
        [
            K1.but(
                part="palm.centre",
                place="space.ipsi.mid.mid",
                off_mm=(150, 230, -50),
                palm="l",
                fingers="u",
                hold_s=0.65,
                local=(LocalMovement("twist", 0.4, 3.0, "hold"),),
            ),
        ],
        [
            BASE.but(
                place="space.centre.low.near",
                part="fingertips",
                off_mm=(-120, 70, 90),
                palm="d",
                fingers="rro",
            )
        ],
        tags=("nature",),
    ),
    Recipe(
        "CAT",
        "An F hand leaves the cheek to the side, as along whiskers, twice.",
        to_and_fro(
            K1.but(manner="near", stand_off_mm=3, palm="l", fingers="uuo", hold_s=0.04),
            K2.but(place="cheek.near_mouth.R", off_mm=(-70, 5, 15), palm="l", fingers="uuo", hold_s=0.1),
            way_s=0.17,
        ),
        tags=("cheek", "animal"),
    ),
    Recipe(
        "SUN",
        "A closed hand above the head opens towards the face.",
        [
            K1.but(off_mm=(-40, 0, 140), palm="l", fingers="u", hold_s=0.14),
            K2.but(off_mm=(-20, -20, 140), palm="li", fingers="uul", way_s=0.3, hold_s=0.25),
        ],
        tags=("weather",),
    ),
    Recipe(
        "FISH",
        "The flat hand, on its edge, swims out, wagging.",
        [
            K1.but(
                off_mm=(-20, 40, 120),
                palm="l",
                fingers="ool",
                hold_s=0.03,
                local=(LocalMovement("waggle", 0.18, 2.5, "way"),),
            ),
            K2.but(off_mm=(-20, 40, -40), palm="l", fingers="ool", way_s=0.8, hold_s=0.1),
        ],
        tags=("animal",),
    ),
    Recipe(
        "MOON",
        "Thumb and index finger, curved, tap about the eye, twice.",
        taps(K1.but(palm="l", fingers="uoo"), off_mm=20, way_s=0.14, last_hold_s=0.22),
        tags=("cheek", "nature"),
    ),
    Recipe(
        "CLOTHES",
        "The thumbs of open hands stroke down the chest, twice.",
        to_and_fro(
            K1.but(palm="i", fingers="ull", manner="near", stand_off_mm=6),
            K1.but(palm="id", fingers="ll", along_mm=(0, -80), manner="near", stand_off_mm=6, hold_s=0.1),
            way_s=0.2,
        ),
        mirrored=True,
        tags=("chest",),
    ),
]
