"""A contact's gesture chosen in the window: the key changed, and the hold made long enough with what goes along."""

from dataclasses import replace

from signer.document import edits
from signer.document.contact_gestures import Gesture, with_gesture
from signer.document.edits import Edit
from signer.document.lanes import with_row_key
from signer.document.sign import Key, Sign
from signer.studio.editing.retiming import touches_other_arm


def gesture_edit(key: Key, gesture: Gesture) -> Edit:
    """Give the contact of a key a gesture; a hand that is touched meanwhile stays for as long."""
    acting = with_gesture(key, gesture)

    def change(sign: Sign) -> Sign:
        sign = with_row_key(sign, replace(acting, hold_s=key.hold_s))
        return edits.set_hold(key.id, acting.hold_s, touches=touches_other_arm)(sign)

    return Edit("Change contact", change)
