"""Questions, answers and small words."""

from typing import Final

from signer.document.values import LocalMovement, Transition
from tools.library.recipe import BASE, K1, K2, Face, Recipe, rounds, taps, to_and_fro

_GRAMMAR: Final = " The face of the question is grammar, not part of the sign: set it over what is asked."
_SHAKES: Final = Face("head.shake", "M", "the inventory's row", strength=0.8)

RECIPES: Final = [
    Recipe(
        "YES",
        "A fist nods, twice.",
        to_and_fro(
            K1.but(off_mm=(60, 130, -70), palm="o", fingers="u", hold_s=0.04),
            K2.but(off_mm=(60, 100, -40), palm="od", fingers="oou", hold_s=0.1),
            way_s=0.14,
        ),
        tags=("answer",),
        face=(Face("head.nod", "M", "the inventory's row", strength=0.6),),
    ),
    Recipe(
        "NO",
        "Index and middle finger close on the thumb, twice.",
        to_and_fro(
            K1.but(off_mm=(60, 130, -60), palm="o", fingers="uo", hold_s=0.04),
            K2.but(off_mm=(60, 130, -60), palm="o", fingers="uo", hold_s=0.1),
            way_s=0.13,
        ),
        tags=("answer",),
        face=(_SHAKES,),
    ),
    Recipe(
        "OK",
        "The fingers spell O and K.",
        [
            K1.but(off_mm=(70, 130, -80), palm="o", fingers="u", hold_s=0.12),
            K2.but(off_mm=(30, 110, -80), palm="ool", fingers="u", way_s=0.22, hold_s=0.2),
        ],
        tags=("answer",),
    ),
    Recipe(
        "OH-I-SEE",
        "A Y hand, palm down, nods, twice.",
        to_and_fro(
            K1.but(off_mm=(60, 60, -40), palm="d", fingers="o", hold_s=0.05),
            K1.but(off_mm=(60, 20, -40), palm="di", fingers="ood", hold_s=0.1),
            way_s=0.2,
        ),
        tags=("answer",),
        face=(Face("head.nod.slow", "M", "the inventory's row"),),
    ),
    Recipe(
        "RIGHT",
        "One fist with the index finger out comes down on the other.",
        [
            K1.but(off_mm=(0, 10, 90), place="space.centre.mid.near", palm="l", fingers="ool", hold_s=0.06),
            K1.but(palm="l", fingers="ool", way_s=0.2, hold_s=0.3),
        ],
        [BASE.but(off_mm=(10, -90, 100), palm="r", fingers="oor")],
        tags=("answer",),
    ),
    Recipe(
        "WRONG",
        "The folded fingers of a Y hand touch the chin.",
        [
            K1.but(manner="near", stand_off_mm=40, fingers="u", hold_s=0.0),
            K1.but(fingers="u", way_s=0.14, hold_s=0.22),
        ],
        tags=("chin", "answer"),
    ),
    Recipe(
        "TRUE",
        "The index finger leaves the lips in an arc forward.",
        [
            K1.but(fingers="uul", hold_s=0.08, arc_mm=25.0),
            K2.but(off_mm=(-60, 60, -90), palm="l", fingers="uo", way_s=0.28, hold_s=0.18),
        ],
        tags=("lips", "answer"),
    ),
    Recipe(
        "MAYBE",
        "Both flat hands, palms up, go up and down, in turns.",
        to_and_fro(
            K1.but(off_mm=(70, 60, -20), palm="u", fingers="o", hold_s=0.04),
            K1.but(off_mm=(70, 0, -20), palm="u", fingers="o", hold_s=0.1),
            way_s=0.18,
        ),
        mirrored=True,
        alternating=True,
        tags=("answer",),
        face=(Face("doubt", "L", "the inventory's row", strength=0.7),),
    ),
    Recipe(
        "NOT",
        "The thumb leaves the skin below the chin, straight out.",
        [
            K1.but(palm="l", fingers="uol", hold_s=0.08),
            K2.but(off_mm=(-60, -20, -90), palm="l", fingers="uol", way_s=0.22, hold_s=0.2),
        ],
        tags=("chin",),
        face=(_SHAKES,),
    ),
    Recipe(
        "NOTHING",
        "Both O hands, palms out, move a little to the sides and back, twice.",
        to_and_fro(
            K1.but(off_mm=(80, 80, -60), palm="o", fingers="u", hold_s=0.04),
            K1.but(off_mm=(30, 80, -60), palm="o", fingers="u", hold_s=0.1),
            way_s=0.16,
        ),
        mirrored=True,
        face=(_SHAKES,),
    ),
    Recipe(
        "DONT-LIKE",
        "Thumb and middle finger leave the chest and open while the hand turns its palm down.",
        [
            K1.but(palm="i", fingers="ll", hold_s=0.08),
            K2.but(off_mm=(70, 60, -40), palm="d", fingers="ool", way_s=0.32, hold_s=0.22),
        ],
        tags=("chest", "feeling"),
        face=(_SHAKES, Face("brow.furrow", "M", "the inventory's row", strength=0.6)),
    ),
    Recipe(
        "DONT-WANT",
        "Both curled hands, palms up, turn over and open downward.",
        [
            K1.but(off_mm=(60, 20, 100), palm="uul", fingers="o", hold_s=0.1),
            K2.but(off_mm=(60, 90, -40), palm="d", fingers="oo", way_s=0.32, hold_s=0.25),
        ],
        mirrored=True,
        tags=("feeling",),
        face=(_SHAKES,),
    ),
    Recipe(
        "CAN",
        "Both fists, palms down, move down and stop.",
        [
            K1.but(off_mm=(70, 20, -70), palm="d", fingers="oo", hold_s=0.08),
            K2.but(off_mm=(70, 70, -50), palm="d", fingers="ood", way_s=0.25, hold_s=0.25),
        ],
        mirrored=True,
    ),
    Recipe(
        "IF",
        "The tip of the pinky taps the cheekbone.",
        taps(K1.but(palm="il", fingers="uu"), off_mm=25, way_s=0.15, last_hold_s=0.2),
        tags=("cheek",),
        face=(Face("brow.raise", "H", "the inventory's row"),),
    ),
    Recipe(
        "BUT",
        "Two crossed index fingers, palms out, move apart.",
        [
            K1.but(
                place="space.centre.mid.mid",
                off_mm=(-8, 100, -100),
                palm="o",
                fingers="uul",
                part="index.tip",
                hold_s=0.1,
            ),
            K2.but(off_mm=(100, 110, -80), palm="o", fingers="u", way_s=0.26, hold_s=0.2),
        ],
        mirrored=True,
    ),
    Recipe(
        "DIFFERENT",
        "Two crossed index fingers, palms out, move far apart and up.",
        [
            K1.but(
                place="space.centre.mid.mid",
                off_mm=(-8, 100, -100),
                palm="o",
                fingers="uul",
                part="index.tip",
                hold_s=0.1,
            ),
            K2.but(off_mm=(40, -30, -90), palm="o", fingers="u", way_s=0.32, hold_s=0.2),
        ],
        mirrored=True,
    ),
    Recipe(
        "SAME",
        "A Y hand, palm down, moves to the sides and back, twice.",
        to_and_fro(
            K1.but(off_mm=(120, 50, -50), palm="d", fingers="o", hold_s=0.04),
            K1.but(off_mm=(50, 50, -50), palm="d", fingers="o", hold_s=0.1),
            way_s=0.14,
        ),
    ),
    Recipe(
        "OTHER",
        "A fist with the thumb out turns over to the signing hand's side.",
        [
            K1.but(off_mm=(-70, 30, 0), palm="d", fingers="lo", hold_s=0.08, arc_mm=30.0),
            K2.but(off_mm=(30, 50, -50), palm="uul", fingers="oo", way_s=0.28, hold_s=0.2),
        ],
    ),
    Recipe(
        "SOMETHING",
        "The index finger, held up, goes round in a small circle.",
        rounds(K1.but(off_mm=(0, 220, -110), palm="i", fingers="u"), (70.0, 0.0, 0.0), 2.5, turn_s=0.44),
    ),
    Recipe(
        "SOME",
        "The pinky side of a flat hand is drawn across the other palm towards the signer.",
        [
            K1.but(place="other.palm.distal", manner="touch", palm="l", fingers="ooul", hold_s=0.06),
            K1.but(
                place="other.palm.heel", manner="touch", palm="l", fingers="ooul", way_s=0.25, hold_s=0.18
            ),
        ],
        [BASE.but(off_mm=(20, -50, 80))],
    ),
    Recipe(
        "MANY",
        "Both fists, palms up, move up and flick open, twice.",
        to_and_fro(
            K1.but(off_mm=(40, 0, -20), palm="u", fingers="o", hold_s=0.05),
            K2.but(off_mm=(30, 60, -20), palm="u", fingers="o", hold_s=0.12),
            way_s=0.26,
        ),
        mirrored=True,
    ),
    Recipe(
        "FIRST",
        "The tip of the index finger touches the thumb of the other fist.",
        [
            K1.but(manner="near", stand_off_mm=60, palm="il", fingers="llo", hold_s=0.05),
            K1.but(palm="il", fingers="llo", way_s=0.18, hold_s=0.28),
        ],
        [BASE.but(off_mm=(20, -10, 90), palm="ri", fingers="oor")],
        tags=("number",),
    ),
    Recipe(
        "END",
        "A flat hand moves along the other's fingers and down at their tips.",
        [
            K1.but(
                place="other.index.middle.radial",
                manner="near",
                stand_off_mm=3,
                part="fingers.inside",
                palm="ld",
                fingers="ollo",
                hold_s=0.05,
            ),
            K2.but(
                place="space.centre.mid.near",
                off_mm=(-60, 10, 160),
                palm="l",
                fingers="oo",
                way_s=0.24,
                hold_s=0.0,
            ),
            K2.but(
                place="space.centre.mid.near",
                off_mm=(-60, -90, 160),
                palm="l",
                fingers="ood",
                way_s=0.2,
                hold_s=0.2,
            ),
        ],
        [BASE.but(off_mm=(20, -20, 90), palm="i", fingers="rro")],
    ),
    Recipe(
        "EXAMPLE",
        "The tip of the index finger stays on the other palm while both hands move out.",
        [
            K1.but(fingers="oli", palm="il", hold_s=0.12),
            K2.but(fingers="oli", palm="il", way_s=0.35, hold_s=0.2),
        ],
        [
            BASE.but(off_mm=(30, 0, 50), palm="o", fingers="ur", hold_s=0.12),
            BASE.but(off_mm=(30, 10, 150), palm="o", fingers="ur", way_s=0.35, hold_s=0.2),
        ],
    ),
    Recipe(
        "WHERE",
        "The index finger, held up, waves from side to side." + _GRAMMAR,
        [
            K1.but(
                off_mm=(60, 200, -90),
                palm="o",
                fingers="u",
                hold_s=0.6,
                local=(LocalMovement("waggle", 0.16, 3.0, "hold"),),
            )
        ],
        tags=("question",),
    ),
    Recipe(
        "WHY",
        "The fingertips leave the forehead and the hand closes to a Y." + _GRAMMAR,
        [
            K1.but(fingers="lu", hold_s=0.08),
            K2.but(off_mm=(-20, -60, 110), palm="i", fingers="uul", way_s=0.36, hold_s=0.2),
        ],
        tags=("forehead", "question"),
    ),
    Recipe(
        "WHICH",
        "Two fists with the thumbs up go up and down, in turns." + _GRAMMAR,
        to_and_fro(
            K1.but(off_mm=(100, 10, -80), palm="l", fingers="oou", hold_s=0.04),
            K1.but(off_mm=(100, -50, -80), palm="l", fingers="oou", hold_s=0.1),
            way_s=0.17,
        ),
        mirrored=True,
        alternating=True,
        tags=("question",),
    ),
    Recipe(
        "DONT-KNOW",
        "The fingertips touch the forehead, and the hand turns over and away, palm out.",
        [
            K1.but(fingers="uul", hold_s=0.08, arc_mm=20.0),
            K2.but(off_mm=(30, -60, 20), palm="ol", fingers="uu", way_s=0.42, hold_s=0.2),
        ],
        tags=("forehead",),
        face=(Face("head.shake", "H", "the inventory's row", strength=0.7),),
    ),
    Recipe(
        "WHO",
        "The thumb lies on the chin while the index finger bends, twice.",
        [
            K1.but(
                manner="near",
                stand_off_mm=6,
                palm="l",
                fingers="uol",
                hold_s=0.8,
                local=(LocalMovement("open and close", 0.3, 2.5, "hold", toward="bent_l", share=0.7),),
            )
        ],
        tags=("chin", "question"),
        face=(Face("mouth.pucker", "M", "the inventory's row", strength=0.6),),
    ),
    Recipe(
        "WHEN",
        "One index finger goes round the tip of the other and touches it.",
        [
            K1.but(
                manner="near",
                stand_off_mm=35,
                palm="do",
                fingers="ool",
                hold_s=0.05,
                way=Transition("circle", 0.03, plane_rad=1.5708, turns=1.0),
            ),
            K2.but(palm="do", fingers="ool", way_s=0.5, hold_s=0.2),
        ],
        [BASE.but(off_mm=(20, -60, 150), palm="ru", fingers="uor")],
        tags=("time", "question"),
    ),
    Recipe(
        "CANNOT",
        "One index finger strikes down past the tip of the other.",
        [
            K1.but(manner="near", stand_off_mm=20, palm="d", fingers="ool", hold_s=0.05),
            K2.but(off_mm=(20, -20, 40), palm="d", fingers="ool", way_s=0.25, hold_s=0.25),
        ],
        [BASE.but(off_mm=(20, -40, 130), palm="d", fingers="oor")],
        face=(Face("head.shake", "H", "the inventory's row", strength=0.7),),
    ),
]
