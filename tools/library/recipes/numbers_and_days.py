"""Numbers, days and times."""

from typing import Final

from tools.library.recipe import BASE, K1, K2, Recipe, rounds, taps, to_and_fro, twisting

_COUNTED: Final = K1.but(off_mm=(40, 240, -130), hold_s=0.45)
"""A number, before the shoulder."""
_SHOWN: Final = K1.but(off_mm=(50, 150, -110))
"""A letter, shown before the shoulder, round which a day's hand goes."""
_AROUND_MM: Final = (0.0, 80.0, 0.0)

RECIPES: Final = [
    Recipe(
        "ONE",
        "The index finger is held up, palm in.",
        [_COUNTED.but(off_mm=(10, 240, -120))],
        tags=("number",),
    ),
    Recipe(
        "TWO",
        "Index and middle finger are held up, palm in.",
        [_COUNTED],
        tags=("number",),
    ),
    Recipe(
        "THREE",
        "Thumb, index and middle finger are held up, palm in.",
        [_COUNTED],
        tags=("number",),
    ),
    Recipe("FOUR", "Four fingers are held up, palm in.", [_COUNTED], tags=("number",)),
    Recipe("FIVE", "All fingers are held up, palm in.", [_COUNTED], tags=("number",)),
    Recipe(
        "SIX", "The thumb meets the tip of the pinky, palm out.", [_COUNTED.but(palm="ool")], tags=("number",)
    ),
    Recipe(
        "SEVEN",
        "The thumb meets the tip of the ring finger, palm out.",
        [_COUNTED.but(palm="ool")],
        tags=("number",),
    ),
    Recipe("EIGHT", "The thumb meets the tip of the middle finger, palm out.", [_COUNTED], tags=("number",)),
    Recipe("NINE", "The thumb meets the tip of the index finger, palm out.", [_COUNTED], tags=("number",)),
    Recipe(
        "TEN",
        "A fist with the thumb up turns to and fro, twice.",
        twisting(K1.but(off_mm=(60, 80, -60), palm="l", fingers="ooou"), 50, turn_s=0.28),
        tags=("number",),
    ),
    Recipe(
        "MONDAY",
        "An M hand goes round before the shoulder.",
        rounds(_SHOWN, _AROUND_MM, plane_deg=90.0),
        tags=("time",),
    ),
    Recipe(
        "TUESDAY",
        "A hand with index finger and thumb closed goes round before the shoulder.",
        rounds(_SHOWN, _AROUND_MM, plane_deg=90.0, turn_s=0.49),
        tags=("time",),
    ),
    Recipe(
        "WEDNESDAY",
        "A W hand goes round before the shoulder.",
        rounds(_SHOWN, _AROUND_MM, plane_deg=90.0),
        tags=("time",),
    ),
    Recipe(
        "THURSDAY",
        "An H hand goes round before the shoulder.",
        rounds(_SHOWN, _AROUND_MM, plane_deg=90.0),
        tags=("time",),
    ),
    Recipe(
        "FRIDAY",
        "An F hand goes round before the shoulder.",
        rounds(_SHOWN, _AROUND_MM, plane_deg=90.0),
        tags=("time",),
    ),
    Recipe(
        "SATURDAY",
        "A fist goes round before the shoulder.",
        rounds(_SHOWN, _AROUND_MM, plane_deg=90.0),
        tags=("time",),
    ),
    Recipe(
        "SUNDAY",
        "Both flat hands, palms out, move down a little before the shoulders, twice.",
        to_and_fro(
            K1.but(off_mm=(50, -20, -40), hold_s=0.04), K1.but(off_mm=(50, -80, -30), hold_s=0.14), way_s=0.18
        ),
        mirrored=True,
        tags=("time",),
    ),
    Recipe(
        "TODAY",
        "Both Y hands, palms up, move down a little, twice.",
        to_and_fro(
            K1.but(off_mm=(60, 40, -20), hold_s=0.05), K1.but(off_mm=(60, -10, -20), hold_s=0.16), way_s=0.2
        ),
        mirrored=True,
        tags=("time",),
    ),
    Recipe(
        "NOW",
        "Both Y hands, palms up, move down and stop.",
        [K1.but(off_mm=(60, 60, -20), hold_s=0.05), K1.but(off_mm=(60, -10, -20), way_s=0.18, hold_s=0.22)],
        mirrored=True,
        tags=("time",),
    ),
    Recipe(
        "TOMORROW",
        "The thumb leaves the cheek and moves forward in an arc.",
        [
            K1.but(part="thumb.pad", hold_s=0.08, arc_mm=35.0),
            K2.but(off_mm=(-20, -50, 140), palm="l", fingers="uuo", way_s=0.3, hold_s=0.18),
        ],
        tags=("cheek", "time"),
    ),
    Recipe(
        "NIGHT",
        "The heel of a bent hand taps the back of the other wrist, twice.",
        taps(
            K1.but(palm="d", fingers="lo"),
            off_mm=35,
            way_s=0.16,
            last_hold_s=0.2,
            apart=True,
        ),
        [BASE.but(off_mm=(20, -90, 110), fingers="rro")],
        tags=("wrist", "time"),
    ),
    Recipe(
        "STILL",
        "Both Y hands, palms down, move forward and down.",
        [
            K1.but(off_mm=(80, 30, 30), hold_s=0.08, arc_mm=-25.0),
            K2.but(off_mm=(80, 0, -90), way_s=0.35, hold_s=0.2),
        ],
        mirrored=True,
        tags=("time",),
    ),
    Recipe(
        "AFTERNOON",
        "The forearm of a flat hand leans on the back of the other hand and sinks a little, twice.",
        to_and_fro(
            K1.but(off_mm=(-60, -90, 40), palm="d", fingers="oolu", hold_s=0.05),
            K2.but(off_mm=(-60, 60, -90), palm="d", fingers="ool", hold_s=0.12),
            way_s=0.2,
        ),
        [
            BASE.but(
                place="space.centre.mid.near",
                part="hand.back",
                off_mm=(-40, -60, 70),
                palm="d",
                fingers="rrro",
            )
        ],
        tags=("time",),
    ),
    Recipe(
        "ALWAYS",
        "The index finger, palm up, goes round level, twice.",
        rounds(K1.but(off_mm=(60, 60, 20), palm="ul", fingers="oou"), (80.0, 0.0, 0.0), 2.5, turn_s=0.34),
        tags=("time",),
    ),
    Recipe(
        "YESTERDAY",
        "The thumb touches beside the chin and then further back, before the ear.",
        [
            K1.but(palm="l", fingers="uuo", hold_s=0.08, arc_mm=20.0),
            K2.but(palm="lo", fingers="uuo", way_s=0.3, hold_s=0.2),
        ],
        tags=("cheek", "time"),
    ),
    Recipe(
        "WILL",
        "The flat hand beside the head moves forward.",
        [
            K1.but(stand_off_mm=50, palm="l", fingers="uuo", hold_s=0.08, arc_mm=20.0),
            K2.but(off_mm=(60, 20, 20), palm="l", fingers="uo", way_s=0.3, hold_s=0.2),
        ],
        tags=("head", "time"),
    ),
]
