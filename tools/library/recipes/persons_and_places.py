"""Persons, pointing and places."""

from typing import Final

from signer.document.values import LocalMovement
from tools.library.recipe import BASE, K1, K2, Face, Recipe, rounds, taps, to_and_fro

RECIPES: Final = [
    Recipe(
        "ME",
        "The index finger points to the chest and touches it.",
        [
            K1.but(manner="near", stand_off_mm=50, fingers="lli", hold_s=0.0),
            K1.but(fingers="lli", way_s=0.16, hold_s=0.25),
        ],
        tags=("chest", "pointing"),
    ),
    Recipe(
        "IT",
        "The index finger points to the thing.",
        [
            K1.but(off_mm=(-60, 60, -40), palm="d", fingers="o", hold_s=0.05),
            K1.but(off_mm=(-40, 50, 70), palm="d", fingers="o", way_s=0.2, hold_s=0.25),
        ],
        tags=("pointing",),
    ),
    Recipe(
        "HE",
        "The index finger points to the person, to the signing hand's side.",
        [
            K1.but(off_mm=(50, 80, -40), palm="d", fingers="oor", hold_s=0.05),
            K1.but(off_mm=(-20, 80, 40), palm="dl", fingers="oor", way_s=0.22, hold_s=0.28),
        ],
        tags=("pointing",),
    ),
    Recipe(
        "THERE",
        "The index finger points to the place, at arm's length.",
        [
            K1.but(off_mm=(60, 80, -220), palm="d", fingers="o", hold_s=0.05),
            K1.but(off_mm=(20, 100, -40), palm="d", fingers="oo", way_s=0.25, hold_s=0.3),
        ],
        tags=("pointing",),
    ),
    Recipe(
        "YOUR",
        "The flat hand, palm to the person, moves towards them.",
        [
            K1.but(off_mm=(-80, 110, -50), palm="o", fingers="u", hold_s=0.06),
            K1.but(off_mm=(-60, 100, 20), palm="o", fingers="uuo", way_s=0.25, hold_s=0.28),
        ],
        tags=("pointing",),
    ),
    Recipe(
        "HIS",
        "The flat hand, palm to the person, moves to the signing hand's side.",
        [
            K1.but(off_mm=(90, 110, -60), palm="o", fingers="u", hold_s=0.06),
            K1.but(off_mm=(-10, 110, 0), palm="o", fingers="u", way_s=0.25, hold_s=0.28),
        ],
        tags=("pointing",),
    ),
    Recipe(
        "HERE",
        "Both flat hands, palms up, go round level.",
        rounds(K1.but(off_mm=(10, 30, 20), palm="u", fingers="ool"), (80.0, 0.0, 0.0), 2.5, turn_s=0.36),
        mirrored=True,
        tags=("place",),
    ),
    Recipe(
        "PARENTS",
        "The thumb of an open hand touches the chin and then the forehead, where the wrist is before the "
        "mouth.",
        [
            K1.but(palm="l", fingers="uuo", hold_s=0.08, arc_mm=25.0),
            K2.but(palm="l", fingers="uol", elbow_deg=20, way_s=0.28, hold_s=0.16),
        ],
        tags=("chin", "forehead", "family"),
    ),
    Recipe(
        "BROTHER",
        "The thumb leaves the forehead; the hand opens its index finger and lands on the other hand.",
        [
            K1.but(fingers="uo", hold_s=0.08, arc_mm=40.0),
            K2.but(palm="ld", fingers="ol", way_s=0.4, hold_s=0.2),
        ],
        [BASE.but(off_mm=(10, -80, 90), palm="rd", fingers="oor")],
        tags=("forehead", "family"),
    ),
    Recipe(
        "FAMILY",
        "Two F hands begin fingertip to fingertip, go round and end with the pinky sides together.",
        [
            K1.but(meet_mm=(0, -90, 190), palm="ol", fingers="uul", hold_s=0.06),
            K1.but(
                place="space.ipsi.mid.mid",
                off_mm=(60, 60, 60),
                palm="lo",
                fingers="uuo",
                way_s=0.18,
                hold_s=0.0,
            ),
            K2.but(meet_mm=(0, -90, 300), palm="i", fingers="uul", way_s=0.2, hold_s=0.15),
        ],
        mirrored=True,
        tags=("family",),
    ),
    Recipe(
        "CHILDREN",
        "Both bent hands, palms down, pat down as on heads and move apart.",
        [
            K1.but(off_mm=(130, 40, -20), hold_s=0.04),
            K1.but(off_mm=(130, 0, -20), way_s=0.14, hold_s=0.06, arc_mm=40.0),
            K1.but(off_mm=(50, 0, -20), way_s=0.24, hold_s=0.14),
        ],
        mirrored=True,
        tags=("people",),
    ),
    Recipe(
        "TEACHER",
        "Both flat O hands move out from the temples; then both flat hands move down side by side.",
        [
            K1.but(palm="o", fingers="u", off_mm=(-70, -20, 130), hold_s=0.05),
            K1.but(palm="ood", fingers="uuuo", off_mm=(-70, -40, 230), way_s=0.2, hold_s=0.05),
            K2.but(off_mm=(100, 40, -100), palm="l", fingers="ou", way_s=0.3, hold_s=0.03),
            K2.but(off_mm=(100, -60, -80), palm="l", fingers="oou", way_s=0.22, hold_s=0.12),
        ],
        mirrored=True,
        tags=("people", "mind"),
    ),
    Recipe(
        "POLICE",
        "The thumb side of a C hand taps the other side of the chest twice.",
        taps(K1.but(palm="lli", fingers="ul"), off_mm=30, way_s=0.15, last_hold_s=0.22),
        tags=("chest", "people"),
    ),
    Recipe(
        "STORE",
        "Both flat O hands, fingertips down, swing out, twice.",
        to_and_fro(
            K1.but(off_mm=(90, 0, 0), palm="id", fingers="ood", hold_s=0.05),
            K2.but(off_mm=(90, 20, -130), palm="d", fingers="oou", hold_s=0.12),
            way_s=0.2,
        ),
        mirrored=True,
        tags=("place",),
    ),
    Recipe(
        "ROOM",
        "Both flat hands stand as two walls side by side, then as the one before the other.",
        [
            K1.but(off_mm=(100, -10, -90), palm="l", fingers="ou", hold_s=0.2),
            K2.but(off_mm=(-20, 0, 30), palm="i", fingers="llo", way_s=0.28, hold_s=0.2),
        ],
        [
            K1.but(place="space.centre.mid.mid", off_mm=(150, -10, -90), palm="r", fingers="ou", hold_s=0.2),
            K2.but(off_mm=(20, 0, -140), palm="i", fingers="rro", way_s=0.28, hold_s=0.2),
        ],
        tags=("place",),
    ),
    Recipe(
        "RESTAURANT",
        "The fingertips of an R hand touch one corner of the mouth, then the other.",
        [
            K1.but(fingers="uul", hold_s=0.12, arc_mm=20.0),
            K2.but(fingers="ul", way_s=0.25, hold_s=0.18),
        ],
        tags=("mouth", "place", "food"),
    ),
    Recipe(
        "DOOR",
        "Two flat hands side by side, palms out; one swings open as on a hinge and back, twice.",
        to_and_fro(
            K1.but(manner="near", stand_off_mm=4, palm="o", fingers="uuo", hold_s=0.05),
            K2.but(part="index.side", off_mm=(110, 60, -90), palm="l", fingers="uo", hold_s=0.08),
            way_s=0.17,
        ),
        [BASE.but(off_mm=(25, 60, 130))],
        tags=("house",),
    ),
    Recipe(
        "WINDOW",
        "The pinky side of one flat hand comes down on the index side of the other, twice.",
        taps(K1.but(fingers="ll", elbow_deg=40), off_mm=40, way_s=0.13, last_hold_s=0.16),
        [BASE.but(off_mm=(10, -70, 80))],
        tags=("house",),
    ),
    Recipe(
        "TABLE",
        "One forearm lies above the other and pats down, twice.",
        to_and_fro(
            K1.but(
                part="palm.centre",
                place="space.centre.mid.near",
                off_mm=(90, 5, 100),
                palm="d",
                fingers="llo",
                hold_s=0.05,
            ),
            K1.but(
                part="palm.centre",
                place="space.centre.mid.near",
                off_mm=(90, -25, 100),
                palm="d",
                fingers="llo",
                hold_s=0.12,
            ),
            way_s=0.15,
        ),
        [BASE.but(part="palm.centre", off_mm=(-90, -110, 90), palm="d", fingers="rrro")],
        tags=("house",),
    ),
    Recipe(
        "INTERNET",
        "The middle fingertips of both hands touch while the hands turn against each other.",
        [
            K1.but(meet_mm=(0, -70, 210), palm="il", fingers="lo", hold_s=0.04),
            K1.but(meet_mm=(0, -70, 210), palm="lo", fingers="ulo", way_s=0.2, hold_s=0.04),
            K1.but(meet_mm=(0, -70, 210), palm="il", fingers="lo", way_s=0.2, hold_s=0.1),
        ],
        mirrored=True,
        tags=("media",),
    ),
    Recipe(
        "MAN",
        "The thumb of an open hand touches the forehead and then the chest.",
        [
            K1.but(place="forehead.R", palm="l", fingers="uul", hold_s=0.08, arc_mm=35.0),
            K2.but(manner="near", stand_off_mm=4, palm="l", fingers="uoo", way_s=0.36, hold_s=0.2),
        ],
        tags=("forehead", "chest"),
    ),
    Recipe(
        "WOMAN",
        "The thumb of an open hand touches the chin and then the chest.",
        [
            K1.but(palm="l", fingers="uuo", hold_s=0.08, arc_mm=20.0),
            K2.but(manner="near", stand_off_mm=4, palm="l", fingers="uoo", way_s=0.34, hold_s=0.2),
        ],
        tags=("chin", "chest"),
    ),
    Recipe(
        "OUR",
        "The thumb side of the bent hand touches one side of the chest, and its pinky side the other.",
        [
            K1.but(
                place="chest.upper.R",
                manner="near",
                stand_off_mm=5,
                palm="l",
                fingers="uol",
                hold_s=0.08,
                arc_mm=90.0,
            ),
            K2.but(place="chest.upper.L", palm="iu", fingers="lu", way_s=0.44, hold_s=0.18),
        ],
        tags=("chest", "pointing"),
    ),
    Recipe(
        "PEOPLE",
        "Both P hands go round, forward and down, in turns.",
        rounds(K1.but(off_mm=(70, 10, -10), palm="do", fingers="ool"), (0.0, 100.0, 0.0), 2.5, turn_s=0.36),
        mirrored=True,
        alternating=True,
    ),
    Recipe(
        "BATHROOM",
        "The T hand shakes, turning to and fro.",
        [
            K1.but(
                off_mm=(40, 40, -60),
                palm="o",
                fingers="u",
                hold_s=0.6,
                local=(LocalMovement("waggle", 0.2, 3.0, "hold"),),
            )
        ],
        tags=("house",),
    ),
    Recipe(
        "BED",
        "The cheek lies in the flat hand.",
        [
            K1.but(
                manner="near", stand_off_mm=30, palm=(1.0, 0.3, 0.0), fingers=(-0.3, 1.0, -0.15), hold_s=0.0
            ),
            K1.but(palm=(1.0, 0.3, 0.0), fingers=(-0.3, 1.0, -0.15), way_s=0.16, hold_s=0.45),
        ],
        tags=("cheek", "house"),
        face=(Face("head.tilt.ipsi", "H", "the inventory's row", strength=0.7), Face("eyes.closed", "L")),
    ),
    Recipe(
        "COLLEGE",
        "The flat hand leaves the palm of the other and rises in an arc.",
        [
            K1.but(manner="near", stand_off_mm=9, palm="d", fingers="ol", hold_s=0.1, arc_mm=30.0),
            K2.but(off_mm=(10, -130, 130), palm="do", fingers="uol", way_s=0.36, hold_s=0.2),
        ],
        [BASE.but(off_mm=(30, -90, 110), palm="u", fingers="oor")],
        tags=("school",),
    ),
    Recipe(
        "WE",
        "The index finger touches one side of the chest, swings out and touches the other side.",
        [
            K1.but(
                place="chest.upper.R",
                along_mm=(60, -70),
                palm="i",
                fingers=(0.5, 0.8, -0.3),
                free=1.5,
                elbow_deg=-20,
                hold_s=0.08,
                arc_mm=70.0,
            ),
            K2.but(place="chest.upper.L", palm="i", fingers=(0.8, 0.3, -0.4), way_s=0.4, hold_s=0.2),
        ],
        tags=("chest", "pointing"),
    ),
    Recipe(
        "HOUSE",
        "The flat hands are a roof, fingertips together, move apart along it and then down as walls.",
        [
            K1.but(part="index.tip", meet_mm=(0, 20, 260), palm="ldd", fingers="uul", hold_s=0.1),
            K2.but(off_mm=(80, 60, -20), palm="ld", fingers="uulo", way_s=0.2, hold_s=0.0),
            K2.but(off_mm=(80, -40, -20), palm="l", fingers="uo", way_s=0.22, hold_s=0.16),
        ],
        mirrored=True,
        tags=("house",),
    ),
    Recipe(
        "PLACE",
        "The middle fingertips of two P hands meet, go round to the signer and meet again.",
        [
            K1.but(meet_mm=(0, -90, 280), palm="ddl", fingers="oo", hold_s=0.08),
            K1.but(
                place="space.ipsi.mid.mid",
                off_mm=(80, 20, -40),
                palm="do",
                fingers="oou",
                way_s=0.24,
                hold_s=0.0,
            ),
            K2.but(meet_mm=(0, -90, 180), palm="ddl", fingers="oo", way_s=0.24, hold_s=0.2),
        ],
        mirrored=True,
        tags=("place",),
    ),
]
