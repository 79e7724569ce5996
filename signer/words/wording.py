"""Plain names for keys, handshapes, articulators and sites, on the side where they are drawn."""

from collections.abc import Sequence
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
from signer.document.tracks.shoulder import ShoulderKey
from signer.document.tracks.track import Item, sided
from signer.document.trimming import Interval
from signer.document.values import (
    OTHER_ROLE,
    BothMeet,
    Contact,
    During,
    Lead,
    LocalKind,
    Manner,
    Place,
    Placement,
    SkinSpot,
    Transition,
)
from signer.lazy import lazily
from signer.words.numbers import as_degrees
from sites import catalogue as sites

with lazily():
    from signer.motion.places import skin_spots


MANNER_VERBS: Final[dict[Manner, str]] = {
    "none": "at", "near": "near", "touch": "touches", "hold": "holds", "brush": "brushes", "rub": "rubs",
    "tap": "taps", "double": "touches twice", "interlock": "locks with", "enter": "enters",
}  # fmt: skip
REST_WORDS: Final[dict[Rest, str]] = {
    "hanging": "arms at the sides",
    "waist": "hands together at the waist",
}
"""Postures from which hands come and to which they go back."""
LOCAL_WORDS: Final[dict[LocalKind, str]] = {
    "wiggle": "fingers wiggle", "nod": "wrist nods", "twist": "forearm twists", "waggle": "wrist waggles",
    "open and close": "opens and closes", "snap": "fingers snap",
}  # fmt: skip
DURING_WORDS: Final[dict[During, str]] = {"hold": ", while held", "way": ", on the way", "both": ""}
_ROWS: Final = {"high": "high", "mid": "middle", "low": "low"}
_SIDES_OF_FINGER: Final = ("palm side", "back", "thumb side", "pinky side", "outer side")
_DEPTHS: Final = {"near": ", near", "mid": "", "far": ", far"}  # half an arm away is the usual


def handshape_title(name: str) -> str:
    """Return the title of a handshape's card; an unknown one keeps its name."""
    try:
        return handshapes.find(name).title
    except LookupError:
        return name


def key_title(key: Key) -> str:
    """Name the handshape of a key: its title, the name of one's own, or "Bent V, changed"."""
    return key.own_handshape or (
        f"{handshape_title(key.handshape)}, changed" if key.joints else handshape_title(key.handshape)
    )


def articulator_name(articulator_id: str) -> str:
    """Return the name of an articulator; an unknown one keeps its id."""
    try:
        return handshapes.find_articulator(articulator_id).name
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
        return f"Space, {space_cell_name(site_id, dominant_side)}"
    name = (site if dominant_side == "right" else sites.mirrored(site)).name
    for side in ("right", "left"):
        if name.endswith(f"({side})"):
            return f"{_short(name.removesuffix(f'({side})'))}, {side}"
    return _short(name)


def _own_place(spot: SkinSpot, dominant_side: Side) -> str:
    """A place of one's own without a name: "Own place near temple, right"."""
    # Only a sign with such a place needs the body to be read.
    try:
        near = site_name(skin_spots.nearest_site(spot).id, dominant_side)
    except LookupError:  # a spot of another body
        return "Own place"
    return f"Own place near {_within_a_sentence(near)}"


def space_cell_name(site_id: str, dominant_side: Side = "right") -> str:
    """Name one of the 27 cells of space: "high right, near", "low centre".

    Left and right are the signer's own.
    """
    _, column, row, depth = site_id.split(".")
    side = {"ipsi": dominant_side, "contra": OTHER_SIDE[dominant_side]}.get(column, "centre")
    return f"{_ROWS.get(row, row)} {side}{_DEPTHS.get(depth, depth)}"


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
    return place.name or f"Place {place.id}"


def place_name(placement: Placement, dominant_side: Side = "right", places: Sequence[Place] = ()) -> str:
    """Name the place to which a hand goes: a site, a point of space, or the other hand that it meets.

    A place of the room is named as among `places`, those of the sign, else by its letter.
    """
    if isinstance(placement, Contact):
        return site_name(placement.site, dominant_side)
    if isinstance(placement, BothMeet):
        return "The other hand"
    if not placement.place:
        return "A point of space"
    return next((place_title(one) for one in places if one.id == placement.place), f"Place {placement.place}")


def placement_words(placement: Placement, dominant_side: Side = "right") -> str:
    """Describe a placement: "Pinky tip on temple, right"."""
    name = articulator_name(placement.articulator)
    if isinstance(placement, BothMeet):
        return f"{name} meets the other hand"
    if not isinstance(placement, Contact):
        return f"{name} at place {placement.place}" if placement.place else f"{name} in space"
    if isinstance(placement.site, str) and placement.site.startswith("space."):
        return f"{name} in space, {space_cell_name(placement.site, dominant_side)}"
    place = site_name(placement.site, dominant_side)
    place = _within_a_sentence(place)
    if _says_where(placement.site):
        return f"{name} {place}"
    word = (
        "on" if placement.manner not in ("none", "near") else "near" if placement.manner == "near" else "at"
    )
    return f"{name} {word} {place}"


def key_words(key: Key, dominant_side: Side = "right") -> str:
    """A key in one line: "I, pinky tip on temple, right"; a second contact follows after "and"."""
    first = f"{key_title(key)}, {_within_a_sentence(placement_words(key.placement, dominant_side))}"
    return (
        first
        if key.second is None
        else f"{first}, and {_within_a_sentence(placement_words(key.second, dominant_side))}"
    )


def transition_words(transition: Transition) -> str:
    """Describe a transition: "arc 6 cm, soft start"; the usual speed is not mentioned."""
    has_size = transition.path in ("arc", "zigzag") or (
        transition.path == "circle" and transition.turns == round(transition.turns)
    )
    words = [f"{transition.path} {_size(transition.height_m)}" if has_size else str(transition.path)]
    words.append(
        {0: "", 1: "back and again", 2: "twice back and again"}.get(
            transition.repeats, f"{transition.repeats} times back and again"
        )
    )
    words.append(
        "own speed"
        if transition.handles is not None
        else ""
        if transition.easing == "smooth"
        else transition.easing
    )
    return ", ".join(word for word in words if word)


def lead_words(lead: Lead | None) -> str:
    """Describe a lead from or to rest: "rest", "rest, led round 12 cm, turned 30°"."""
    if lead is None:
        return "rest"
    turned = f", turned {as_degrees(lead.plane_rad)}" if lead.plane_rad else ""
    return f"rest, led round {lead.height_m * 100:.0f} cm{turned}"


def moving_words(key: Key) -> tuple[str, ...]:
    """Describe what moves by itself at a key: its contact gesture and its secondary motion.

    "rubs round, 20 mm, twice", "wrist nods 20°, 3 a second, while held".
    """
    told = []
    if key.act is not None and key.contact is not None:
        how = (
            ""
            if key.contact.manner != "rub"
            else " to and fro"
            if key.act.shape == "line"
            else f" round {key.act.shape}"
        )
        often = (
            f", {key.act.times} {'time' if key.act.times == 1 else 'times'}"
            if key.contact.manner != "brush"
            else ""
        )
        told.append(f"{MANNER_VERBS[key.contact.manner]}{how}, {key.act.size_m * 1000:.0f} mm{often}")
    for one in key.local:
        far = f"to {handshape_title(one.toward)}" if one.toward else f"{degrees(one.size_rad):.0f}°"
        told.append(f"{LOCAL_WORDS[one.kind]} {far}, {one.rate_hz:g} a second{DURING_WORDS[one.during]}")
    return tuple(told)


def capitalized(words: str) -> str:
    """The words as they begin a line."""
    return f"{words[:1].upper()}{words[1:]}"


def _size(length_m: float) -> str:
    return f"{length_m * 1000:.0f} mm" if length_m < 0.01 else f"{length_m * 100:.0f} cm"


def _within_a_sentence(name: str) -> str:
    """The name as it stands after other words.

    Small, unless its first word is a letter or an abbreviation.
    """
    return name if name[1:2].isupper() or not name[1:2].isalpha() else f"{name[0].lower()}{name[1:]}"


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
    short, _, bracket = name.partition(" (")
    side = bracket.rstrip(")")
    return f"{short.strip()}, {side}" if side in _SIDES_OF_FINGER else short.strip()


def span_words(key: Item) -> str:
    """Describe the time of a key and its hold: "0.40 s to 0.60 s"."""
    return f"{key.time_s:.2f} s to {key.end_s:.2f} s" if key.hold_s else f"at {key.time_s:.2f} s"


def touched_words(sign: Sign, key_id: str, wished: Interval, held: Interval) -> str:
    """Explain why a hold is trimmed no further; empty where nothing keeps it.

    "The left hand stays until 0.80 s: the right one touches it."
    """
    ends = ((held.start_s, wished.start_s, "is there from"), (held.end_s, wished.end_s, "stays until"))
    told = [f"{how} {at_s:.2f} s" for at_s, wished_s, how in ends if abs(at_s - wished_s) > SAME_TIME_S]
    if not told:
        return ""
    role = sided(find_item(sign, key_id)[0])
    hand, other = queries.side_of(sign, role), queries.side_of(sign, OTHER_ROLE[role])
    return f"The {hand} hand {' and '.join(told)}: the {other} one touches it."


def shoulder_words(key: ShoulderKey) -> str:
    """Describe a shoulder key: "the shoulder helps 100%, raised 17°"."""
    by_hand = [
        f"{above if angle > 0.0 else below} {degrees(abs(angle)):.0f}°"
        for angle, above, below in (
            (key.elevation_rad, "raised", "lowered"),
            (key.protraction_rad, "forward", "back"),
        )
        if angle
    ]
    return ", ".join([f"the shoulder helps {key.assist:.0%}", *by_hand])


def shoulder_words_in_short(key: ShoulderKey) -> str:
    """Describe a shoulder key in little room, without what is usual and numbers first: "17° up"."""
    told = [
        f"{degrees(abs(angle)):.0f}° {above if angle > 0.0 else below}"
        for angle, above, below in (
            (key.elevation_rad, "up", "down"),
            (key.protraction_rad, "forward", "back"),
        )
        if angle
    ]
    helps = [] if key.assist == 1.0 else [f"{key.assist:.0%} help"]
    return ", ".join([*told, *helps]) or "by itself"
