"""The timeline in words: the selected key for a screen reader, tooltips of what is pointed at."""

from signer.document.sign import Sign
from signer.studio.editing.selection import Selection
from signer.studio.timeline.items import RestItem, Target, key_and_next
from signer.words import wording
from signer.words.tracks import item_words, way_words


def description(sign: Sign, selection: Selection, playhead_s: float) -> str:
    """The tracks in one sentence, for a screen reader."""
    found = key_and_next(sign, selection.key_ids[0]) if len(selection.key_ids) == 1 else None
    at = f"Playhead at {playhead_s:.2f} s."
    if found is None:
        many = len(selection.key_ids)
        return f"{many} keys selected. {at}" if many else f"No key selected. {at}"
    key = found.key
    way = way_words(found.row, key)
    then = f" Then {way}." if found.following and way else ""
    words = item_words(found.row, key, sign.dominant_side)
    return f"Key {found.number} of {found.of}: {words}, {wording.span_words(key)}.{then} {at}"


def tip(sign: Sign, target: Target, lead: RestItem | None = None) -> str:
    """Return the tooltip for the part under the pointer; `lead` is the way from or to rest there, if any."""
    if lead is not None:
        words = wording.lead_words(lead.lead).removeprefix("rest, ").replace("rest", "of itself")
        return f"{'From' if lead.end == 'lead_in' else 'Back to'} rest, {words}. Right-click for other ways."
    found = key_and_next(sign, target.key_id) if target.row is not None else None
    if target.part == "ruler":
        return "Drag to move the playhead, Ctrl+drag to play a stretch alone"
    if target.part == "marker" and target.key_id and int(target.key_id) < len(sign.markers):
        return f"{sign.markers[int(target.key_id)].text}\nDrag moves, a double click writes".strip()
    if target.part == "pin":
        return "A frame of the film is pinned to this moment. Drag moves it, a right-click takes it out"
    if target.part == "stretch":
        return "Drag to stretch the chosen keys in time"
    if target.part == "strip":
        words = "" if found is None else f"{item_words(found.row, found.key, sign.dominant_side)}\n"
        return f"{words}A click opens the rows of face, head and torso (Ctrl+Shift+M folds them)"
    if found is None:
        return ""
    if target.part == "transition":
        return f"{wording.capitalized(way_words(found.row, found.key))}. Right-click for other ways."
    if target.part == "begin":
        return "Drag to change when it begins to hold"
    if target.part in ("onset", "offset"):
        what = "comes" if target.part == "onset" else "goes"
        return (
            f"Drag to change how fast it {what}. Where slopes cross, it goes from one to the other "
            "without a rest between."
        )
    if target.part == "grip":
        return "Drag to change how long it holds"
    return (
        f"{item_words(found.row, found.key, sign.dominant_side)}\nDrag moves, Ctrl+drag copies, "
        "Delete removes"
    )
