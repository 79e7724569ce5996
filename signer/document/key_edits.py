"""Edits of one key: handshape, place, contact, wrist, elbow, movement and transition."""

from collections.abc import Callable
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
    Contact,
    LocalKind,
    LocalMovement,
    Manner,
    Transition,
)
from signer.phrases import phrase


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
