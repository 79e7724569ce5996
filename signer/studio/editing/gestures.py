"""Gestures: a drag of a dial or bar as one step, and what the contact of a key does."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import SignalInstance

from signer.document import edits
from signer.document.contact_gestures import Gesture, with_gesture
from signer.document.edits import Edit
from signer.document.fitting import with_item
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.studio.editing.retiming import touches_other_arm
from signer.studio.editing.session import Session
from signer.studio.language import tr


class Dragged(Protocol):
    """A dial, a bar or a group of them, which is dragged, wheeled and stepped."""

    gesture_began: SignalInstance
    gesture_ended: SignalInstance
    gesture_cancelled: SignalInstance

    def let_go(self) -> None:
        """The gesture was ended from elsewhere."""


def follow(dragged: Dragged, session: Session, cancelled: Callable[[], object] | None = None) -> None:
    """Let a drag be one step of a session; `cancelled` gives it up in place of the session."""
    dragged.gesture_began.connect(session.begin_gesture)
    dragged.gesture_ended.connect(session.end_gesture)
    dragged.gesture_cancelled.connect(cancelled or session.cancel_gesture)
    session.gesture_broken.connect(dragged.let_go)


def gesture_edit(key: Key, gesture: Gesture) -> Edit:
    """Give the contact of a key a gesture; a hand that is touched meanwhile stays for as long."""
    acting = with_gesture(key, gesture)

    def change(sign: Sign) -> Sign:
        sign = with_item(sign, replace(acting, hold_s=key.hold_s))
        return edits.set_hold(key.id, acting.hold_s, touches=touches_other_arm)(sign)

    return Edit(tr("Change contact"), change)
