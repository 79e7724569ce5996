"""The icon that says at a glance how a key moves."""

from signer.document.contact_gestures import gesture_of
from signer.document.tracks.hand import Key
from signer.studio.movement.held_page import DOES
from signer.studio.movement.way_page import PATHS


def movement_icon(key: Key | None) -> str:
    """Name the icon of what a key's contact does, else of its fingers and wrist, else of its path.

    Empty for a plain key.
    """
    if key is None:
        return ""
    if key.act is not None:
        return next(each.icon for each in DOES if each.value == gesture_of(key))
    if key.local:
        return "wiggle"
    if key.transition.path != "straight":
        return next(each.icon for each in PATHS if each.value == key.transition.path)
    return "loop" if key.transition.repeats else ""
