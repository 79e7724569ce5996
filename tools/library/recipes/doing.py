"""Verbs: signs of what persons do."""

from typing import Final

from signer.document.values import Act, LocalMovement
from tools.library.recipe import BASE, K1, K2, Face, Recipe, rounds, sliding, taps, to_and_fro

RECIPES: Final = [
    Recipe(
        "SLEEP",
        "The open hand moves down before the face and closes to a flat O at the chin.",
        [
            K1.but(
                stand_off_mm=60,
                place="eye.between",
                part="palm.centre",
                palm="i",
                fingers="uul",
                hold_s=0.08,
            ),
            K2.but(stand_off_mm=25, palm="i", fingers="uul", way_s=0.36, hold_s=0.18),
        ],
        tags=("face",),
        face=(Face("eyes.closed", "H", "the inventory's row"),),
    ),
    Recipe(
        "READ",
        "Two fingertips move down before the other palm, twice.",
        to_and_fro(
            K1.but(stand_off_mm=35, palm="dl", fingers="lo", hold_s=0.04),
            K2.but(stand_off_mm=35, palm="dl", fingers="lo", hold_s=0.1),
            way_s=0.16,
        ),
        [BASE.but(off_mm=(30, -110, 140), palm="r", fingers="uo")],
        tags=("school",),
    ),
    Recipe(
        "CHANGE",
        "Two crooked index fingers on each other change places, top and bottom.",
        [
            K1.but(
                place="space.centre.mid.near", off_mm=(-22, 55, 90), palm="ol", fingers="uul", hold_s=0.12
            ),
            K1.but(
                place="space.centre.mid.near",
                off_mm=(-22, 20, 115),
                palm="il",
                fingers="lo",
                way_s=0.36,
                hold_s=0.22,
            ),
        ],
        [
            K1.but(place="space.centre.mid.near", off_mm=(22, 20, 115), palm="ir", fingers="ro", hold_s=0.12),
            K1.but(
                place="space.centre.mid.near",
                off_mm=(22, 55, 90),
                palm="or",
                fingers="uur",
                way_s=0.36,
                hold_s=0.22,
            ),
        ],
    ),
    Recipe(
        "BRING",
        "Both flat hands, palms up, move towards the signer side by side.",
        [
            K1.but(off_mm=(60, 20, -110), palm="u", fingers="o", hold_s=0.1, arc_mm=20.0),
            K2.but(off_mm=(60, 30, 70), palm="u", fingers="oo", way_s=0.4, hold_s=0.2),
        ],
        mirrored=True,
    ),
    Recipe(
        "HAVE",
        "The fingertips of both bent hands come to the chest.",
        [
            K1.but(manner="near", stand_off_mm=50, palm="i", fingers="ll", hold_s=0.0),
            K1.but(palm="i", fingers="ll", way_s=0.16, hold_s=0.25),
        ],
        mirrored=True,
        tags=("chest",),
    ),
    Recipe(
        "WALK",
        "Both flat hands, palms down, move forward and back as feet do.",
        to_and_fro(
            K1.but(off_mm=(90, 20, 60), palm="d", fingers="o", hold_s=0.04),
            K1.but(off_mm=(90, 20, 140), palm="d", fingers="o", hold_s=0.1),
            way_s=0.2,
        ),
        mirrored=True,
        alternating=True,
    ),
    Recipe(
        "GO",
        "Both index fingers swing forward to the goal.",
        [
            K1.but(off_mm=(110, 90, 60), palm="o", fingers="u", hold_s=0.06, arc_mm=25.0),
            K2.but(off_mm=(90, 60, -120), palm="d", fingers="o", way_s=0.28, hold_s=0.14),
        ],
        mirrored=True,
    ),
    Recipe(
        "COME",
        "Both index fingers swing towards the signer.",
        [
            K1.but(off_mm=(100, 80, -150), palm="u", fingers="oou", hold_s=0.06, arc_mm=25.0),
            K2.but(off_mm=(110, 90, 60), palm="i", fingers="u", way_s=0.28, hold_s=0.14),
        ],
        mirrored=True,
    ),
    Recipe(
        "EXPLAIN",
        "Both F hands, palms facing, move forward and back, in turns.",
        to_and_fro(
            K1.but(off_mm=(120, -20, -10), palm="l", fingers="oou", hold_s=0.04),
            K1.but(off_mm=(120, -10, -90), palm="l", fingers="oou", hold_s=0.1),
            way_s=0.15,
        ),
        mirrored=True,
        alternating=True,
    ),
    Recipe(
        "SIGN",
        "Both index fingers go round towards the signer, in turns.",
        rounds(
            K1.but(place="space.ipsi.mid.mid", off_mm=(150, 90, -60), palm="ol", fingers="uul"),
            (0.0, 90.0, 0.0),
            -2.5,
            turn_s=0.4,
        ),
        mirrored=True,
        alternating=True,
    ),
    Recipe(
        "WAIT",
        "Both open hands, palms up, to one side; the fingers wiggle.",
        [
            K1.but(
                off_mm=(40, 40, -50),
                palm="u",
                fingers="oll",
                hold_s=0.7,
                local=(LocalMovement("wiggle", 0.35, 3.5, "hold"),),
            ),
        ],
        [
            K1.but(
                place="space.centre.mid.mid",
                off_mm=(10, 60, -90),
                palm="u",
                fingers="rro",
                hold_s=0.7,
                local=(LocalMovement("wiggle", 0.35, 3.5, "hold"),),
            ),
        ],
    ),
    Recipe(
        "HEARING",
        "The index finger goes round before the mouth, outward.",
        rounds(
            K1.but(place="mouth.front", off_mm=(0, 0, 25), palm="i", fingers=(1, 0.4, 0)),
            (0.0, 45.0, 0.0),
            1.5,
            turn_s=0.3,
        ),
        tags=("mouth", "people"),
    ),
    Recipe(
        "STAY",
        "Both Y hands, palms down, move forward and down and stop.",
        [
            K1.but(off_mm=(80, 60, 60), palm="d", fingers="oo", hold_s=0.08),
            K2.but(off_mm=(80, 10, -50), palm="d", fingers="oo", way_s=0.3, hold_s=0.28),
        ],
        mirrored=True,
    ),
    Recipe(
        "DRIVE",
        "Both fists, as if on a steering wheel, move forward.",
        [
            K1.but(off_mm=(120, 30, 40), palm="id", fingers="uo", hold_s=0.08),
            K2.but(off_mm=(120, 20, -170), palm="id", fingers="uo", way_s=0.35, hold_s=0.2),
        ],
        mirrored=True,
    ),
    Recipe(
        "FEEL",
        "The middle fingertip brushes up the chest, twice.",
        to_and_fro(
            K1.but(along_mm=(0, -30), palm="i", fingers="ll", hold_s=0.03, stand_off_mm=2),
            K1.but(along_mm=(0, 40), palm="i", fingers="llu", hold_s=0.1, stand_off_mm=2),
            way_s=0.17,
        ),
        tags=("chest", "feeling"),
    ),
    Recipe(
        "PLAN",
        "Both flat hands, palms facing, move to the signing hand's side together.",
        [
            K1.but(
                place="space.centre.mid.mid", off_mm=(10, -20, -110), palm="l", fingers="oou", hold_s=0.08
            ),
            K2.but(off_mm=(30, -20, -110), palm="l", fingers="oou", way_s=0.35, hold_s=0.2),
        ],
        [
            K1.but(
                place="space.centre.mid.mid", off_mm=(150, -20, -110), palm="r", fingers="oou", hold_s=0.08
            ),
            K2.but(off_mm=(170, -20, -110), palm="r", fingers="oou", way_s=0.35, hold_s=0.2),
        ],
    ),
    Recipe(
        "WRITE",
        "Thumb and index finger, closed as on a pen, move along the other palm, twice.",
        [
            K1.but(manner="touch", palm="dl", fingers="llo", hold_s=0.04, way=None),
            K2.but(palm="dl", fingers="llo", way_s=0.25, hold_s=0.03),
            K1.but(manner="near", stand_off_mm=15, palm="dl", fingers="llo", way_s=0.15, hold_s=0.0),
            K1.but(palm="dl", fingers="llo", way_s=0.06, hold_s=0.02),
            K2.but(palm="dl", fingers="llo", way_s=0.25, hold_s=0.12),
        ],
        [BASE.but(off_mm=(20, -50, 80))],
        tags=("school",),
    ),
    Recipe(
        "LOOK-FOR",
        "A C hand goes round before the face, twice.",
        rounds(
            K1.but(place="face.front", off_mm=(-60, -50, 70), palm="l", fingers="u"),
            (0.0, 110.0, 0.0),
            2.5,
            plane_deg=90.0,
            turn_s=0.36,
        ),
        tags=("face",),
    ),
    Recipe(
        "LIVE",
        "Both fists with the thumbs up move up along the body.",
        [
            sliding(K1.but(palm="i", fingers="llu", hold_s=0.06, manner="touch")),
            K2.but(palm="i", fingers="lu", way_s=0.44, hold_s=0.18),
        ],
        mirrored=True,
        tags=("chest",),
    ),
    Recipe(
        "MEET",
        "Both index fingers, held up, come together.",
        [
            K1.but(off_mm=(20, 80, -40), palm="l", fingers="u", hold_s=0.08),
            K2.but(
                part="fist.palm_side",
                place="space.ipsi.mid.mid",
                off_mm=(200, 80, -60),
                palm="l",
                fingers="u",
                way_s=0.4,
                hold_s=0.25,
            ),
        ],
        mirrored=True,
    ),
    Recipe(
        "NEED",
        "A crooked index finger nods down, twice.",
        to_and_fro(
            K1.but(off_mm=(120, 120, -40), palm="o", fingers="uuo", hold_s=0.05),
            K2.but(off_mm=(120, 70, 0), palm="ddo", fingers="oou", hold_s=0.12),
            way_s=0.16,
        ),
    ),
    Recipe(
        "TALK",
        "The index side of four fingers taps the chin, twice.",
        taps(K1.but(palm="l", fingers="uo"), off_mm=30, way_s=0.11, last_hold_s=0.1),
        tags=("chin",),
    ),
    Recipe(
        "FIND",
        "An open hand closes to an F and moves up.",
        [
            K1.but(off_mm=(-60, 60, -80), palm="d", fingers="oo", hold_s=0.05),
            K2.but(off_mm=(-70, 30, -80), palm="d", fingers="oou", way_s=0.28, hold_s=0.12),
        ],
    ),
    Recipe(
        "LAUGH",
        "Both index fingers brush outward from the corners of the mouth and crook, twice.",
        to_and_fro(
            K1.but(manner="near", stand_off_mm=3, fingers="uul", hold_s=0.03),
            K1.but(place="cheek.lower.R", manner="near", stand_off_mm=8, fingers="uul", hold_s=0.08),
            way_s=0.12,
        ),
        mirrored=True,
        tags=("mouth", "feeling"),
        face=(Face("feel.happy", "H", "the inventory's row", strength=1.4),),
    ),
    Recipe(
        "ASK",
        "The index finger crooks on its way forward.",
        [
            K1.but(off_mm=(70, 140, -60), palm="o", fingers="u", hold_s=0.06),
            K2.but(off_mm=(-90, 110, -150), palm="do", fingers="oou", way_s=0.25, hold_s=0.14),
        ],
        tags=("question",),
    ),
    Recipe(
        "HAPPEN",
        "Both index fingers, palms up, turn over.",
        [
            K1.but(off_mm=(90, 60, -40), palm="u", fingers="o", hold_s=0.12),
            K2.but(off_mm=(90, 40, -40), palm="d", fingers="o", way_s=0.3, hold_s=0.2),
        ],
        mirrored=True,
    ),
    Recipe(
        "BREAK",
        "Two fists side by side turn apart, as if breaking a stick.",
        [
            K1.but(
                part="fist.palm_side",
                place="space.ipsi.mid.mid",
                off_mm=(205, 60, -60),
                palm="d",
                fingers="oo",
                hold_s=0.14,
            ),
            K2.but(
                part="fist.palm_side", off_mm=(130, 80, -60), palm="l", fingers="oou", way_s=0.2, hold_s=0.3
            ),
        ],
        mirrored=True,
    ),
    Recipe(
        "CRY",
        "Both index fingers are drawn down the cheeks, in turns.",
        to_and_fro(
            K1.but(manner="near", stand_off_mm=3, palm="i", fingers="uul", hold_s=0.04),
            K1.but(
                place="cheek.lower.R", manner="near", stand_off_mm=5, palm="i", fingers="uul", hold_s=0.08
            ),
            way_s=0.15,
        ),
        mirrored=True,
        alternating=True,
        tags=("cheek", "feeling"),
        face=(Face("feel.sad", "H", "the inventory's row", strength=1.2),),
    ),
    Recipe(
        "PLAY",
        "Both Y hands turn to and fro.",
        [
            K1.but(
                off_mm=(30, 20, -20),
                palm="il",
                fingers="uuo",
                hold_s=0.9,
                local=(LocalMovement("twist", 0.45, 2.6, "hold"),),
            )
        ],
        mirrored=True,
    ),
    Recipe(
        "TELL",
        "The index finger leaves the chin and turns over, out to the person.",
        [
            K1.but(fingers="uul", hold_s=0.08, arc_mm=30.0),
            K2.but(off_mm=(-40, 50, -20), palm="u", fingers="oou", way_s=0.3, hold_s=0.2),
        ],
        tags=("chin",),
    ),
    Recipe(
        "GIVE",
        "The closed hand, palm up, is carried out to the person.",
        [
            K1.but(off_mm=(60, 60, 110), palm="u", fingers="ool", hold_s=0.08, arc_mm=35.0),
            K2.but(off_mm=(-40, 80, -60), palm="ul", fingers="oo", way_s=0.3, hold_s=0.2),
        ],
    ),
    Recipe(
        "UNDERSTAND",
        "Beside the forehead the index finger flicks up out of the fist.",
        [
            K1.but(stand_off_mm=30, palm="i", fingers="uul", hold_s=0.2),
            K2.but(stand_off_mm=30, palm="i", fingers="uul", way_s=0.21, hold_s=0.3),
        ],
        tags=("head",),
    ),
    Recipe(
        "PRACTICE",
        "The fist brushes to and fro along the index finger of the other hand.",
        [K1.but(manner="rub", act=Act(0.025, 2, "line", 1.5708), palm="d", fingers="ol", hold_s=0.7)],
        [BASE.but(off_mm=(10, -70, 140), palm="d", fingers="or")],
    ),
    Recipe(
        "START",
        "The index finger, between two fingers of the other hand, turns like a key.",
        [K1.but(palm="d", fingers="ol", hold_s=0.25), K1.but(turn_deg=-70.0, way_s=0.25, hold_s=0.2)],
        [BASE.but(off_mm=(10, -70, 150), palm="ri", fingers="or")],
    ),
]
