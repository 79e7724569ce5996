"""Qualities and feelings."""

from typing import Final

from signer.document.values import LocalMovement
from tools.library.recipe import BASE, K1, K2, Face, Recipe, rounds, taps

RECIPES: Final = [
    Recipe(
        "I-LOVE-YOU",
        "Thumb, index finger and pinky are held out, palm to the person.",
        [
            K1.but(
                off_mm=(40, 0, -60),
                palm="ool",
                fingers="u",
                hold_s=0.7,
                local=(LocalMovement("waggle", 0.15, 2.5, "hold"),),
            ),
        ],
        tags=("feeling",),
    ),
    Recipe(
        "BETTER",
        "The flat hand leaves the chin, closing to a fist with the thumb out beside the head.",
        [
            K1.but(manner="near", stand_off_mm=3, fingers="llu", hold_s=0.1, arc_mm=20.0),
            K2.but(off_mm=(-20, -60, 30), palm="i", fingers="lu", way_s=0.36, hold_s=0.22),
        ],
        tags=("chin",),
    ),
    Recipe(
        "BEST",
        "The flat hand leaves the chin and passes up beside the head, closing to a fist with the thumb out.",
        [
            K1.but(manner="near", stand_off_mm=3, fingers="llu", hold_s=0.1, arc_mm=30.0),
            K2.but(off_mm=(-20, 40, 10), palm="i", fingers="lu", way_s=0.38, hold_s=0.2),
        ],
        tags=("chin",),
    ),
    Recipe(
        "READY",
        "Both R hands, palms out, move apart to the sides.",
        [
            K1.but(place="space.ipsi.mid.mid", off_mm=(180, 80, -60), palm="o", fingers="u", hold_s=0.1),
            K2.but(off_mm=(40, 80, -60), palm="ool", fingers="u", way_s=0.3, hold_s=0.2),
        ],
        mirrored=True,
    ),
    Recipe(
        "HOT",
        "The clawed hand at the mouth turns over and down, away.",
        [
            K1.but(stand_off_mm=20, palm="i", fingers="uul", hold_s=0.08),
            K2.but(off_mm=(40, 40, -20), palm="d", fingers="ool", way_s=0.24, hold_s=0.25),
        ],
        tags=("mouth",),
    ),
    Recipe(
        "SOON",
        "The F hand taps the chin, twice.",
        taps(K1.but(fingers="uul"), off_mm=25, way_s=0.14, last_hold_s=0.22),
        tags=("chin", "time"),
        face=(Face("morph.cs", "L", "the inventory's row", strength=0.6),),
    ),
    Recipe(
        "EXCITED",
        "The middle fingertips brush round up the chest, in turns.",
        rounds(
            K1.but(place="chest.mid.R", off_mm=(0, 0, 42), part="middle.tip", palm="i", fingers="llu"),
            (0.0, 70.0, 0.0),
            2.5,
            turn_s=0.3,
        ),
        mirrored=True,
        alternating=True,
        tags=("chest", "feeling"),
        face=(Face("feel.eager", "H", "the inventory's row"),),
    ),
    Recipe(
        "FUN",
        "Two fingers leave the nose and land on the two fingers of the other hand.",
        [
            K1.but(fingers="uul", hold_s=0.1, arc_mm=30.0),
            K2.but(palm="dl", fingers="lo", way_s=0.36, hold_s=0.2),
        ],
        [BASE.but(off_mm=(20, -50, 90))],
        tags=("nose", "feeling"),
        face=(Face("mouth.smile", "L", strength=0.6),),
    ),
    Recipe(
        "LONG",
        "The index finger is drawn up along the other arm.",
        [
            K1.but(manner="near", stand_off_mm=16, palm="dl", fingers="llo", hold_s=0.08),
            K2.but(
                place="elbow.inner.L",
                manner="near",
                stand_off_mm=20,
                palm="dl",
                fingers="ll",
                way_s=0.36,
                hold_s=0.15,
            ),
        ],
        [
            BASE.but(
                place="space.centre.mid.near",
                part="palm.centre",
                off_mm=(30, -50, 150),
                palm="d",
                fingers="oor",
            )
        ],
        tags=("arm", "time"),
    ),
    Recipe(
        "COLD",
        "Both fists tremble before the body.",
        [
            K1.but(
                off_mm=(110, 60, 20),
                palm="l",
                fingers="uo",
                hold_s=0.7,
                local=(LocalMovement("waggle", 0.12, 5.0, "hold"),),
            ),
        ],
        mirrored=True,
        face=(
            Face("shoulders.raise", "H", "the inventory's row", strength=0.7),
            Face("mouth.stretch", "M", "the inventory's row"),
        ),
    ),
    Recipe(
        "IMPORTANT",
        "Both F hands come up in a curve and meet in the middle.",
        [
            K1.but(off_mm=(70, -10, 0), palm="u", fingers="oo", hold_s=0.08, arc_mm=50.0),
            K2.but(meet_mm=(0, -10, 220), palm="do", fingers="oo", way_s=0.4, hold_s=0.25),
        ],
        mirrored=True,
    ),
    Recipe(
        "BORED",
        "The index finger at the side of the nose turns.",
        [
            K1.but(palm="l", fingers="uuo", hold_s=0.08),
            K1.but(palm="i", fingers="uul", way_s=0.22, hold_s=0.2),
        ],
        tags=("nose", "feeling"),
        face=(Face("feel.tired", "M", "the inventory's row", strength=0.6),),
    ),
    Recipe(
        "MAD",
        "The open hand before the face crooks its fingers.",
        [
            K1.but(stand_off_mm=80, place="nose.tip", palm="i", fingers="uul", hold_s=0.12),
            K2.but(stand_off_mm=65, place="nose.tip", palm="i", fingers="uul", way_s=0.2, hold_s=0.3),
        ],
        tags=("face", "feeling"),
        face=(Face("feel.angry", "H", "the inventory's row"),),
    ),
    Recipe(
        "COLOR",
        "The fingers wiggle at the chin.",
        [
            K1.but(
                stand_off_mm=10, fingers="uul", hold_s=0.6, local=(LocalMovement("wiggle", 0.3, 4.0, "hold"),)
            )
        ],
        tags=("chin", "colour"),
    ),
    Recipe(
        "DIRTY",
        "The back of an open hand below the chin; the fingers wiggle.",
        [
            K1.but(
                manner="near",
                stand_off_mm=6,
                palm="d",
                fingers="lllu",
                hold_s=0.7,
                local=(LocalMovement("wiggle", 0.3, 4.0, "hold"),),
            )
        ],
        tags=("chin",),
    ),
    Recipe(
        "BEAUTIFUL",
        "The open hand goes round before the face and closes to a flat O.",
        [
            K1.but(place="face.front", off_mm=(-40, 70, 20), palm="i", fingers="uul", hold_s=0.05),
            K1.but(
                place="face.front",
                off_mm=(50, 20, 30),
                palm="i",
                fingers="uul",
                way_s=0.2,
                hold_s=0.0,
                arc_mm=20.0,
            ),
            K2.but(place="face.front", off_mm=(0, -75, 10), palm="i", fingers="uul", way_s=0.26, hold_s=0.2),
        ],
        tags=("face",),
        face=(Face("feel.happy", "M", "the inventory's row", strength=0.7),),
    ),
    Recipe(
        "BAD",
        "The fingertips leave the chin and the hand turns its palm down.",
        [
            K1.but(fingers="uul", hold_s=0.08, arc_mm=15.0),
            K2.but(off_mm=(60, 60, -30), palm="d", fingers="ool", way_s=0.26, hold_s=0.15),
        ],
        tags=("chin",),
        face=(Face("brow.furrow", "M", "the inventory's row", strength=0.6),),
    ),
    Recipe(
        "FAVORITE",
        "The middle fingertip taps the chin, twice.",
        taps(K1.but(fingers="uul"), off_mm=30, way_s=0.12, last_hold_s=0.14),
        tags=("chin", "feeling"),
    ),
    Recipe(
        "OLD",
        "A hand grasps below the chin and moves down, closed.",
        [
            K1.but(manner="near", stand_off_mm=12, palm="l", fingers="ul", hold_s=0.08),
            K2.but(off_mm=(-20, 130, 90), palm="l", fingers="lu", way_s=0.3, hold_s=0.15),
        ],
        tags=("chin",),
    ),
    Recipe(
        "SAD",
        "Both open hands sink before the face.",
        [
            K1.but(place="cheekbone.R", stand_off_mm=70, palm="i", fingers="u", hold_s=0.1),
            K2.but(place="chest.upper.R", stand_off_mm=90, palm="i", fingers="u", way_s=0.4, hold_s=0.2),
        ],
        mirrored=True,
        tags=("face", "feeling"),
        face=(
            Face("feel.sad", "H", "the inventory's row", strength=1.2),
            Face("head.down", "M", "the inventory's row", strength=0.6),
        ),
    ),
    Recipe(
        "TIRED",
        "The fingertips stay on the chest while the hands sink.",
        [
            K1.but(palm="i", fingers="lu", hold_s=0.2),
            K2.but(palm="iu", fingers="luu", way_s=0.4, hold_s=0.4),
        ],
        mirrored=True,
        tags=("chest", "feeling"),
        face=(Face("feel.tired", "H", "the inventory's row", strength=0.8),),
    ),
    Recipe(
        "HARD",
        "The bent fingers of one hand strike down on those of the other.",
        [
            K1.but(
                place="space.centre.mid.near", off_mm=(-10, 60, 110), palm="id", fingers="ll", hold_s=0.04
            ),
            K1.but(meet_mm=(0, -110, 260), palm="id", fingers="ll", way_s=0.2, hold_s=0.25),
        ],
        mirrored=True,
    ),
    Recipe(
        "BUSY",
        "The heel of the upright hand brushes from side to side on the back of the other.",
        [
            K1.but(
                manner="near",
                stand_off_mm=12,
                palm="o",
                fingers="uuo",
                hold_s=0.8,
                local=(LocalMovement("waggle", 0.2, 2.5, "hold"),),
            )
        ],
        [BASE.but(off_mm=(10, -110, 160), palm="d", fingers="or")],
    ),
]
