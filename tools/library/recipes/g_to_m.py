"""Signs from G to M."""

from typing import Final

from tools.library.recipe import BASE, K1, K2, Face, Recipe, circling, sliding, taps, to_and_fro

_BRUSHING: Final = K1.but(fingers="lllu", elbow_deg=10, free=0.4)
"""The flat hand of HAPPY, slanting as the chest slopes."""
_IN_FRONT: Final = K1.but(palm="rrddiii", fingers="lluii", free=0.4, elbow_deg=5)
"""The fist of LOVE whose forearm lies on the other."""

_STROKING: Final = K1.but(palm="l", fingers=(0.1, 0.8, 0.6), elbow_deg=10, free=0.9)
"""The fist of GIRL, its thumb up, right of the jaw."""

RECIPES: Final = [
    Recipe(
        "GALLAUDET",
        "Index and thumb, as for G, stand beside the eye, draw straight back by two inches and close "
        "before the ear.",
        [K1.but(hold_s=0.06), K2.but(place="temple.beside.R", off_mm=(-5, 0, -50), way_s=0.24, hold_s=0.2)],
        tags=("face", "name"),
    ),
    Recipe(
        "GIRL",
        "The thumb of a fist, upright beside the jaw, brushes forward along it, twice.",
        [
            _STROKING.but(place="jaw.R", hold_s=0.03),
            _STROKING.but(place="chin.side.R", way_s=0.15, hold_s=0.0),
            _STROKING.but(place="jaw.R", manner="near", stand_off_mm=20, way_s=0.13, hold_s=0.0),
            _STROKING.but(place="jaw.R", way_s=0.06, hold_s=0.0),
            _STROKING.but(place="chin.side.R", way_s=0.15, hold_s=0.1),
        ],
        tags=("jaw", "family"),
    ),
    Recipe(
        "GLASSES",
        "Index and thumb, as for G, frame the rim of the eye, then close while the hand draws back along "
        "the frame to the temple; twice.",
        to_and_fro(
            K1.but(hold_s=0.05), K2.but(place="eye.beside.R", off_mm=(-25, 0, -40), hold_s=0.12), way_s=0.18
        ),
        tags=("eye", "face"),
    ),
    Recipe(
        "GOOD",
        "The fingertips of a flat hand leave the chin and the back of the hand lands in the other palm.",
        [
            K1.but(hold_s=0.1, arc_mm=45.0),
            K2.but(palm="u", fingers="ol", elbow_deg=10, way_s=0.3, hold_s=0.2),
        ],
        [BASE.but(off_mm=(0, -60, -50))],
        tags=("chin",),
    ),
    Recipe(
        "HAPPY",
        "A flat hand brushes up the chest twice, leaving it at the top.",
        [
            sliding(_BRUSHING.but(along_mm=(20, -40), hold_s=0.02)),
            _BRUSHING.but(along_mm=(20, 25), way_s=0.14, hold_s=0.0),
            _BRUSHING.but(row=2, off_mm=(20, 40, -20), way_s=0.12, hold_s=0.0),
            sliding(_BRUSHING.but(along_mm=(20, -40), way_s=0.14, hold_s=0.0)),
            _BRUSHING.but(along_mm=(20, 25), way_s=0.14, hold_s=0.0),
            _BRUSHING.but(row=2, off_mm=(20, 60, -10), way_s=0.14, hold_s=0.1),
        ],
        tags=("chest", "feeling"),
        face=(Face("feel.happy", "H", strength=1.4),),
    ),
    Recipe(
        "HEAR",
        "The tip of the index finger touches the ear.",
        [K1.but(fingers="uul", elbow_deg=15, hold_s=0.6)],
        tags=("ear",),
    ),
    Recipe(
        "HELLO",
        "A flat hand leaves the temple outward, as in a salute.",
        [K1.but(fingers="uul", hold_s=0.12), K2.but(off_mm=(-70, 0, 60), way_s=0.32, hold_s=0.16)],
        tags=("temple",),
    ),
    Recipe(
        "HELP",
        "A fist with the thumb up stands on the other palm; both rise together.",
        [K1.but(hold_s=0.15), K2.but(way_s=0.45, hold_s=0.25)],
        [BASE.but(off_mm=(20, -70, 60), hold_s=0.15), BASE.but(off_mm=(20, 25, 80), way_s=0.45, hold_s=0.25)],
    ),
    Recipe(
        "HOME",
        "The fingertips of a flat O touch the cheek beside the mouth, then the cheek in front of the ear.",
        [K1.but(hold_s=0.06, arc_mm=20.0), K2.but(way_s=0.22, hold_s=0.12)],
        tags=("face",),
    ),
    Recipe(
        "HUNGRY",
        "The fingertips of a C hand draw down the middle of the chest.",
        [
            sliding(K1.but(palm="iiu", hold_s=0.06)),
            K2.but(palm="iiu", way_s=0.3, hold_s=0.14),
        ],
        tags=("chest", "food"),
    ),
    Recipe(
        "INTERESTING",
        "Two open hands, one above the other before the chest, move out while thumb and middle finger close.",
        [K1.but(hold_s=0.08), K2.but(fingers="lo", off_mm=(-20, 40, 90), way_s=0.32, hold_s=0.16)],
        [
            BASE.but(
                shape="open_8",
                part="middle.tip",
                place="chest.lower.centre",
                manner="near",
                palm="i",
                fingers="rro",
                hold_s=0.08,
            ),
            BASE.but(
                shape="8",
                part="pinch",
                place="chest.lower.centre",
                off_mm=(20, -10, 170),
                palm="i",
                fingers="ro",
                way_s=0.32,
                hold_s=0.16,
            ),
        ],
        tags=("chest",),
        face=(Face("feel.eager", "L", strength=0.6),),
    ),
    Recipe(
        "ISLAND",
        "The tip of the pinky circles on the back of the other hand.",
        circling(K1.but(palm="iid", fingers="lld", free=1.5), 22, turn_s=0.42),
        [BASE.but(off_mm=(20, -60, 60))],
        tags=("place",),
    ),
    Recipe(
        "KNOW",
        "The fingertips of a flat hand tap the temple twice, from the side.",
        taps(K1.but(palm=(0.6, -0.3, -0.7), fingers=(0.6, 0.75, -0.1), free=0.9, elbow_deg=20), off_mm=20),
        tags=("temple", "mind"),
    ),
    Recipe(
        "LATE",
        "The open hand hangs at the side, palm back, and waves back, twice. With tongue and headshake it is "
        "NOT-YET.",
        to_and_fro(
            K1.but(fingers="ddoo", off_mm=(0, 0, 30), hold_s=0.03),
            K1.but(palm="iir", fingers="dddo", off_mm=(-10, 30, -20)),
            way_s=0.25,
        ),
        tags=("time",),
    ),
    Recipe(
        "LEARN",
        "Spread fingertips pick up from the other palm and close to a flat O at the forehead.",
        [
            K1.but(palm="d", fingers="lo", free=0.9, hold_s=0.08, arc_mm=40.0),
            K2.but(palm=(0.7, -0.2, -0.65), fingers=(0.55, 0.8, 0.2), way_s=0.32, hold_s=0.16),
        ],
        [
            BASE.but(off_mm=(20, -20, 70), hold_s=0.08),
            BASE.but(off_mm=(20, -60, 70), way_s=0.32, hold_s=0.16),
        ],
        tags=("forehead", "mind"),
    ),
    Recipe(
        "LIKE",
        "The middle fingertip touches the chest; the hand moves out while thumb and middle finger close.",
        [K1.but(hold_s=0.08), K2.but(fingers="llo", off_mm=(-20, 10, 60), way_s=0.3, hold_s=0.14)],
        tags=("chest", "feeling"),
    ),
    Recipe(
        "LOOK-AT",
        "Two bent fingers at the eye turn and point to what is looked at.",
        [
            K1.but(palm="i", fingers="u", free=0.9, off_mm=(-35, 0, 35), hold_s=0.06),
            K2.but(palm="ood", fingers="uuo", way_s=0.26, hold_s=0.16),
        ],
        tags=("eye",),
    ),
    Recipe(
        "LOVE",
        "Both fists are held to the chest, the forearms crossed.",
        [
            _IN_FRONT.but(manner="near", stand_off_mm=70, hold_s=0.0),
            _IN_FRONT.but(way_s=0.14, hold_s=0.5),
            _IN_FRONT.but(manner="near", stand_off_mm=70, way_s=0.14, hold_s=0.0),
        ],
        [
            K1.but(
                place="chest.upper.R",
                along_mm=(20, -15),
                palm="iiiiid",
                fingers="rrrruuu",
                free=0.3,
                elbow_deg=5,
            )
        ],
        tags=("chest", "feeling"),
    ),
    Recipe(
        "MORE",
        "The fingertips of both flat O hands tap each other twice.",
        [
            K1.but(palm="il", fingers="lo", meet_mm=(0, -120, 210), hold_s=0.05),
            K1.but(
                palm="il",
                fingers="lo",
                off_mm=(-35, 20, 60),
                place="space.centre.mid.near",
                way_s=0.13,
                hold_s=0.0,
            ),
            K1.but(palm="il", fingers="lo", meet_mm=(0, -120, 210), way_s=0.13, hold_s=0.14),
        ],
        mirrored=True,
    ),
    Recipe(
        "MUST",
        "A crooked index finger nods down.",
        [
            K1.but(off_mm=(120, 130, -20), palm="o", fingers="uuuo", hold_s=0.08),
            K2.but(off_mm=(120, 70, 30), palm="ddo", fingers="oou", way_s=0.25, hold_s=0.22),
        ],
    ),
    Recipe(
        "MY",
        "The flat hand is laid on the chest.",
        [K1.but(manner="near", stand_off_mm=50, hold_s=0.0), K1.but(way_s=0.15, hold_s=0.25)],
        tags=("chest",),
    ),
]
