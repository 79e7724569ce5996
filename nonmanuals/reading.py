"""Read the table of signals into records, refusing what cannot be right."""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final, cast, get_args

from handshapes.handshape import Confidence
from handshapes.table import CONFIDENCES, Row, read_table
from nonmanuals.shapes import GAZE_SHAPES, both_sides
from nonmanuals.signal import PLACES, Movement, Part, Phase, Reading, Signal, TrackKindName, Values
from nonmanuals.target import Addressee, Direction, Far, Hand, Hands, Sweep, Target
from nonmanuals.target import Place as PlaceTarget

COLUMNS: Final = (
    "id", "name", "kind", "track", "shapes", "pose", "motion", "parts", "meaning", "spreads", "onset_ms",
    "offset_ms", "lead_ms", "lag_ms", "codes", "source", "confidence", "seen",
)  # fmt: skip
MOST_STRENGTH: Final = 1.5
"""The strength of a part, and of a span, at most."""
FASTEST_HZ: Final = 20.0
"""Swings of a movement a second at most; lips vibrate at 12."""

_SIDES: Final = {"both": ("dominant", "base"), "dominant": ("dominant",), "base": ("base",)}
_OF_SHOULDER: Final = {"rise": "elevation_rad", "forward": "protraction_rad"}
# Widest angle, degrees, and widest way, mm, of a cell.
_WIDEST: Final = {"rad": 60.0, "m": 40.0}
_READINGS: Final[Mapping[str, Reading]] = {
    "mouthing.word": "whole",
    "mouthing.first": "first",
    "mouthing.letters": "letters",
}


def read_signals(path: Path) -> dict[str, Signal]:
    """Read the table; ValueError names the file, the row and the reason where something is wrong."""
    rows = list(read_table(path, COLUMNS, key=("id",)))
    signals = {row["id"]: _signal(row) for row in rows}
    for row in rows:
        for part in signals[row["id"]].parts:
            if part.signal not in signals:
                raise row.wrong(f"parts names {part.signal!r}, which is no signal")
            if signals[part.signal].parts:
                raise row.wrong(f"parts names {part.signal!r}, which is made of parts itself")
    return signals


def _signal(row: Row) -> Signal:
    if not row["meaning"] and not row["name"]:
        raise row.wrong("it says neither what it is called nor what it means")
    parts, lengthens_last = _parts(row)
    pose, target = _pose(row)
    track = row.one_of("track", frozenset(get_args(TrackKindName)))
    if (track == "grammar") != bool(parts) or (track == "gaze") != (target is not None):
        raise row.wrong(f"a signal of the track {track} does not go with its cells")
    return Signal(
        id=row["id"],
        name=row["name"],
        kind=row["kind"],
        track=cast(TrackKindName, track),
        phases=() if row["id"] in _READINGS else _phases(row),
        pose=pose,
        movement=_movement(row),
        parts=parts,
        lengthens_last=lengthens_last,
        target=target,
        reading=_READINGS.get(row["id"]),
        meaning=row["meaning"],
        spreads=row["spreads"],
        onset_s=row.number_in("onset_ms", 20, 1000) / 1000,
        offset_s=row.number_in("offset_ms", 20, 1000) / 1000,
        lead_s=row.number_in("lead_ms", -500, 500) / 1000,
        lag_s=row.number_in("lag_ms", -500, 500) / 1000,
        codes=tuple(code.strip() for code in row["codes"].split(";") if code.strip()),
        source=row["source"],
        confidence=cast(Confidence, row.one_of("confidence", CONFIDENCES)),
        seen=row["seen"],
    )


def _phases(row: Row) -> tuple[Phase, ...]:
    """Read `0:jawOpen=0.3 > 0.4:mouthPucker=1`, or one phase without a share."""
    if not row["shapes"]:
        return ()
    cells = row["shapes"].split(" > ")
    if len(cells) == 1 and not re.match(r"[\d.]+:", cells[0]):
        return (Phase(0.0, read_weights(row, cells[0])),)
    found = []
    for cell in cells:
        share, colon, weights = cell.partition(":")
        if not colon:
            raise row.wrong(f"shapes: the phase {cell!r} does not begin with its share")
        found.append(Phase(_number(row, "shapes", share, 0.0, 1.0), read_weights(row, weights)))
    shares = [phase.share for phase in found]
    if shares[0] != 0.0 or shares != sorted(set(shares)) or shares[-1] >= 1.0:
        raise row.wrong("shapes: phases begin with 0, rise, and stay below 1")
    return tuple(found)


def read_weights(row: Row, cell: str) -> Values:
    """Read `name=weight` pairs of face shapes; ValueError names what is wrong."""
    weights: dict[str, float] = {}
    for name, value in _pairs(row, "shapes", cell):
        try:
            shapes = both_sides(name)
        except LookupError as error:
            raise row.wrong(f"shapes: {error.args[0]}") from None
        for shape in shapes:
            if shape in weights:
                raise row.wrong(f"shapes: {shape} is there twice")
            if shape in GAZE_SHAPES:
                raise row.wrong(f"shapes: {shape} follows the eyes and is never set")
            weights[shape] = _number(row, "shapes", value, 0.0, 1.0)
    return tuple(sorted(weights.items()))


def _pose(row: Row) -> tuple[Values, Target | None]:
    if row["pose"].startswith("target="):
        return (), _target(row)
    values: dict[str, float] = {}
    for name, value in _pairs(row, "pose", row["pose"]):
        for channel, number in _channels(row, "pose", name, value):
            if channel in values:
                raise row.wrong(f"pose: {channel} is there twice")
            values[channel] = number
    return tuple(sorted(values.items())), None


def _channels(row: Row, column: str, name: str, value: str) -> Iterator[tuple[str, float]]:
    """Yield the channels that a cell's name stands for, with the value in rad or m."""
    part, *more = name.split(".")
    names: tuple[str, ...] = ()
    if part == "shoulder" and len(more) == 2 and more[0] in _SIDES and more[1] in _OF_SHOULDER:
        names = tuple(f"shoulder.{side}.{_OF_SHOULDER[more[1]]}" for side in _SIDES[more[0]])
    elif part == "head" and more == ["thrust"]:
        names = ("head.thrust_m",)
    elif (part == "head" and more in (["pitch"], ["turn"], ["tilt"])) or (
        part == "torso" and more in (["lean"], ["turn"], ["tilt"])
    ):
        names = (f"{part}.{'pitch' if more[0] == 'lean' else more[0]}_rad",)
    if not names:
        raise row.wrong(f"{column}: there is no channel {name!r}")
    unit = names[0].rpartition("_")[2]
    number = _number(row, column, value, -_WIDEST[unit], _WIDEST[unit])
    for one in names:
        yield one, number / 1000 if unit == "m" else math.radians(number)


def _target(row: Row) -> Target:
    first, *more = row["pose"].removeprefix("target=").split()
    values = dict(_pairs(row, "pose", " ".join(more)))
    what, _, of = first.partition(":")
    makers: Mapping[str, Callable[[], Target]] = {
        "addressee": Addressee,
        "hands": Hands,
        "far": Far,
        "direction": lambda: Direction(_radians(row, values, "pitch"), _radians(row, values, "turn")),
        "hand": lambda: Hand("base" if of == "base" else "dominant"),
        "place": lambda: PlaceTarget(lower_rad=_radians(row, values, "pitch")),
        "sweep": lambda: (
            Sweep() if {values.pop(end, "")[:6] for end in ("from", "to")} == {"place:"} else Far()
        ),
    }
    if what not in makers or (what == "hand" and of not in ("dominant", "base")):
        raise row.wrong(f"pose: there is no target {first!r}")
    made = makers[what]()
    if values or (what == "sweep" and not isinstance(made, Sweep)):
        raise row.wrong(f"pose: {' '.join(more)!r} says nothing of the target {first!r}")
    return made


def _radians(row: Row, values: dict[str, str], name: str) -> float:
    return math.radians(_number(row, "pose", values.pop(name, "0"), -_WIDEST["rad"], _WIDEST["rad"]))


def _movement(row: Row) -> Movement | None:
    """Read `head.turn 12 2.2 fill`, or `repeat 4 2` of the phases."""
    if not row["motion"]:
        return None
    first, *numbers = row["motion"].split()
    if len(numbers) != (2 if first == "repeat" else 3):
        raise row.wrong(
            f"motion is {row['motion']!r}; say what moves, how far, how often a second, how often"
        )
    rate_hz = _number(row, "motion", numbers[-2], 0.1, FASTEST_HZ)
    cycles = None if numbers[-1] == "fill" else _number(row, "motion", numbers[-1], 0.5, 20.0)
    if cycles is not None and (2.0 * cycles) % 1.0:
        raise row.wrong(f"motion: {cycles:g} cycles do not end in the middle")
    if first == "repeat":
        return Movement((), 0.0, rate_hz, cycles)
    found = list(_channels(row, "motion", first, numbers[0]))
    return Movement(tuple(sorted(name for name, _ in found)), found[0][1], rate_hz, cycles)


def _parts(row: Row) -> tuple[tuple[Part, ...], bool]:
    words = row["parts"].split()
    if row["id"] in _READINGS:
        if words != ["visemes.csv"]:
            raise row.wrong("parts: a mouthing takes its mouth shapes from visemes.csv")
        return (), False
    found = []
    for word in words:
        if word == "hold:last":
            continue
        name, _, place = word.partition("@")
        signal, star, strength = name.partition("*")
        if place and place not in PLACES:
            raise row.wrong(f"parts: there is no place {place!r}; there are {', '.join(PLACES)}")
        amount = _number(row, "parts", strength, 0.01, MOST_STRENGTH) if star else 1.0
        found.append(Part(signal, amount, place or "all"))
    return tuple(found), "hold:last" in words


def _pairs(row: Row, column: str, cell: str) -> Iterator[tuple[str, str]]:
    for word in cell.split():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise row.wrong(f"{column}: {word!r} is not name=value")
        yield name, value


def _number(row: Row, column: str, text: str, low: float, high: float) -> float:
    try:
        value = float(text)
    except ValueError:
        raise row.wrong(f"{column}: {text!r} is not a number") from None
    if not low <= value <= high:
        raise row.wrong(f"{column}: {value:g} is not from {low:g} to {high:g}")
    return value
