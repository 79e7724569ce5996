"""Signs in which the hands meet: one on the other, in the crook of its arm, or both at one point."""

from typing import Final

from signer.document.values import Act, LocalMovement, Transition
from tools.library.recipe import BASE, K1, K2, Recipe, sliding, taps, to_and_fro

_SLANT: Final = (0.0, 0.87, -0.5)
"""The way that a palm faces which is turned up as far as a forearm turns: up, and a third to the signer."""
_PALM_UP: Final = BASE.but(off_mm=(20, -70, 70), palm=_SLANT, fingers=(-0.4, 0.45, 0.8))
"""A palm to lie on, at the slant at which the other hand can lie on its back."""
_ACROSS: Final = (0.7, 0.4, 0.6)
"""Fingers of the hand that lies there."""
_ON_FIST: Final = K1.but(place="other.hand.edge.radial", part="hand.edge.ulnar", palm="il", fingers="llo")
"""A fist on the other one, the little finger's side down."""
_DOWN: Final = (0.0, -0.87, 0.5)
"""The palm that lies on it."""
_SLANTING: Final = Act(0.003, 2, "line", 0.785)
"""A short rub along the curled fingers of a fist: a longer one, or one across them, climbs over its edges."""
_FLAT_K: Final = K1.but(part="middle.pad", palm=_DOWN, fingers=_ACROSS)
_THUMB_OUT: Final = (
    ("thumb_cmc_axial_opp", 0.0),
    ("thumb_cmc_flex", -50.0),
    ("thumb_cmc_palmar_abd", 15.0),
)
"""A thumb beside the hand, so that two curved hands can clasp."""
_CRADLE: Final = BASE.but(
    part="palm.centre",
    place="space.centre.mid.near",
    shape="b",
    off_mm=(-60, -120, 120),
    palm=(0.0, 1.0, -0.5),
    fingers="rrro",
)
"""A forearm across the body, palm up: what lies in its crook is held before the belly."""
_IN_CROOK: Final = K2.but(
    part="hand.back",
    place="forearm.inner.L",
    along_mm=(-20, 42),
    manner="touch",
    palm=(-0.3, 0.8, -0.5),
    fingers=(0.9, 0.25, 0.3),
    free=0.3,
)
"""A hand on its back on the other forearm, before the crook, where that faces up: clear of the upper arm."""

RECIPES: Final = [
    Recipe(
        "MORNING",
        "The hand of one arm is in the crook of the other, whose flat hand rises, palm to the signer.",
        [
            K1.but(off_mm=(-130, -5, 70), palm="u", fingers="o", hold_s=0.1, arc_mm=90.0),
            K2.but(off_mm=(-150, 40, 35), palm="i", fingers="u", way_s=0.36, hold_s=0.2),
        ],
        [BASE.but(place="elbow.inner.R", along_mm=(30, -30), manner="touch", palm="id", fingers="rro")],
        tags=("time",),
    ),
    Recipe(
        "MONTH",
        "One index finger, level, slides down the back of the other, which is upright.",
        [
            sliding(K1.but(palm="i", fingers="llu", hold_s=0.06)),
            K2.but(palm="i", fingers="ll", way_s=0.3, hold_s=0.16),
        ],
        [BASE.but(off_mm=(20, 20, 100), palm="ri", fingers="u")],
        tags=("time",),
    ),
    Recipe(
        "DAUGHTER",
        "The hand leaves the chin, turns and lies, palm up, in the crook of the other arm.",
        [
            K1.but(
                place="chin.side.R",
                palm="d",
                fingers=(1.0, 0.2, 0.5),
                elbow_deg=25,
                free=0.6,
                hold_s=0.08,
                arc_mm=50.0,
            ),
            _IN_CROOK.but(way_s=0.42, hold_s=0.3),
        ],
        [_CRADLE],
        tags=("chin", "family"),
    ),
    Recipe(
        "SON",
        "The hand leaves the forehead, turns and lies, palm up, in the crook of the other arm.",
        [
            K1.but(palm="d", fingers="lu", elbow_deg=25, free=0.6, hold_s=0.08, arc_mm=80.0),
            _IN_CROOK.but(way_s=0.46, hold_s=0.3),
        ],
        [_CRADLE],
        tags=("forehead", "family"),
    ),
    Recipe(
        "BABY",
        "One forearm lies in the other and both swing from side to side, as rocking a child.",
        to_and_fro(
            _IN_CROOK.but(row=1, fingers=(0.9, 0.3, 0.1), hold_s=0.03),
            _IN_CROOK.but(row=1, fingers=(0.9, 0.3, 0.1), hold_s=0.1),
            way_s=0.26,
        ),
        to_and_fro(
            _CRADLE.but(off_mm=(-50, -120, 120), hold_s=0.03),
            _CRADLE.but(off_mm=(-85, -120, 120), hold_s=0.1),
            way_s=0.26,
        ),
        tags=("family",),
    ),
    Recipe(
        "BOTH",
        "A V hand moves down behind the other hand, which closes round it, and its fingers come together.",
        [
            K1.but(
                part="fingers.back",
                place="space.centre.mid.near",
                off_mm=(10, 100, 95),
                palm="i",
                fingers="uul",
                hold_s=0.12,
            ),
            K2.but(off_mm=(-20, 150, 140), palm="i", fingers="uul", way_s=0.3, hold_s=0.2),
        ],
        [BASE.but(off_mm=(20, 100, 130), palm="i", fingers="rro")],
    ),
    Recipe(
        "HOW",
        "Two bent hands, back to back at the fingers, turn over on each other until the palms are up.",
        [
            K1.but(meet_mm=(0, -100, 220), palm="di", fingers="lo", hold_s=0.14),
            K2.but(meet_mm=(0, -90, 240), palm="ui", fingers="llo", way_s=0.4, hold_s=0.3),
        ],
        mirrored=True,
        tags=("question",),
    ),
    Recipe(
        "SUPPORT",
        "The knuckles of one fist push the other fist up from below, twice.",
        to_and_fro(
            K1.but(palm="li", fingers="uul", hold_s=0.04),
            K2.but(palm="li", fingers="uul", hold_s=0.14),
            way_s=0.18,
        ),
        to_and_fro(
            BASE.but(off_mm=(0, 0, 90), palm="i", fingers="rro", hold_s=0.04),
            BASE.but(off_mm=(0, 40, 90), palm="i", fingers="rro", hold_s=0.14),
            way_s=0.18,
        ),
    ),
    Recipe(
        "BUY",
        "The back of a closed hand lies on the other palm and moves out to the seller.",
        [
            K1.but(palm=_SLANT, fingers=_ACROSS, hold_s=0.16, arc_mm=30.0),
            K2.but(off_mm=(0, 110, -130), palm="u", fingers="oou", way_s=0.4, hold_s=0.2),
        ],
        [_PALM_UP],
    ),
    Recipe(
        "MONEY",
        "The back of a closed hand taps the other palm, twice.",
        taps(K1.but(palm=_SLANT, fingers=_ACROSS), off_mm=35, way_s=0.1, last_hold_s=0.08),
        [_PALM_UP],
    ),
    Recipe(
        "STAND",
        "Two fingertips stand on the other palm as legs do.",
        [
            K1.but(manner="near", stand_off_mm=50, palm="i", fingers="d", hold_s=0.0),
            K1.but(palm="i", fingers="d", way_s=0.2, hold_s=0.45),
        ],
        [_PALM_UP.but(off_mm=(20, -120, 90), palm="u")],
    ),
    Recipe(
        "MEETING",
        "Two open hands close, and all fingertips meet, twice.",
        to_and_fro(
            K1.but(
                place="space.ipsi.mid.mid",
                part="palm.centre",
                off_mm=(150, 40, -60),
                palm="l",
                fingers="uuo",
                hold_s=0.03,
            ),
            K2.but(meet_mm=(0, -20, 250), palm="l", fingers="uul", hold_s=0.1),
            way_s=0.21,
        ),
        mirrored=True,
        tags=("people",),
    ),
    Recipe(
        "FULL",
        "The flat palm brushes over the top of the other fist, towards the signer.",
        [
            K1.but(place="space.centre.mid.near", off_mm=(-10, -5, 160), palm="d", fingers="lo", hold_s=0.06),
            K1.but(
                place="other.index.proximal.radial",
                manner="touch",
                palm="d",
                fingers="lo",
                way_s=0.16,
                hold_s=0.06,
            ),
            K1.but(
                place="space.centre.mid.near",
                off_mm=(-10, -5, 50),
                palm="d",
                fingers="llo",
                way_s=0.16,
                hold_s=0.2,
            ),
        ],
        [BASE.but(off_mm=(20, -40, 100), palm="r", fingers="oor")],
    ),
    Recipe(
        "NEW",
        "The back of a curved hand scoops along the other palm to its fingertips.",
        [
            sliding(K1.but(manner="touch", palm=_SLANT, fingers=_ACROSS, free=0.5, hold_s=0.06)),
            K2.but(
                place="other.fingerpads",
                manner="touch",
                palm=_SLANT,
                fingers=_ACROSS,
                free=0.5,
                way_s=0.3,
                hold_s=0.14,
            ),
        ],
        [_PALM_UP],
    ),
    Recipe(
        "PROBLEM",
        "The knuckles of two crooked V hands stay together while the hands turn against each other, twice.",
        to_and_fro(
            K1.but(
                part="middle.pip.dorsal",
                meet_mm=(0, -60, 240),
                palm=(0.0, -0.4, -1.0),
                fingers="llo",
                hold_s=0.05,
            ),
            K1.but(
                part="middle.pip.dorsal",
                meet_mm=(0, -60, 240),
                palm=(0.0, 0.4, -1.0),
                fingers="llo",
                hold_s=0.12,
            ),
            way_s=0.16,
        ),
        mirrored=True,
        alternating=True,
    ),
    Recipe(
        "BOOK",
        "Two flat hands, pinky sides together, open as a book does, twice.",
        to_and_fro(
            K1.but(meet_mm=(0, -110, 250), palm=(1.0, 0.35, 0.0), fingers="oou", hold_s=0.05),
            K2.but(meet_mm=(0, -110, 250), palm=(0.45, 1.0, -0.1), fingers="oou", hold_s=0.12),
            way_s=0.14,
        ),
        mirrored=True,
        tags=("school",),
    ),
    Recipe(
        "YEAR",
        "One fist goes round the other, forward and under it, and lands on top of it.",
        [
            K1.but(palm="i", fingers="llo", hold_s=0.06),
            K1.but(
                part="fist.palm_side",
                place="space.centre.mid.near",
                off_mm=(-10, -20, 210),
                palm="i",
                fingers="llo",
                way_s=0.15,
                hold_s=0.0,
            ),
            K1.but(
                part="fist.palm_side",
                place="space.centre.mid.near",
                off_mm=(0, -130, 110),
                palm="i",
                fingers="llo",
                way_s=0.15,
                hold_s=0.0,
            ),
            K1.but(
                part="fist.palm_side",
                place="space.centre.mid.near",
                off_mm=(-50, -50, 0),
                palm="i",
                fingers="llo",
                way_s=0.14,
                hold_s=0.0,
            ),
            K2.but(palm="i", fingers="llo", way_s=0.14, hold_s=0.16),
        ],
        [BASE.but(off_mm=(10, -30, 100), palm="i", fingers="rro")],
        tags=("time",),
    ),
    Recipe(
        "SOMETIMES",
        "The index finger touches the other palm and swings up off it, twice.",
        to_and_fro(
            K1.but(palm="i", fingers="llo", hold_s=0.06),
            K2.but(off_mm=(-50, -40, 40), palm="i", fingers="uul", hold_s=0.14),
            way_s=0.26,
        ),
        [BASE.but(off_mm=(50, -10, 90), palm="r", fingers="oou")],
        tags=("time",),
    ),
    Recipe(
        "KITCHEN",
        "A K hand lies on the other palm, turns over and lies there on its back, twice.",
        [
            _FLAT_K.but(hold_s=0.05, arc_mm=40.0),
            K2.but(palm=_SLANT, fingers=_ACROSS, way_s=0.2, hold_s=0.05, arc_mm=40.0),
            _FLAT_K.but(way_s=0.2, hold_s=0.05, arc_mm=40.0),
            K2.but(palm=_SLANT, fingers=_ACROSS, way_s=0.2, hold_s=0.12),
        ],
        [_PALM_UP],
        tags=("house", "food"),
    ),
    Recipe(
        "COOK",
        "The flat hand lies on the other palm, turns over and lies there on its back.",
        [
            K1.but(palm=_DOWN, fingers=_ACROSS, hold_s=0.2, arc_mm=40.0),
            K2.but(place="other.palm.distal", palm=_SLANT, fingers=_ACROSS, way_s=0.4, hold_s=0.3),
        ],
        [_PALM_UP],
        tags=("food",),
    ),
    Recipe(
        "ALL",
        "The flat hand goes out and round the other and ends with its back in the other palm.",
        [
            K1.but(off_mm=(120, 60, 30), palm="o", fingers="uul", hold_s=0.06),
            K1.but(off_mm=(60, 60, -90), palm="lo", fingers="uuo", way_s=0.22, hold_s=0.0),
            K2.but(palm=(-0.3, 0.6, -0.7), fingers=(0.75, 0.55, 0.3), free=0.4, way_s=0.34, hold_s=0.25),
        ],
        [BASE.but(off_mm=(20, -60, 80), palm="ui", fingers="rro")],
    ),
    Recipe(
        "GET",
        "Two open hands, one above the other, close to fists on their way to the signer.",
        [
            K1.but(off_mm=(-20, 60, -150), palm="l", fingers="ool", hold_s=0.05),
            K2.but(off_mm=(0, 40, 40), palm="l", fingers="ool", way_s=0.26, hold_s=0.14),
        ],
        [
            K1.but(off_mm=(20, -40, -150), palm="r", fingers="oor", hold_s=0.05),
            K2.but(off_mm=(0, -60, 40), palm="r", fingers="oor", way_s=0.26, hold_s=0.14),
        ],
    ),
    Recipe(
        "WASH",
        "One fist rubs to and fro on the other.",
        [K1.but(manner="rub", act=_SLANTING, palm="d", fingers="lo", hold_s=0.9)],
        [BASE.but(off_mm=(20, -60, 90), palm="u", fingers="oor")],
    ),
    Recipe(
        "MAKE",
        "Two fists, one on the other, twist against each other, part and do it again.",
        [
            _ON_FIST.but(hold_s=0.05),
            _ON_FIST.but(
                palm="i",
                fingers="ll",
                way_s=0.12,
                hold_s=0.03,
            ),
            _ON_FIST.but(
                manner="near",
                stand_off_mm=25,
                way_s=0.12,
                hold_s=0.0,
            ),
            _ON_FIST.but(
                way_s=0.1,
                hold_s=0.03,
            ),
            _ON_FIST.but(
                palm="i",
                fingers="ll",
                way_s=0.12,
                hold_s=0.1,
            ),
        ],
        [
            K1.but(
                part="hand.edge.radial",
                place="space.centre.mid.near",
                off_mm=(10, -50, 100),
                palm="i",
                fingers="rro",
            )
        ],
    ),
    Recipe(
        "BELIEVE",
        "The index finger leaves the forehead, and the hand, open to a C, clasps the other.",
        [
            K1.but(fingers="uul", hold_s=0.14, way=Transition("arc", 0.07, plane_rad=-0.4)),
            K2.but(
                manner="near",
                stand_off_mm=12,
                palm=_DOWN,
                fingers=(0.8, 0.3, 0.4),
                joints_deg=_THUMB_OUT,
                way_s=0.5,
                hold_s=0.35,
            ),
            K2.but(
                manner="near",
                stand_off_mm=70,
                palm=_DOWN,
                fingers=(0.8, 0.3, 0.4),
                joints_deg=_THUMB_OUT,
                way_s=0.16,
                hold_s=0.0,
            ),
        ],
        [_PALM_UP.but(off_mm=(20, -60, 90), joints_deg=_THUMB_OUT)],
        tags=("forehead", "mind"),
    ),
    Recipe(
        "EASY",
        "The fingertips of a bent hand brush up over the backs of the other fingers, twice.",
        to_and_fro(
            K1.but(manner="near", stand_off_mm=12, palm="ui", fingers="lo", hold_s=0.04),
            K1.but(
                place="space.centre.mid.near", off_mm=(-20, 60, 130), palm="ui", fingers="lou", hold_s=0.1
            ),
            way_s=0.16,
        ),
        [BASE.but(off_mm=(30, -40, 90), palm="ui", fingers="rro")],
    ),
    Recipe(
        "MOVIE",
        "An open hand, its heel on the heel of the other, shakes from side to side.",
        [
            K1.but(
                palm=(0.3, 0.4, 0.9),
                fingers=(0.15, 0.9, -0.3),
                hold_s=0.65,
                local=(LocalMovement("waggle", 0.18, 2.8, "hold"),),
            )
        ],
        [BASE.but(off_mm=(50, -10, 130), palm=(-0.3, 0.4, -0.9), fingers=(-0.5, 0.8, 0.4))],
    ),
]
