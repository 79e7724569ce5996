"""Plain names for keys, handshapes, articulators and sites, on the side where they are drawn."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import degrees
from typing import Final

from body_model.plain_types import Side
from handshapes import catalogue as handshapes
from signer.document import queries
from signer.document.items import find_item
from signer.document.sign import OTHER_SIDE, Rest, Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.hand import Key
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.tracks.track import Item, TrackName, sided
from signer.document.trimming import Interval
from signer.document.values import (
    OTHER_ROLE,
    BothMeet,
    Contact,
    During,
    Easing,
    Lead,
    LocalKind,
    Manner,
    PathShape,
    Place,
    Placement,
    SkinSpot,
    Transition,
)
from signer.lazy import lazily
from signer.phrases import counted, joined, listed, name_of, phrase, within
from signer.words.numbers import as_degrees
from signer.words.times import in_seconds
from sites import catalogue as sites

with lazily():
    from signer.motion.places import skin_spots


SIDES: Final[dict[Side, str]] = {"left": phrase("left"), "right": phrase("right")}
"""Words for the signer's sides."""
HANDS: Final[dict[Side, str]] = {"left": phrase("left hand"), "right": phrase("right hand")}
KIND_WORDS: Final = {kind: name_of(kind) for kind in KINDS}
"""Words for the kinds of tracks."""
EASING_WORDS: Final[dict[Easing, str]] = {
    "smooth": phrase("smooth"), "even": phrase("even"), "soft start": phrase("soft start"),
    "soft stop": phrase("soft stop"), "sharp stop": phrase("sharp stop"), "tense": phrase("tense"),
}  # fmt: skip
PATH_WORDS: Final[dict[PathShape, str]] = {
    "straight": phrase("straight"), "arc": phrase("arc"), "circle": phrase("circle"),
    "zigzag": phrase("zigzag"), "slide": phrase("slide"),
}  # fmt: skip
MANNER_VERBS: Final[dict[Manner, str]] = {
    "none": phrase("at"), "near": phrase("near"), "touch": phrase("touches"), "hold": phrase("holds"),
    "brush": phrase("brushes"), "rub": phrase("rubs"), "tap": phrase("taps"),
    "double": phrase("touches twice"), "interlock": phrase("locks with"), "enter": phrase("enters"),
}  # fmt: skip
REST_WORDS: Final[dict[Rest, str]] = {
    "hanging": phrase("arms at the sides"),
    "waist": phrase("hands together at the waist"),
}
"""Postures from which hands come and to which they go back."""
LOCAL_WORDS: Final[dict[LocalKind, str]] = {
    "wiggle": phrase("fingers wiggle"), "nod": phrase("wrist nods"), "twist": phrase("forearm twists"),
    "waggle": phrase("wrist waggles"), "open and close": phrase("opens and closes"),
    "snap": phrase("fingers snap"),
}  # fmt: skip
DURING_WORDS: Final[dict[During, str]] = {
    "hold": phrase(", while held"),
    "way": phrase(", on the way"),
    "both": "",
}
_ROWS: Final = {"high": phrase("high"), "mid": phrase("middle"), "low": phrase("low")}
_SIDES_OF_FINGER: Final = {
    "palm side": phrase("palm side"), "back": phrase("back", "of the hand"),
    "thumb side": phrase("thumb side"), "pinky side": phrase("pinky side"),
    "outer side": phrase("outer side"),
}  # fmt: skip
_OTHER_HAND: Final = "Other hand: "
"""Begins the names of places on the hand that rests."""
_DEPTHS: Final = {
    "near": phrase(", near"),
    "mid": "",
    "far": phrase(", far"),
}  # half an arm away is the usual


def handshape_title(name: str) -> str:
    """Return the title of a handshape's card; an unknown one keeps its name."""
    try:
        return name_of(handshapes.find(name).title)
    except LookupError:
        return name


def key_title(key: Key) -> str:
    """Name the handshape of a key: its title, the name of one's own, or "Bent V, changed"."""
    return key.own_handshape or (
        phrase("{handshape_title}, changed", handshape_title=handshape_title(key.handshape))
        if key.joints
        else handshape_title(key.handshape)
    )


def articulator_name(articulator_id: str) -> str:
    """Return the name of an articulator; an unknown one keeps its id."""
    try:
        return name_of(handshapes.find_articulator(articulator_id).name)
    except LookupError:
        return articulator_id


@lru_cache(maxsize=1024)
def site_name(site_id: str | SkinSpot, dominant_side: Side = "right") -> str:
    """Return a site's name: "Temple, right".

    A left-handed signer's `temple.R` is drawn on the left, and says so.

    A site of one's own is called as its maker did, or by what it is near.
    """
    if isinstance(site_id, SkinSpot):
        return site_id.name or _own_place(site_id, dominant_side)
    try:
        site = sites.find(site_id)
    except LookupError:
        return site_id
    if site_id.startswith("space."):
        return phrase("Space, {space_cell_name}", space_cell_name=space_cell_name(site_id, dominant_side))
    name = (site if dominant_side == "right" else sites.mirrored(site)).name
    for side in SIDES:
        if name.endswith(f"({side})"):
            return joined(", ", (_short(name.removesuffix(f"({side})")), SIDES[side]))
    return _short(name)


def _own_place(spot: SkinSpot, dominant_side: Side) -> str:
    """A place of one's own without a name: "Own place near temple, right"."""
    # Only a sign with such a place needs the body to be read.
    try:
        near = site_name(skin_spots.nearest_site(spot).id, dominant_side)
    except LookupError:  # a spot of another body
        return phrase("Own place")
    return phrase("Own place near {near}", near=within(near))


def space_cell_name(site_id: str, dominant_side: Side = "right") -> str:
    """Name one of the 27 cells of space: "high right, near", "low centre".

    Left and right are the signer's own.
    """
    _, column, row, depth = site_id.split(".")
    sides = {"ipsi": SIDES[dominant_side], "contra": SIDES[OTHER_SIDE[dominant_side]]}
    side = sides.get(column, phrase("centre"))
    return joined("", (_ROWS.get(row, row), " ", side, _DEPTHS.get(depth, depth)))


def site_id(key: Key | None) -> str:
    """The site of the inventory that a key is at.

    Empty for a site of one's own, for a point of space and for no key.
    """
    return (
        key.contact.site
        if key is not None and key.contact is not None and isinstance(key.contact.site, str)
        else ""
    )


def place_title(place: Place) -> str:
    """Name a place of the room: as its maker did, else by its letter."""
    return place.name or phrase("Place {id}", id=place.id)


def place_name(placement: Placement, dominant_side: Side = "right", places: Sequence[Place] = ()) -> str:
    """Name the place to which a hand goes: a site, a point of space, or the other hand that it meets.

    A place of the room is named as among `places`, those of the sign, else by its letter.
    """
    if isinstance(placement, Contact):
        return site_name(placement.site, dominant_side)
    if isinstance(placement, BothMeet):
        return phrase("The other hand")
    if not placement.place:
        return phrase("A point of space")
    return next(
        (place_title(one) for one in places if one.id == placement.place),
        phrase("Place {place}", place=placement.place),
    )


def placement_words(placement: Placement, dominant_side: Side = "right") -> str:
    """Describe a placement: "Pinky tip on temple, right"."""
    name = articulator_name(placement.articulator)
    if isinstance(placement, BothMeet):
        return phrase("{name} meets the other hand", name=name)
    if not isinstance(placement, Contact):
        return (
            phrase("{name} at place {place}", name=name, place=placement.place)
            if placement.place
            else phrase("{name} in space", name=name)
        )
    if isinstance(placement.site, str) and placement.site.startswith("space."):
        return phrase(
            "{name} in space, {space_cell_name}",
            name=name,
            space_cell_name=space_cell_name(placement.site, dominant_side),
        )
    place = site_name(placement.site, dominant_side)
    place = within(place)
    if _says_where(placement.site):
        return joined(" ", (name, place))
    if placement.manner == "near":
        return phrase("{name} near {place}", name=name, place=place)
    if placement.manner == "none":
        return phrase("{name} at {place}", name=name, place=place)
    return phrase("{name} on {place}", name=name, place=place)


def key_words(key: Key, dominant_side: Side = "right") -> str:
    """A key in one line: "I, pinky tip on temple, right"; a second contact follows after "and"."""
    first = joined(", ", (key_title(key), within(placement_words(key.placement, dominant_side))))
    return (
        first
        if key.second is None
        else phrase(
            "{first}, and {second}",
            first=first,
            second=within(placement_words(key.second, dominant_side)),
        )
    )


def transition_words(transition: Transition) -> str:
    """Describe a transition: "arc 6 cm, soft start"; the usual speed is not mentioned."""
    has_size = transition.path in ("arc", "zigzag") or (
        transition.path == "circle" and transition.turns == round(transition.turns)
    )
    path = PATH_WORDS[transition.path]
    words = [joined(" ", (path, _size(transition.height_m))) if has_size else path]
    words.append(
        {0: "", 1: phrase("back and again"), 2: phrase("twice back and again")}.get(
            transition.repeats, phrase("{repeats} times back and again", repeats=transition.repeats)
        )
    )
    words.append(
        phrase("own speed")
        if transition.handles is not None
        else ""
        if transition.easing == "smooth"
        else EASING_WORDS[transition.easing]
    )
    return joined(", ", [word for word in words if word])


def lead_words(lead: Lead | None) -> str:
    """Describe a lead from or to rest: "rest", "rest, led round 12 cm, turned 30°"."""
    rest = phrase("rest")
    return rest if lead is None else joined(", ", (rest, led_words(lead)))


def led_words(lead: Lead) -> str:
    """Describe the way of a lead: "led round 12 cm, turned 30°"."""
    words = phrase("led round {height_cm:.0f} cm", height_cm=lead.height_m * 100)
    if not lead.plane_rad:
        return words
    return joined(", ", (words, phrase("turned {angle}", angle=as_degrees(lead.plane_rad))))


def moving_words(key: Key) -> tuple[str, ...]:
    """Describe what moves by itself at a key: its contact gesture and its secondary motion.

    "rubs round, 20 mm, twice", "wrist nods 20°, 3 a second, while held".
    """
    told = []
    if key.act is not None and key.contact is not None:
        how = (
            ""
            if key.contact.manner != "rub"
            else phrase(" to and fro")
            if key.act.shape == "line"
            else phrase(" round clockwise")
            if key.act.shape == "clockwise"
            else phrase(" round counterclockwise")
        )
        often = joined(", ", ("", counted(key.act.times, "time"))) if key.contact.manner != "brush" else ""
        told.append(
            phrase(
                "{manner}{how}, {size_m:.0f} mm{often}",
                manner=MANNER_VERBS[key.contact.manner],
                how=how,
                size_m=key.act.size_m * 1000,
                often=often,
            )
        )
    for one in key.local:
        far = (
            phrase("to {handshape_title}", handshape_title=handshape_title(one.toward))
            if one.toward
            else f"{degrees(one.size_rad):.0f}°"
        )
        told.append(
            phrase(
                "{kind} {far}, {rate_hz:g} a second{during}",
                kind=LOCAL_WORDS[one.kind],
                far=far,
                rate_hz=one.rate_hz,
                during=DURING_WORDS[one.during],
            )
        )
    return tuple(told)


def _size(length_m: float) -> str:
    return (
        phrase("{length_m:.0f} mm", length_m=length_m * 1000)
        if length_m < 0.01
        else phrase("{length_m:.0f} cm", length_m=length_m * 100)
    )


def _says_where(site_id: str | SkinSpot) -> bool:
    """Return whether a site's name has its own preposition: "Beside the head", "In front of the mouth"."""
    if isinstance(site_id, SkinSpot):
        return False
    try:
        return sites.find(site_id).kind == "space"
    except LookupError:
        return False


def _short(name: str) -> str:
    """The name without the anatomist's word in brackets; which side of a finger it is stays."""
    if name.startswith(_OTHER_HAND):
        return phrase("Other hand: {part}", part=_short(name.removeprefix(_OTHER_HAND)))
    short, _, bracket = name.partition(" (")
    side = bracket.rstrip(")")
    named = name_of(short.strip())
    return joined(", ", (named, _SIDES_OF_FINGER[side])) if side in _SIDES_OF_FINGER else named


def span_words(key: Item) -> str:
    """Describe the time of a key and its hold: "0.40 s to 0.60 s"."""
    return (
        phrase("{time_s:.2f} s to {end_s:.2f} s", time_s=key.time_s, end_s=key.end_s)
        if key.hold_s
        else phrase("at {time_s:.2f} s", time_s=key.time_s)
    )


def touched_words(sign: Sign, key_id: str, wished: Interval, held: Interval) -> str:
    """Explain why a hold is trimmed no further; empty where nothing keeps it.

    "The left hand stays until 0.80 s: the right one touches it."
    """
    ends = (
        (held.start_s, wished.start_s, phrase("is there from")),
        (held.end_s, wished.end_s, phrase("stays until")),
    )
    told = [
        joined(" ", (how, in_seconds(at_s)))
        for at_s, wished_s, how in ends
        if abs(at_s - wished_s) > SAME_TIME_S
    ]
    if not told:
        return ""
    role = sided(find_item(sign, key_id)[0])
    hand, other = queries.side_of(sign, role), queries.side_of(sign, OTHER_ROLE[role])
    return phrase(
        "The {hand} hand {told}: the {other} one touches it.",
        hand=SIDES[hand],
        told=listed(told),
        other=SIDES[other],
    )


def shoulder_words(key: ShoulderKey) -> str:
    """Describe a shoulder key: "the shoulder helps 100%, raised 17°"."""
    ways = (phrase("raised"), phrase("lowered")), (phrase("forward"), phrase("back"))
    by_hand = (joined(" ", (way, size)) for way, size in _by_hand(key, *ways))
    return joined(", ", [phrase("the shoulder helps {assist:.0%}", assist=key.assist), *by_hand])


def shoulder_words_in_short(key: ShoulderKey) -> str:
    """Describe a shoulder key in little room, without what is usual and numbers first: "17° up"."""
    ways = (phrase("up"), phrase("down")), (phrase("forward"), phrase("back"))
    told = [joined(" ", (size, way)) for way, size in _by_hand(key, *ways)]
    told += [] if key.assist == 1.0 else [phrase("{assist:.0%} help", assist=key.assist)]
    return joined(", ", told) if told else phrase("by itself")


def _by_hand(key: ShoulderKey, *ways: tuple[str, str]) -> Iterator[tuple[str, str]]:
    """Yield which way a shoulder is moved, in words for both senses of either angle, and by how much."""
    for angle, (above, below) in zip((key.elevation_rad, key.protraction_rad), ways, strict=True):
        if angle:
            yield above if angle > 0.0 else below, f"{degrees(abs(angle)):.0f}°"


def row_name(sign: Sign, row: TrackName) -> str:
    """Name a track within a sentence: "right hand", "head"."""
    if row.side is None:
        return KIND_WORDS[row.kind]
    side = queries.side_of(sign, sided(row))
    return phrase("{side} shoulder", side=SIDES[side]) if row.kind == "shoulder" else HANDS[side]
