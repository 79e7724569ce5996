"""Signs from A to F."""

from typing import Final

from tools.library.recipe import BASE, K1, K2, Face, Recipe, circling, taps, to_and_fro, twisting

_OPENED: Final = (
    ("index_pip_flex", 39.5),
    ("index_dip_flex", 30.0),
    ("thumb_cmc_flex", -25.0),
    ("thumb_cmc_palmar_abd", 48.0),
    ("thumb_ip_flex", 20.0),
)
"""A bent L whose tips are as far apart as cheekbone and brow."""
_HEEL: Final = K1.but(along_mm=(12, -12), palm="lddddooo", fingers="lluuuoo", free=0.1, elbow_deg=55)
"""The D hand of DUTY, off the thumb of the hand it taps, its forearm level above it."""
_ON_TOP: Final = K1.but(manner="hold", palm="ldddddo", fingers="lllluoo", free=0.2, elbow_deg=10)
_BASE_ON_TOP: Final = BASE.but(
    place="other.index.middle.palmar", manner="hold", palm="rrdddddo", fingers="rrrruoo", free=0.2
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
        twisting(K1.but(elbow_deg=25), 45, turn_s=0.28),
        tags=("face", "food"),
    ),
    Recipe(
        "BOY",
        "A flat C at the forehead closes to a flat O, twice, as if gripping the brim of a cap.",
        to_and_fro(
            K1.but(palm="lld", fingers="uulo", stand_off_mm=20, hold_s=0.05),
            K2.but(palm="lld", fingers="uulo", stand_off_mm=20, hold_s=0.1),
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
        circling(K1.but(palm="od", fingers="l"), 8, turn_s=0.42),
        [BASE.but(off_mm=(20, -10, 60))],
        tags=("food",),
    ),
    Recipe(
        "COFFEE",
        "One fist circles on top of the other, as if grinding coffee.",
        circling(K1, 12, turn_s=0.42),
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
            K1.but(off_mm=(0, -40, 40), palm="l", fingers="ou", hold_s=0.06, arc_mm=15.0),
            K2.but(palm="l", fingers="ul", way_s=0.28, hold_s=0.1),
        ],
        tags=("mouth", "food"),
    ),
    Recipe(
        "DRY",
        "The side of the index finger brushes along the chin to the signing hand's side while the finger "
        "hooks.",
        [
            K1.but(hold_s=0.05, elbow_deg=45),
            K2.but(elbow_deg=45, stand_off_mm=40, way_s=0.4, hold_s=0.2),
        ],
        tags=("chin",),
    ),
    Recipe(
        "DUTY",
        "The heel of a D hand taps the back of the other hand twice.",
        taps(_HEEL, off_mm=35, way_s=0.2, last_hold_s=0.25),
        [BASE.but(off_mm=(20, -60, 65), palm="d", fingers="rrrrroo", free=0.3, elbow_deg=25)],
    ),
    Recipe(
        "EAT",
        "The fingertips of a flat O tap the mouth twice.",
        taps(K1, off_mm=30, way_s=0.12),
        tags=("mouth", "food"),
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
        taps(K1.but(fingers="uuol"), off_mm=30),
        tags=("chest",),
    ),
    Recipe(
        "FINISH",
        "Both open hands before the chest, palms in, flip to palms out.",
        [K1.but(off_mm=(100, 210, -70), hold_s=0.06), K2.but(off_mm=(80, 200, -40), way_s=0.2, hold_s=0.15)],
        mirrored=True,
    ),
    Recipe(
        "FORGET",
        "The fingers of a flat hand brush across the forehead to the signing hand's side and close to a "
        "fist with the thumb out.",
        [
            K1.but(hold_s=0.06, elbow_deg=35),
            K1.but(place="forehead.R", way_s=0.25, hold_s=0.0, elbow_deg=30, arc_mm=40.0),
            K2.but(fingers="lu", elbow_deg=15, way_s=0.25, hold_s=0.2),
        ],
        tags=("forehead", "mind"),
    ),
    Recipe(
        "FRIEND",
        "The index fingers hook each other, first one on top, then the other.",
        [
            _ON_TOP.but(manner="near", stand_off_mm=50, hold_s=0.0),
            _ON_TOP.but(way_s=0.12, hold_s=0.2),
            _ON_TOP.but(manner="near", stand_off_mm=50, way_s=0.12, hold_s=0.0),
            K2.but(
                off_mm=(0, 60, 100),
                place="space.centre.mid.near",
                part="index.middle.palmar",
                palm="luuuuui",
                fingers="llloooo",
                free=0.2,
                way_s=0.28,
                hold_s=0.46,
            ),
        ],
        [
            BASE.but(
                off_mm=(0, -10, 85),
                place="space.centre.mid.near",
                palm="ruuuuui",
                fingers="rrrooo",
                free=0.2,
                hold_s=0.44,
            ),
            _BASE_ON_TOP.but(manner="near", stand_off_mm=50, way_s=0.28, hold_s=0.0),
            _BASE_ON_TOP.but(way_s=0.12, hold_s=0.22),
            _BASE_ON_TOP.but(manner="near", stand_off_mm=50, way_s=0.12, hold_s=0.0),
        ],
        tags=("people",),
    ),
    Recipe(
        "FUNNY",
        "The tips of two straight fingers brush down off the nose and bend, twice.",
        to_and_fro(
            K1.but(hold_s=0.03), K2.but(place="nose.tip", off_mm=(0, -30, 25), hold_s=0.14), way_s=0.15
        ),
        tags=("nose",),
        face=(Face("feel.happy", "M", strength=1.4),),
    ),
]
