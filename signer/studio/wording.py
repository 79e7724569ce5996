"""How keys, handshapes, articulators and sites are called in the window: plain words, on the side where they are drawn."""

from functools import lru_cache
from math import degrees
from typing import Final

from handshapes import catalogue as handshapes
from signer.document.sign import OTHER_SIDE, SIDE_OF, Key, ShoulderKey, Side, Sign
from signer.document.values import Contact, LaneName, Manner, Placement, Transition
from sites import catalogue as sites

MANNER_VERBS: Final[dict[Manner, str]] = {
    "none": "at", "near": "near", "touch": "touches", "hold": "holds", "brush": "brushes", "rub": "rubs", "tap": "taps",
    "double": "touches twice", "interlock": "locks with", "enter": "enters",
}  # fmt: skip
_ROWS: Final = {"high": "high", "mid": "middle", "low": "low"}
_DEPTHS: Final = {"near": ", near", "mid": "", "far": ", far"}  # half an arm away is the usual


def side_of(sign: Sign, lane: LaneName) -> Side:
    """The side of the body on which a lane's hand is drawn."""
    return SIDE_OF[lane] if sign.dominant_side == "right" else OTHER_SIDE[SIDE_OF[lane]]


def handshape_title(name: str) -> str:
    """What a handshape's card says; an unknown one keeps its name."""
    try:
        return handshapes.find(name).title
    except LookupError:
        return name


def articulator_name(articulator_id: str) -> str:
    """What an articulator is called; an unknown one keeps its id."""
    try:
        return handshapes.find_articulator(articulator_id).name
    except LookupError:
        return articulator_id


@lru_cache(maxsize=1024)
def site_name(site_id: str, dominant_side: Side = "right") -> str:
    """What a site is called: "Temple, right". A left-handed signer's `temple.R` is drawn on the left, and says so."""
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


def space_cell_name(site_id: str, dominant_side: Side = "right") -> str:
    """What one of the 27 places of space is called: "high right, near", "low centre"; left and right are the signer's own."""
    _, column, row, depth = site_id.split(".")
    side = {"ipsi": dominant_side, "contra": OTHER_SIDE[dominant_side]}.get(column, "centre")
    return f"{_ROWS.get(row, row)} {side}{_DEPTHS.get(depth, depth)}"


def placement_words(placement: Placement, dominant_side: Side = "right") -> str:
    """Where the hand goes: "Pinky tip on temple, right"."""
    name = articulator_name(placement.articulator)
    if not isinstance(placement, Contact):
        return f"{name} in space"
    if placement.site.startswith("space."):
        return f"{name} in space, {space_cell_name(placement.site, dominant_side)}"
    place = site_name(placement.site, dominant_side)
    place = _within_a_sentence(place)
    if _says_where(placement.site):
        return f"{name} {place}"
    word = "on" if placement.manner not in ("none", "near") else "near" if placement.manner == "near" else "at"
    return f"{name} {word} {place}"


def key_words(key: Key, dominant_side: Side = "right") -> str:
    """A key in one line: "I, pinky tip on temple, right"."""
    return f"{handshape_title(key.handshape)}, {_within_a_sentence(placement_words(key.placement, dominant_side))}"


def transition_words(transition: Transition) -> str:
    """How the hand goes on: "arc 6 cm, soft start"; the usual speed is not mentioned."""
    path = f"arc {transition.height_m * 100:.0f} cm" if transition.path == "arc" else "straight"
    return path if transition.easing == "smooth" else f"{path}, {transition.easing}"


def _within_a_sentence(name: str) -> str:
    """The name as it stands after other words: small, unless its first word is a letter or an abbreviation."""
    return name if name[1:2].isupper() or not name[1:2].isalpha() else f"{name[0].lower()}{name[1:]}"


def _says_where(site_id: str) -> bool:
    """Whether a site's name has its own little word: "Beside the head", "In front of the mouth"."""
    try:
        return sites.find(site_id).kind == "space"
    except LookupError:
        return False


def _short(name: str) -> str:
    """The name without the anatomist's word in brackets."""
    return name.split(" (")[0].strip()


def span_words(key: Key | ShoulderKey) -> str:
    """When a key is reached and how long it holds: "0.40 s to 0.60 s"."""
    return f"{key.time_s:.2f} s to {key.end_s:.2f} s" if key.hold_s else f"at {key.time_s:.2f} s"


def shoulder_words(key: ShoulderKey) -> str:
    """What a shoulder does at a key: "the shoulder helps 100%, raised 17°"."""
    by_hand = [
        f"{above if angle > 0.0 else below} {degrees(abs(angle)):.0f}°"
        for angle, above, below in ((key.elevation_rad, "raised", "lowered"), (key.protraction_rad, "forward", "back"))
        if angle
    ]
    return ", ".join([f"the shoulder helps {key.assist:.0%}", *by_hand])
