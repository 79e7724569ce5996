"""A contact's gesture chosen in the window.

The key changed, and the hold made long enough with what goes along.
"""

from dataclasses import replace

from signer.document import edits
from signer.document.contact_gestures import Gesture, with_gesture
from signer.document.edits import Edit
from signer.document.fitting import with_item
from signer.document.sign import Sign
from signer.document.tracks.hand import Key
from signer.studio.editing.retiming import touches_other_arm
from signer.studio.language import tr


def gesture_edit(key: Key, gesture: Gesture) -> Edit:
    """Give the contact of a key a gesture; a hand that is touched meanwhile stays for as long."""
    acting = with_gesture(key, gesture)

    def change(sign: Sign) -> Sign:
        sign = with_item(sign, replace(acting, hold_s=key.hold_s))
        return edits.set_hold(key.id, acting.hold_s, touches=touches_other_arm)(sign)

    return Edit(tr("Change contact"), change)
