"""Signs from N to Z."""

from typing import Final

from tools.library.recipe import (
    BASE,
    K1,
    K2,
    Face,
    Recipe,
    circling,
    circling_in_space,
    sliding,
    stirring,
    taps,
    to_and_fro,
    twisting,
)

_HOOKED: Final = (("index_mcp_flex", 45.0), ("index_pip_flex", 55.0), ("index_dip_flex", 20.0))
"""The hooked finger of TIME, held before the fist so that its tip leads."""
_LIFTED: Final = tuple((f"{finger}_mcp_flex", -8.0) for finger in ("index", "middle", "ring", "pinky"))
"""The fingers of PLEASE, held off the chest."""
_AT_EAR: Final = K1.but(
    place="ear.R",
    off_mm=(-14, -5, 8),
    part="thumb.tip",
    palm=(0.95, 0, -0.3),
    fingers=(0.1, 0.85, 0.5),
    elbow_deg=15,
)
"""The Y hand of TELEPHONE, its thumb at the ear."""

RECIPES: Final = [
    Recipe(
        "NAME",
        "Two straight fingers tap across the two fingers of the other hand, twice.",
        taps(K1, off_mm=35, way_s=0.2, last_hold_s=0.2),
        [BASE.but(part="index.side", off_mm=(0, -20, 80))],
    ),
    Recipe(
        "NICE",
        "One flat palm slides along the other from the heel to the fingertips.",
        [
            sliding(K1.but(part="palm.distal", palm="llddddo", fingers="llluoo", free=0.15, hold_s=0.1)),
            K2.but(
                part="palm.distal",
                place="other.fingerpads",
                palm="llddddo",
                fingers="llluooo",
                free=0.15,
                way_s=0.4,
                hold_s=0.25,
            ),
        ],
        [BASE.but(off_mm=(10, -20, 60))],
    ),
    Recipe(
        "NURSE",
        "Two straight fingers tap the inside of the other wrist twice.",
        taps(K1, off_mm=30, way_s=0.13),
        [BASE.but(off_mm=(40, -20, 80))],
        tags=("wrist", "people"),
    ),
    Recipe(
        "ONION",
        "The knuckle of a crooked index finger stays beside the eye while the forearm turns to and fro, "
        "twice.",
        twisting(
            K1.but(palm=(0.2, -0.9, -0.3), fingers=(0.5, 0.8, 0.1), free=1.5, elbow_deg=8), 36, turn_s=0.32
        ),
        tags=("eye", "food"),
    ),
    Recipe(
        "PAPER",
        "The heel of one open hand brushes across the heel of the other, twice.",
        [
            K1.but(fingers="oolu", hold_s=0.03),
            K2.but(fingers="oolu", off_mm=(40, 30, 60), way_s=0.15, hold_s=0.0),
            K2.but(fingers="oolu", off_mm=(-40, 45, 60), way_s=0.15, hold_s=0.0),
            K1.but(fingers="oolu", way_s=0.12, hold_s=0.03),
            K2.but(fingers="oolu", off_mm=(40, 30, 60), way_s=0.15, hold_s=0.12),
        ],
        [BASE.but(off_mm=(10, -20, 60))],
    ),
    Recipe(
        "PLEASE",
        "The flat hand circles on the chest.",
        circling(
            K1.but(along_mm=(20, 0), fingers="llllu", elbow_deg=20, free=0.4, joints_deg=_LIFTED),
            35,
            turn_s=0.32,
        ),
        tags=("chest",),
    ),
    Recipe(
        "RED",
        "The index finger brushes down from the lower lip and hooks, twice.",
        to_and_fro(K1.but(hold_s=0.03), K2.but(stand_off_mm=15, hold_s=0.12), way_s=0.14),
        tags=("lips", "colour"),
    ),
    Recipe(
        "REMEMBER",
        "The thumb leaves the forehead and lands on the other thumb's nail.",
        [
            K1.but(part="thumb.tip", fingers="uo", hold_s=0.1),
            K2.but(palm="ld", fingers="ol", elbow_deg=-30, way_s=0.4, hold_s=0.25),
        ],
        [BASE.but(off_mm=(10, 0, 70))],
        base_after_s=0.3,
        tags=("forehead", "mind"),
    ),
    Recipe(
        "SCHOOL",
        "One open hand claps twice on the other's palm.",
        taps(K1, off_mm=60, way_s=0.14),
        [BASE.but(off_mm=(10, -20, 60))],
        tags=("place",),
    ),
    Recipe(
        "SEE",
        "The tips of a V hand leave the cheek below the eyes and move out.",
        [K1.but(hold_s=0.1), K2.but(way_s=0.38, hold_s=0.2)],
        tags=("eye",),
    ),
    Recipe(
        "SICK",
        "The middle fingertip of one hand touches the forehead, that of the other the stomach.",
        [
            K1.but(off_mm=(-45, 15, 45), fingers="llu", free=0.9, hold_s=0.0),
            K1.but(fingers="llu", free=0.9, elbow_deg=15, way_s=0.15, hold_s=0.3),
        ],
        [
            BASE.but(place="stomach", manner="near", stand_off_mm=40, hold_s=0.0, elbow_deg=25),
            BASE.but(place="stomach", manner="touch", way_s=0.15, hold_s=0.3, elbow_deg=25),
        ],
        tags=("forehead", "stomach", "feeling"),
        face=(Face("feel.tired", "M"), Face("brow.furrow", "M", strength=0.6)),
    ),
    Recipe(
        "SISTER",
        "The thumb leaves the jaw; the hand opens its index finger and lands on the other hand, both "
        "pointing out.",
        [
            K1.but(
                place="jaw.R",
                palm="l",
                fingers=(0.1, 0.8, 0.6),
                free=0.9,
                elbow_deg=10,
                hold_s=0.08,
                arc_mm=40.0,
            ),
            K2.but(palm="l", fingers=(0.15, 0, 1), way_s=0.4, hold_s=0.25),
        ],
        [BASE.but(off_mm=(10, -80, 90), palm="r", fingers=(-0.15, 0, 1))],
        tags=("jaw", "family"),
    ),
    Recipe(
        "SIT",
        "Two curved fingers come down on the fingers of the other hand, as legs on a seat.",
        [
            K1.but(manner="near", stand_off_mm=60, hold_s=0.06, elbow_deg=10),
            K1.but(way_s=0.25, hold_s=0.3, elbow_deg=10),
        ],
        [BASE.but(off_mm=(20, -60, 60))],
    ),
    Recipe(
        "SORRY",
        "A fist circles on the chest.",
        circling(K1, 35, turn_s=0.42),
        tags=("chest", "feeling"),
        face=(Face("feel.sad", "M", strength=0.8),),
    ),
    Recipe(
        "STOP",
        "The edge of a flat hand comes down sharply on the other palm.",
        [
            K1.but(off_mm=(0, -110, 80), palm="l", fingers="oul", hold_s=0.05, easing="soft start"),
            K2.but(way_s=0.2, hold_s=0.25),
        ],
        [BASE.but(off_mm=(20, -20, 70))],
    ),
    Recipe(
        "SUMMER",
        "The index finger is drawn across before the forehead to the signing hand's side, at one height, and "
        "hooks; twice. The forearm passes before one eye.",
        to_and_fro(
            K1.but(
                place="forehead.centre",
                off_mm=(10, 22, 30),
                fingers=(1, 0.2, 0.1),
                free=1.5,
                elbow_deg=10,
                hold_s=0.03,
            ),
            K2.but(
                place="forehead.centre",
                off_mm=(-65, 22, 20),
                fingers=(1, 0.2, 0.1),
                free=1.5,
                elbow_deg=10,
                hold_s=0.12,
            ),
            way_s=0.22,
        ),
        tags=("forehead",),
    ),
    Recipe(
        "TASTE",
        "The tip of the middle finger taps the lower lip twice.",
        taps(K1, off_mm=30, way_s=0.2, last_hold_s=0.25),
        tags=("lips", "food"),
        face=(Face("mouth.open.slight", "L"),),
    ),
    Recipe(
        "TEA",
        "Index and thumb stir in the opening of the other hand's O, which is no wider.",
        stirring(K1.but(stand_off_mm=10, free=0.9), 15, turn_s=0.3),
        [BASE.but(part="index.side", off_mm=(10, -20, 70))],
        tags=("food",),
    ),
    Recipe(
        "TEACH",
        "Both flat O hands move out from the temples, twice.",
        to_and_fro(
            K1.but(palm=(0.6, 0, 0.8), fingers=(0.15, 1, 0), off_mm=(-20, -20, 60), hold_s=0.05),
            K1.but(palm=(0.6, -0.2, 0.8), fingers=(0.15, 1, 0.2), off_mm=(-20, -60, 190), hold_s=0.14),
            way_s=0.18,
        ),
        mirrored=True,
        tags=("mind",),
    ),
    Recipe(
        "TELEPHONE",
        "A Y hand is held beside the cheek, the thumb near the ear and the pinky near the mouth, and comes "
        "there twice.",
        [
            *to_and_fro(_AT_EAR.but(hold_s=0.05), _AT_EAR.but(off_mm=(-45, -15, 20)), times=1, way_s=0.13),
            _AT_EAR.but(way_s=0.13, hold_s=0.14),
        ],
        tags=("face",),
    ),
    Recipe(
        "THANK-YOU",
        "The fingertips of a flat hand leave the chin out and down.",
        [K1.but(hold_s=0.1, arc_mm=20.0), K2.but(way_s=0.36, hold_s=0.18)],
        tags=("chin",),
    ),
    Recipe(
        "THINK",
        "The tip of the index finger touches the temple.",
        [K1.but(manner="near", stand_off_mm=50, hold_s=0.0), K1.but(way_s=0.3, hold_s=0.5)],
        tags=("temple", "mind"),
    ),
    Recipe(
        "TIME",
        "A crooked index finger taps the back of the other wrist twice.",
        taps(
            K1.but(joints_deg=_HOOKED, palm="d", fingers="l"),
            off_mm=35,
            way_s=0.1,
            last_hold_s=0.08,
            apart=True,
        ),
        [BASE.but(off_mm=(40, -20, 80))],
        tags=("wrist",),
    ),
    Recipe(
        "TRAIN",
        "Two straight fingers rub to and fro along the two fingers of the other hand.",
        [
            sliding(K1.but(along_mm=(15, 0), hold_s=0.03), repeats=1),
            K2.but(along_mm=(-20, 0), way_s=0.42, hold_s=0.1),
        ],
        [BASE.but(off_mm=(20, -60, 60))],
    ),
    Recipe(
        "UGLY",
        "The index finger is drawn across below the nose to the signing hand's side and hooks, at one "
        "height; the fist passes before the mouth.",
        [
            K1.but(
                place="nose.under",
                off_mm=(15, 0, 14),
                palm="d",
                fingers=(1, 0.15, 0.1),
                free=0.9,
                hold_s=0.03,
            ),
            K2.but(
                place="nose.under",
                off_mm=(-75, 0, 14),
                palm="d",
                fingers=(1, 0.15, 0.1),
                way_s=0.22,
                hold_s=0.12,
            ),
        ],
        tags=("nose",),
        face=(Face("feel.disgusted", "M", strength=0.8),),
    ),
    Recipe(
        "WANT",
        "Both open hands, palms up, draw in while the fingers curl.",
        [K1.but(off_mm=(60, 0, 60), hold_s=0.1), K2.but(off_mm=(60, 0, 90), way_s=0.4, hold_s=0.3)],
        mirrored=True,
        tags=("feeling",),
    ),
    Recipe(
        "WATER",
        "The index finger of a W hand taps the chin twice.",
        taps(K1.but(fingers="uul"), off_mm=30, way_s=0.11, last_hold_s=0.12),
        tags=("chin", "food"),
    ),
    Recipe(
        "WEEK",
        "The index finger slides along the other palm from the heel to the fingertips.",
        [
            sliding(K1.but(palm="d", fingers="lo", free=0.3, hold_s=0.06)),
            K2.but(palm="ldddddo", fingers="lluooo", free=0.2, way_s=0.32, hold_s=0.18),
        ],
        [BASE.but(off_mm=(10, -20, 60))],
        tags=("time",),
    ),
    Recipe(
        "WHAT",
        "Both open hands, palms up, move a little to the sides and back, twice. The face of the question is "
        "grammar, not part of the sign: set it over what is asked.",
        to_and_fro(K1.but(off_mm=(60, 0, 0)), K1.but(off_mm=(20, 0, 0), hold_s=0.14), way_s=0.22),
        mirrored=True,
        tags=("question",),
    ),
    Recipe(
        "WINE",
        "A W hand circles near the cheek.",
        circling_in_space(K1.but(palm=(0.6, 0, 0.8), off_mm=(-45, 0, 30)), 36, turn_s=0.4),
        tags=("face", "food"),
    ),
    Recipe(
        "WORK",
        "The wrist of one fist taps the back of the other twice.",
        taps(K1.but(fingers="ool"), off_mm=35, way_s=0.11, last_hold_s=0.08, apart=True),
        [BASE.but(off_mm=(20, -110, 90))],
    ),
    Recipe(
        "YOU",
        "The index finger points to the person.",
        [K1.but(off_mm=(-80, 20, 30), hold_s=0.08), K1.but(off_mm=(-60, 30, 140), way_s=0.25, hold_s=0.25)],
    ),
]
