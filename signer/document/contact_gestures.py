"""Contact gestures (touch, tap, slide, ...): read a key's gesture, or give it another."""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from signer.document.tracks.hand import Key
from signer.document.values import RETREATING, TOUCHING, Act, Contact, Manner, PathShape

Gesture: TypeAlias = Literal["touch", "near", "none", "tap", "rub", "brush", "slide"]
"""`brush` slides through the site once while held; `slide` stays on the skin all the way to the next key."""

NEAR_M: Final = 0.02
"""Distance from the skin, m, of a hand that becomes near without having had a distance."""
SIZE_M: Final[dict[Gesture, float]] = {"tap": 0.025, "rub": 0.02, "brush": 0.03}
"""Size of a gesture that begins, m: about a finger's width, as signers tap, rub and brush."""
SECONDS_EACH: Final = 0.2
"""Least time, s, for each part of a gesture that begins: its hold is lengthened to it."""


def gesture_of(key: Key) -> Gesture | None:
    """Read the gesture of a key's contact; None where it has none.

    It has none in space, and for a manner in which the hand goes into something.
    """
    contact = key.contact
    if contact is None:
        return None
    if key.act is not None:
        return _of_act(contact.manner)
    if contact.manner in TOUCHING:
        return "slide" if key.transition.path == "slide" else "touch"
    return contact.manner if contact.manner in ("near", "none") else None


def with_gesture(key: Key, gesture: Gesture) -> Key:
    """Give a key's contact a gesture, with the usual size and time where it had none.

    A key in space stays as it is. The hold may become longer than there is room for: the track has to fit it
    between its neighbours.
    """
    contact = key.contact
    if contact is None:
        return key
    if gesture in ("tap", "rub", "brush"):
        return _acting(key, contact, gesture)
    path: PathShape = (
        "slide"
        if gesture == "slide"
        else "straight"
        if key.transition.path == "slide"
        else key.transition.path
    )
    manner: Manner = gesture if gesture in ("near", "none") else "touch"
    stand_off_m = (contact.stand_off_m or NEAR_M) if gesture == "near" else 0.0
    placement = replace(contact, manner=manner, stand_off_m=stand_off_m)
    return replace(key, placement=placement, act=None, transition=replace(key.transition, path=path))


def _of_act(manner: Manner) -> Gesture:
    return "tap" if manner in RETREATING else "brush" if manner == "brush" else "rub"


def _acting(key: Key, contact: Contact, gesture: Literal["tap", "rub", "brush"]) -> Key:
    manner: Manner = contact.manner if gesture == "tap" and contact.manner in RETREATING else gesture
    act = replace(key.act or Act(), size_m=SIZE_M[gesture])
    hold_s = max(key.hold_s, SECONDS_EACH * (1 + act.times))
    return replace(key, placement=replace(contact, manner=manner, stand_off_m=0.0), act=act, hold_s=hold_s)
