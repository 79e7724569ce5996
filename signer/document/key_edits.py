"""Edits of one key: handshape, place, contact, wrist, elbow, movement and transition."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from signer.document.edits import Edit
from signer.document.fitting import with_key
from signer.document.queries import find_key
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.document.values import (
    ACTING,
    LOCAL_KINDS,
    Act,
    Branch,
    Contact,
    Elbow,
    HandOrientation,
    LocalKind,
    LocalMovement,
    Manner,
    Placement,
    Transition,
)
from signer.phrases import phrase


def set_handshape(key_id: str, handshape: str, articulator: str | None = None) -> Edit:
    """Give a key another handshape, with every joint at the angle that the handshape has.

    Where the old articulator is not legal for it, the key gets another one.
    """

    def change(key: Key) -> Key:
        placement = key.placement if articulator is None else replace(key.placement, articulator=articulator)
        return replace(key, handshape=handshape, placement=placement, joints=(), own_handshape="")

    return _edit_key(phrase("Change handshape"), key_id, change)


def set_joints(key_id: str, joints: Iterable[tuple[str, float]], own_handshape: str = "") -> Edit:
    """Bend joints of a key's handshape to other angles, in rad, and name the result.

    The other joints stay as the handshape has them.
    """
    bent = tuple(sorted(joints))
    return _edit_key(
        phrase("Bend fingers"),
        key_id,
        lambda key: replace(key, joints=bent, own_handshape=own_handshape),
    )


def clear_joints(key_id: str) -> Edit:
    """Let every joint be as the handshape has it."""
    return _edit_key(
        phrase("Undo bent fingers"), key_id, lambda key: replace(key, joints=(), own_handshape="")
    )


def set_points_of(key_id: str, handshape: str) -> Edit:
    """Let articulators made of fingers follow a given handshape instead of the hand's own.

    When `handshape` is empty, they follow the hand's own.
    """
    return _edit_key(
        phrase("Keep the points") if handshape else phrase("Let the points follow"),
        key_id,
        lambda key: replace(key, points_of=handshape),
    )


def set_articulator(key_id: str, articulator: str) -> Edit:
    """Place another part of the hand at the same target."""
    return _edit_key(
        phrase("Change articulator"),
        key_id,
        lambda key: replace(key, placement=replace(key.placement, articulator=articulator)),
    )


def set_placement(key_id: str, placement: Placement) -> Edit:
    """Bring the hand to another site or to a point of space; beside a point there is no second contact."""
    label = phrase("Change site") if isinstance(placement, Contact) else phrase("Move target")
    return _edit_key(label, key_id, lambda key: replace(key, placement=placement))


def set_second(key_id: str, second: Contact | None) -> Edit:
    """Set, replace or (None) remove a key's second contact; ValueError for a key without a first."""

    def change(key: Key) -> Key:
        _contact(key)
        return replace(key, second=second)

    return _edit_key(
        phrase("Change second contact") if second is not None else phrase("Remove second contact"),
        key_id,
        change,
    )


def set_manner(key_id: str, manner: Manner) -> Edit:
    """Change how the hand meets the site; ValueError for a key without a contact.

    A manner that does not act ends what the old one did during the hold.
    """
    return _edit_key(
        phrase("Change contact"),
        key_id,
        lambda key: replace(key, placement=replace(_contact(key), manner=manner)),
    )


def set_stops(key_id: str, stops: bool) -> Edit:
    """Let the hand come to a stop at a key, or pass it where life and the sign let it."""
    return _edit_key(
        phrase("Stop here") if stops else phrase("Pass here"), key_id, lambda key: replace(key, stops=stops)
    )


def set_act(key_id: str, act: Act | None) -> Edit:
    """Let a contact tap, rub or brush during the hold, as its manner says, or (None) stay.

    ValueError for a manner without such a gesture.
    """

    def change(key: Key) -> Key:
        if act is not None and _contact(key).manner not in ACTING:
            raise ValueError(
                f"a contact that is only to {_contact(key).manner} does not move; let it tap, rub or brush "
                "first"
            )
        return replace(key, act=act)

    return _edit_key(phrase("Change what the contact does"), key_id, change)


def set_local(key_id: str, movement: LocalMovement) -> Edit:
    """Let fingers or wrist move by themselves, in place of what of this kind they did."""

    def change(key: Key) -> Key:
        kept = tuple(one for one in key.local if one.kind != movement.kind)
        return replace(
            key, local=tuple(sorted((*kept, movement), key=lambda one: LOCAL_KINDS.index(one.kind)))
        )

    return _edit_key(phrase("Change finger or wrist movement"), key_id, change)


def clear_local(key_id: str, kind: LocalKind) -> Edit:
    """Let fingers or wrist no longer move in this way."""
    return _edit_key(
        phrase("Stop finger or wrist movement"),
        key_id,
        lambda key: replace(key, local=tuple(m for m in key.local if m.kind != kind)),
    )


def set_stand_off(key_id: str, stand_off_m: float) -> Edit:
    """Change the distance kept from the skin; ValueError for a key without a contact."""

    def change(key: Key) -> Key:
        return replace(key, placement=replace(_contact(key), stand_off_m=stand_off_m))

    return _edit_key(phrase("Change stand-off"), key_id, change)


def set_orientation(key_id: str, orientation: HandOrientation) -> Edit:
    """Turn the hand, relative to the forearm or to directions of the world."""
    return _edit_key(phrase("Turn wrist"), key_id, lambda key: replace(key, orientation=orientation))


def set_elbow(key_id: str, elbow: Elbow) -> Edit:
    """Swing the elbow about shoulder and articulator."""
    return _edit_key(phrase("Change elbow height"), key_id, lambda key: replace(key, elbow=elbow))


def set_swivel(key_id: str, swivel_rad: float) -> Edit:
    """Swing the elbow to an angle, on the branch it is on."""
    return _edit_key(
        phrase("Change elbow height"),
        key_id,
        lambda key: replace(key, elbow=replace(key.elbow, swivel_rad=swivel_rad)),
    )


def set_branch(key_id: str, branch: Branch) -> Edit:
    """Take the other of the two flexions of the elbow that reach the target."""
    return _edit_key(
        phrase("Change elbow"), key_id, lambda key: replace(key, elbow=replace(key.elbow, branch=branch))
    )


def set_posture(key_id: str, orientation: HandOrientation, elbow: Elbow) -> Edit:
    """Turn the wrist and swing the elbow in one step, as when the elbow is kept while the wrist turns."""
    return _edit_key(
        phrase("Change posture"),
        key_id,
        lambda key: replace(key, orientation=orientation, elbow=elbow),
    )


def set_transition(key_id: str, transition: Transition) -> Edit:
    """Change how the hand goes on to the next key."""
    return _edit_key(phrase("Change movement"), key_id, lambda key: replace(key, transition=transition))


def _edit_key(label: str, key_id: str, change_key: Callable[[Key], Key]) -> Edit:
    def change(sign: Sign) -> Sign:
        role, key = find_key(sign, key_id)
        return with_key(sign, role, change_key(key))

    return Edit(label, change, key_id)


def _contact(key: Key) -> Contact:
    if key.contact is None:
        raise ValueError(f"the key {key.id!r} is at a point of space; give it a site first")
    return key.contact
