"""Signals of a sentence as they stand in its performed sign, and edits of them carried back."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from nonmanuals.target import Addressee
from nonmanuals.target import Place as PlaceTarget
from signer.document.items import every_item
from signer.document.sign import Sign
from signer.document.tracks.span import Span
from signer.document.utterance import ADDRESSEE, Utterance
from signer.document.utterance_edits import UtteranceEdit, together
from signer.document.utterance_span_edits import remove_span, set_span
from signer.phrases import phrase

PREFIX: Final = "s."
"""Beginning of the id that a signal of the sentence has in the performed sign."""


def carried_back(utterance: Utterance, before: Sign, after: Sign) -> UtteranceEdit | None:
    """Return what an edit of the performed sign means for the signals of its sentence.

    These may be taken away, and be of another strength, place or word. None for any other edit.
    """
    own = {f"{PREFIX}{span.id}": span.id for span in utterance.spans}
    was, now = (dict(_by_id(sign)) for sign in (before, after))
    if set(now) - set(was) or before.markers != after.markers:
        return None
    changes = list[UtteranceEdit]()
    for item_id, old in was.items():
        new = now.get(item_id)
        if new == old:
            continue
        if item_id not in own or not isinstance(old, Span):
            return None
        if new is None:
            changes.append(remove_span(own[item_id]))
        elif isinstance(new, Span) and new == replace(
            old, strength=new.strength, word=new.word, target=new.target
        ):
            fields: dict[str, Any] = {"strength": new.strength, "word": new.word}
            if new.target != old.target:
                if not isinstance(new.target, PlaceTarget | Addressee):
                    return None
                fields["place"] = new.target.id if isinstance(new.target, PlaceTarget) else ADDRESSEE
            changes.append(set_span(own[item_id], **fields))
        else:
            return None
    return together(phrase("Change signal"), changes) if changes else None


def is_of_signals(utterance: Utterance, before: Sign, after: Sign) -> bool:
    """Return whether an edit of the performed sign is about signals of its sentence alone."""
    own = {f"{PREFIX}{span.id}" for span in utterance.spans}
    was, now = (dict(_by_id(sign)) for sign in (before, after))
    changed = {one for one in {*was, *now} if was.get(one) != now.get(one)}
    return bool(changed) and changed <= own


def _by_id(sign: Sign) -> Iterator[tuple[str, object]]:
    for _, item in every_item(sign):
        yield item.id, item
