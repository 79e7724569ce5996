"""Signs from A to F."""

from typing import Final

from tools.library.recipe import BASE, K1, K2, Face, Recipe, circling, stirring, taps, to_and_fro, twisting

_OPENED: Final = (
    ("index_pip_flex", 39.5),
    ("index_dip_flex", 30.0),
    ("thumb_cmc_flex", -25.0),
    ("thumb_cmc_palmar_abd", 48.0),
    ("thumb_ip_flex", 20.0),
)
"""A bent L whose tips are as far apart as cheekbone and brow."""
_WIDE: Final = tuple((f"{finger}_mcp_flex", 48.0) for finger in ("index", "middle", "ring", "pinky"))
"""A flat C as wide open as closing to a flat O is seen."""
_HEEL: Final = K1.but(place="wrist.outer.L", palm=(0.1, 0, 1), fingers=(0.25, 1, 0.1), free=0.9)
"""The D hand of DUTY, upright on the other wrist."""
_FLAT: Final = (
    ("thumb_cmc_flex", -45.0),
    ("thumb_cmc_palmar_abd", 12.0),
    ("thumb_cmc_axial_opp", 0.0),
    ("thumb_mcp_flex", 10.0),
    ("thumb_ip_flex", 20.0),
)
"""The thumbs of FRIEND, out of the other hand's way."""
_ON_TOP: Final = K1.but(
    joints_deg=_FLAT, manner="hold", palm="ldddddo", fingers="lllluoo", free=0.2, elbow_deg=10
)
_BASE_ON_TOP: Final = BASE.but(
    joints_deg=_FLAT,
    place="other.index.middle.palmar",
    manner="hold",
    palm="rrdddddo",
    fingers="rrrruoo",
    free=0.2,
)
"""The hands of FRIEND that hook from above: they come and leave straight off the finger they hook."""

RECIPES: Final = [
    Recipe(
        "AGAIN",
        "A bent hand beside the palm turns over and its fingertips land in the other palm.",
        [
            K1.but(off_mm=(90, 10, 60), palm="u", fingers="ol", arc_mm=70.0, hold_s=0.1),
            K2.but(way_s=0.4, hold_s=0.25),
        ],
        [BASE.but(off_mm=(20, -10, 60))],
    ),
    Recipe(
        "APPLE",
        "The knuckle of a crooked index finger stays in the cheek while the forearm turns to and fro, twice.",
        twisting(K1.but(palm=(0.35, -0.85, -0.35), fingers=(0.85, 0.45, -0.25)), 45, turn_s=0.28),
        tags=("face", "food"),
    ),
    Recipe(
        "BOY",
        "A flat C at the side of the forehead, the thumb at the height of the brow, closes to a flat O, "
        "twice, as if gripping the brim of a cap.",
        to_and_fro(
            K1.but(
                place="forehead.R",
                off_mm=(-20, -25, 25),
                palm="lld",
                fingers="uulo",
                joints_deg=_WIDE,
                hold_s=0.05,
            ),
            K2.but(place="forehead.R", off_mm=(-20, -25, 25), palm="lld", fingers="uulo", hold_s=0.1),
            way_s=0.13,
        ),
        tags=("forehead", "family"),
    ),
    Recipe(
        "CANDY",
        "The tip of the index finger stays in the cheek beside the mouth while the forearm turns to and "
        "fro, twice.",
        twisting(K1.but(palm="lo", fingers="uul"), 45, turn_s=0.4),
        tags=("face", "food"),
    ),
    Recipe(
        "CHAIR",
        "Two curved fingers tap the fingers of the other hand twice, as legs on a seat.",
        taps(K1, off_mm=35, way_s=0.16, last_hold_s=0.2),
        [BASE.but(off_mm=(20, -10, 60))],
    ),
    Recipe(
        "CHOCOLATE",
        "The thumb side of a C hand circles on the back of the other hand.",
        circling(K1.but(palm="od", fingers="l"), 22, turn_s=0.42),
        [BASE.but(off_mm=(20, -10, 60))],
        tags=("food",),
    ),
    Recipe(
        "COFFEE",
        "One fist circles above the other, close to it, as if grinding coffee.",
        stirring(K1.but(manner="near", stand_off_mm=16, free=0.9), 22, turn_s=0.42),
        [BASE.but(off_mm=(10, -10, 60))],
        tags=("food",),
    ),
    Recipe(
        "CURIOUS",
        "Index and thumb pinch the skin of the throat; the hand wags from side to side.",
        twisting(K1.but(elbow_deg=8), 30, turn_s=0.4),
        tags=("neck",),
        face=(Face("feel.eager", "M", strength=0.8),),
    ),
    Recipe(
        "DOCTOR",
        "The fingertips of a flat O tap the inside of the other wrist twice.",
        taps(K1, off_mm=30, way_s=0.16, last_hold_s=0.16),
        [BASE.but(off_mm=(40, -20, 80))],
        tags=("wrist", "people"),
    ),
    Recipe(
        "DRINK",
        "A C hand tips towards the mouth as a glass; the thumb comes to the lip.",
        [
            K1.but(off_mm=(-15, -60, 50), palm="l", fingers="ou", hold_s=0.06, arc_mm=15.0),
            K2.but(
                place="lip.lower", palm=(0.9, -0.1, -0.35), fingers=(0.3, 0.75, 0.6), way_s=0.28, hold_s=0.1
            ),
        ],
        tags=("mouth", "food"),
    ),
    Recipe(
        "DRY",
        "The side of the index finger brushes along the chin to the signing hand's side while the finger "
        "hooks, at the height of the chin.",
        [
            K1.but(palm="d", fingers=(1, 0.2, 0.1), hold_s=0.05, free=0.5),
            K2.but(
                place="chin.side.R",
                off_mm=(-35, 0, 20),
                palm="d",
                fingers=(1, 0.2, 0.1),
                free=0.5,
                way_s=0.4,
                hold_s=0.2,
            ),
        ],
        tags=("chin",),
    ),
    Recipe(
        "DUTY",
        "The heel of a D hand taps the top of the other wrist twice.",
        taps(_HEEL, off_mm=35, way_s=0.2, last_hold_s=0.25),
        [BASE.but(off_mm=(20, -60, 65), palm="d", fingers="rrrrroo", free=0.3)],
    ),
    Recipe(
        "EAT",
        "The fingertips of a flat O tap the mouth twice, the wrist lower than the mouth.",
        taps(K1.but(palm=(0.45, 0.15, -0.88), fingers=(0.45, 0.85, 0.2)), off_mm=30, way_s=0.12),
        tags=("mouth", "food"),
    ),
    Recipe(
        "FATHER",
        "The thumb of an open hand taps the forehead twice; the hand stands edge-on before one brow.",
        taps(
            K1.but(
                place="forehead.R", along_mm=(-30, 18), palm=(0.85, -0.3, -0.4), fingers=(0.2, 0.95, 0.15)
            ),
            off_mm=35,
            way_s=0.15,
        ),
        tags=("forehead", "family"),
    ),
    Recipe(
        "EYEGLASSES",
        "Thumb and index of both hands frame the eyes: the thumbs tap the cheekbones while the index "
        "fingers touch the ends of the brows.",
        taps(
            K1.but(second=("index.tip", "brow.tail.R"), joints_deg=_OPENED),
            off_mm=18,
            way_s=0.15,
            last_hold_s=0.18,
        ),
        mirrored=True,
        tags=("eye", "face"),
    ),
    Recipe(
        "FINE",
        "The thumb of an open hand taps the chest twice.",
        taps(K1.but(palm="li", fingers=(0.6, 0.6, 0.5)), off_mm=30),
        tags=("chest",),
    ),
    Recipe(
        "FINISH",
        "Both open hands before the chest, palms in, flip to palms out.",
        [K1.but(off_mm=(100, 210, -70), hold_s=0.06), K2.but(off_mm=(80, 200, -40), way_s=0.34, hold_s=0.15)],
        mirrored=True,
    ),
    Recipe(
        "FORGET",
        "The fingers of a flat hand brush across the forehead to the signing hand's side and close to a "
        "fist with the thumb up, beside the temple. Where it begins, the flat hand covers the brows and the "
        "eyes in part.",
        [
            K1.but(along_mm=(0, 12), palm=(0.1, -0.1, -1), fingers=(0.95, 0.2, -0.1), free=0.9, hold_s=0.06),
            K1.but(
                place="forehead.R",
                along_mm=(0, 14),
                palm=(0.2, -0.1, -1),
                fingers=(0.95, 0.25, -0.1),
                free=0.9,
                way_s=0.25,
                hold_s=0.0,
                arc_mm=40.0,
            ),
            K2.but(
                place="temple.R",
                off_mm=(-80, 0, 20),
                palm="il",
                fingers=(0.9, 0.25, 0.35),
                way_s=0.25,
                hold_s=0.2,
            ),
        ],
        tags=("forehead", "mind"),
    ),
    Recipe(
        "FRIEND",
        "The index fingers hook each other, first one on top, then the other.",
        [
            _ON_TOP.but(manner="near", stand_off_mm=50, hold_s=0.0),
            _ON_TOP.but(way_s=0.12, hold_s=0.15),
            _ON_TOP.but(manner="near", stand_off_mm=50, way_s=0.12, hold_s=0.0),
            K2.but(
                joints_deg=_FLAT,
                off_mm=(0, 60, 100),
                place="space.centre.mid.near",
                part="index.middle.palmar",
                palm="luuuuui",
                fingers="llloooo",
                free=0.2,
                way_s=0.28,
                hold_s=0.39,
            ),
        ],
        [
            BASE.but(
                joints_deg=_FLAT,
                off_mm=(0, -10, 85),
                place="space.centre.mid.near",
                palm="ruuuuui",
                fingers="rrrooo",
                free=0.2,
                hold_s=0.39,
            ),
            _BASE_ON_TOP.but(manner="near", stand_off_mm=50, way_s=0.28, hold_s=0.0),
            _BASE_ON_TOP.but(way_s=0.12, hold_s=0.15),
            _BASE_ON_TOP.but(manner="near", stand_off_mm=50, way_s=0.12, hold_s=0.0),
        ],
        tags=("people",),
    ),
    Recipe(
        "FUNNY",
        "The tips of two straight fingers brush down off the nose and bend, twice; they end before the "
        "mouth.",
        to_and_fro(
            K1.but(hold_s=0.03), K2.but(place="nose.tip", off_mm=(0, -30, 25), hold_s=0.14), way_s=0.15
        ),
        tags=("nose",),
        face=(Face("feel.happy", "M", strength=1.4),),
    ),
]
