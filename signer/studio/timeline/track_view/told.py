"""The timeline in words: the selected key for a screen reader, tooltips of what is pointed at."""

from signer.document.sign import Sign
from signer.phrases import begins
from signer.studio.editing.selection import Selection
from signer.studio.language import tr, translated
from signer.studio.timeline.items import RestItem, Target, key_and_next
from signer.words import wording
from signer.words.tracks import item_words, way_words


def description(sign: Sign, selection: Selection, playhead_s: float) -> str:
    """The tracks in one sentence, for a screen reader."""
    found = key_and_next(sign, selection.key_ids[0]) if len(selection.key_ids) == 1 else None
    at = tr("Playhead at {playhead_s:.2f} s.", playhead_s=playhead_s)
    if found is None:
        many = len(selection.key_ids)
        return (
            tr("{many} keys selected. {at}", many=many, at=at) if many else tr("No key selected. {at}", at=at)
        )
    key = found.key
    way = translated(way_words(found.row, key))
    then = tr(" Then {way}.", way=way) if found.following and way else ""
    words = translated(item_words(found.row, key, sign.dominant_side))
    return tr(
        "Key {number} of {of}: {words}, {span_words}.{then} {at}",
        number=found.number,
        of=found.of,
        words=words,
        span_words=wording.span_words(key),
        then=then,
        at=at,
    )


def tip(sign: Sign, target: Target, lead: RestItem | None = None) -> str:
    """Return the tooltip for the part under the pointer; `lead` is the way from or to rest there, if any."""
    if lead is not None:
        words = tr("of itself") if lead.lead is None else translated(wording.led_words(lead.lead))
        if lead.end == "lead_in":
            return tr("From rest, {words}. Right-click for other ways.", words=words)
        return tr("Back to rest, {words}. Right-click for other ways.", words=words)
    found = key_and_next(sign, target.key_id) if target.row is not None else None
    if target.part == "ruler":
        return tr("Drag to move the playhead, Ctrl+drag to play a stretch alone")
    if target.part == "marker" and target.key_id and int(target.key_id) < len(sign.markers):
        return f"{sign.markers[int(target.key_id)].text}\n{tr('Drag moves, a double click writes')}".strip()
    if target.part == "pin":
        return tr("A frame of the film is pinned to this moment. Drag moves it, a right-click takes it out")
    if target.part == "stretch":
        return tr("Drag to stretch the chosen keys in time")
    if target.part == "strip":
        words = (
            "" if found is None else f"{translated(item_words(found.row, found.key, sign.dominant_side))}\n"
        )
        return tr(
            "{words}A click opens the rows of face, head and torso (Ctrl+Shift+M folds them)", words=words
        )
    if found is None:
        return ""
    if target.part == "transition":
        return tr(
            "{way_words}. Right-click for other ways.",
            way_words=begins(translated(way_words(found.row, found.key))),
        )
    if target.part == "begin":
        return tr("Drag to change when it begins to hold")
    if target.part in ("onset", "offset"):
        crossing = tr("Where slopes cross, it goes from one to the other without a rest between.")
        if target.part == "onset":
            return f"{tr('Drag to change how fast it comes.')} {crossing}"
        return f"{tr('Drag to change how fast it goes.')} {crossing}"
    if target.part == "grip":
        return tr("Drag to change how long it holds")
    return tr(
        "{item_words}\nDrag moves, Ctrl+drag copies, Delete removes",
        item_words=item_words(found.row, found.key, sign.dominant_side),
    )
