"""Words on what stands in the track of glosses: tips, and why a transition is red."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.utterance import Pause, SignContent, UtteranceItem
from signer.document.utterance_times import carried
from signer.lazy import lazily
from signer.studio.editing.open_sentence import OpenSentence
from signer.studio.language import tr
from signer.studio.sentences.answers import title_in
from signer.studio.sentences.known_signs import KnownSigns
from signer.studio.sentences.layout import Target
from signer.studio.sentences.paint import details_of

with lazily():
    from signer.sequencing import gaps

NOT_JUDGED: Final = tr(
    "Nobody who signs has judged the rates and transitions of sentences yet: they are this project's own, "
    "from published figures where there are any."
)
ENTERED: Final = tr(
    "This sign is worked on in its own time, that of the library; in the sentence it plays so many times as "
    "quickly. Below is when the playhead's moment comes there, as it was last performed. Esc goes back."
)
SET_THROUGH: Final = tr("Its path was set so: a double click chooses another one.")
NONE_FREE: Final = tr("No free way was found.")
TOO_FAST: Final = tr("Too fast: a wrist goes over 2 m/s.")


def bad_ways(sentence: OpenSentence) -> dict[str, str]:
    """Return why transitions are red, by the item before each."""
    performed = sentence.performed
    ways = () if performed is None else performed.transitions
    through = dict[str, str]()
    for way in ways:
        if way.deepest is not None:
            inside, why = way.deepest.inside, SET_THROUGH if way.is_set else NONE_FREE
            deep = tr(
                "The {part} is {depth_mm:.0f} mm inside the {into}",
                part=inside.part,
                depth_mm=1000.0 * inside.depth_m,
                into=inside.into,
            )
            through[way.before] = tr(
                "{deep} at {time_s:.2f} s. {why}", deep=deep, time_s=way.deepest.time_s, why=why
            )
    return through | dict.fromkeys(sentence.hurried, TOO_FAST)


def pinned_too_early(sentence: OpenSentence) -> frozenset[str]:
    """Return the items that are pinned to an earlier time than hands get there."""
    return frozenset(item.id for item in sentence.items if _late_s(item, sentence) is not None)


def _late_s(item: UtteranceItem, sentence: OpenSentence) -> float | None:
    """Return when hands get to an item that is pinned to an earlier time, s; None where they are in time."""
    times = sentence.times_of(item.id)
    if item.at_s is None or times is None or times.start_s <= item.at_s + SAME_TIME_S:
        return None
    return times.start_s


def words_at(target: Target, sentence: OpenSentence, known: KnownSigns) -> str:
    """Return what is under the pointer, in words, and what can be done with it."""
    if target.id == "head" and sentence.entered:
        return ENTERED
    if target.id == "head":
        return tr("{not_judged}\nClick for style and tempo.", not_judged=NOT_JUDGED)
    utterance = sentence.content
    if target.part in ("item", "end"):
        item = utterance.item(target.id)
        pause = tr("Pause of ") if isinstance(item.content, Pause) else ""
        details = details_of(replace(item, at_s=None), utterance)
        said = (f"{pause}{title_in(utterance, item.content)}", details, *_advice(item, sentence, known))
        return "\n".join(filter(None, said))
    if target.part == "way" and sentence.performed is not None:
        way = next((one for one in sentence.performed.transitions if one.before == target.id), None)
        if way is not None:
            is_arc = "arc" in {each.path for each in way.ways.values()}
            told = [
                tr(
                    "Transition of {end_s:.2f} s{part}",
                    end_s=way.end_s - way.start_s,
                    part=tr(", an arc") if is_arc else "",
                )
            ]
            bad = bad_ways(sentence).get(target.id)
            told += [bad] if bad else []
            return "\n".join([*told, tr("Drag changes its length, a double click its path.")])
    return ""


def own_time_words(sentence: OpenSentence, sign: Sign, time_s: float) -> tuple[str, str]:
    """Say how much quicker a sign that is entered plays in its sentence, and when a moment comes there."""
    moments = sentence.moments_in(sign)
    if len(moments) < 2:
        return "", tr("its own time")
    (first_s, starts_s), (last_s, ends_s) = moments[0], moments[-1]
    pace = (last_s - first_s) / (ends_s - starts_s) if ends_s > starts_s else 1.0
    return tr("plays {pace:.2g}\N{MULTIPLICATION SIGN}", pace=pace), tr(
        "{carried:.2f} s of the sentence", carried=carried(moments, time_s)
    )


def _advice(item: UtteranceItem, sentence: OpenSentence, known: KnownSigns) -> list[str]:
    told = []
    if why := gaps.why_gap(item.content):
        no_sign = tr("The library has no such sign. Right click: spell it, or choose a sign.")
        told.append(no_sign if why == gaps.NO_SIGN else f"{why[0].upper()}{why[1:]}.")
    if isinstance(item.content, Pause):
        told.append(tr("The hands stay as they are. Drag its end, or double click, to change its length."))
    if item.at_s is not None and sentence.times_of(item.id) is not None:
        late_s = _late_s(item, sentence)
        told.append(
            tr("Pinned to {at_s:.2f} s: what comes before is held until then.", at_s=item.at_s)
            if late_s is None
            else tr(
                "Pinned to {at_s:.2f} s; the hands get there at {late_s:.2f} s only.",
                at_s=item.at_s,
                late_s=late_s,
            )
        )
    if known.newer(item.content) is not None:
        told.append(tr("The library has another sign now. Right click: Update from the library."))
    if isinstance(item.content, SignContent):
        told.append(
            tr("Double click, or Enter, changes its keys. Alt+drag pins its beginning, of its end its tempo.")
        )
    return told
