"""Warnings about signals: grammar without its face, contradictions, and what a face cannot do.

They warn and never forbid: nobody who signs has reviewed the rules either.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from nonmanuals import catalogue
from nonmanuals.mouthing import MOST_A_SECOND, visemes
from nonmanuals.mouthing import phonemes as phonemes_of
from nonmanuals.target import Addressee, Place, Sweep
from signer.characters.roles import HEAD
from signer.document.grammar_parts import placed_parts, signal_of, target_of
from signer.document.problems import Problem, item_place, warning
from signer.document.sign import Sign
from signer.document.timing import SAME_TIME_S
from signer.document.tracks.face import GRAMMAR
from signer.document.tracks.kinds import SPAN_KINDS
from signer.document.tracks.span import Span, signal_problem
from signer.document.tracks.track import TrackName
from signer.document.values import ROLES, SpacePoint
from signer.motion.checks.placed_keys import placed_keys
from signer.motion.face.track import face_at
from signer.motion.pose import Clip
from signer.phrases import phrase

ASKS: Final = frozenset({"WHAT", "WHO", "WHERE", "WHEN", "WHY", "HOW", "WHICH", "WHAT-FOR", "HOW-MANY"})
"""Glosses of signs that ask a wh-question."""
NEGATES: Final = frozenset({"NOT", "NEVER", "NONE", "NOTHING", "NO-ONE", "NOT-YET"})
"""Glosses of signs that negate."""
QUICKEST_S: Final = 0.06
QUICKEST_BLINK_S: Final = 0.04
"""Onsets of signals, and of blinks, take this time, s, at least."""
MOVED_M: Final = 5e-3
"""Movement of the skin under a hand, m, above which a face is told."""
SOON_S: Final = 0.3
"""Gap after a clause below which what follows counts as following directly."""


def unknown_signals(sign: Sign) -> Iterator[Problem]:
    """Yield signals that are not in the inventory or belong elsewhere: errors, the sign is not solved."""
    for place, kind, span in _placed(sign):
        if words := signal_problem(kind, span.signal):
            yield Problem(f"{place}.signal", words)


def face_doubts(sign: Sign, frames: Clip) -> Iterator[Problem]:
    """Yield everything that is worth a look about the signals of a sign and its frames."""
    yield from _missing_grammar(sign)
    for place, kind, span in _placed(sign):
        yield from _timing(sign, place, kind, span)
        if kind == "grammar":
            yield from _marker(sign, place, span)
        if kind == "mouth":
            yield from _word(sign, place, span)
        if kind == "gaze":
            yield from _places_of(sign, place, span)
    yield from _contradictions(sign)
    yield from _unused_places(sign)
    yield from _held_back(sign, frames)
    yield from _moved_under_holds(sign, frames)


def _placed(sign: Sign) -> Iterator[tuple[str, str, Span]]:
    """Yield every span with its place as messages spell it, and its kind."""
    for kind in SPAN_KINDS:
        for index, span in enumerate(sign.spans(kind.name)):
            yield item_place(sign, TrackName(kind.name), index), kind.name, span


def _does(sign: Sign, *starts: str) -> bool:
    """Return whether any span, or part of a marker, names a signal that begins so."""
    return any(
        name.startswith(starts)
        for kind in SPAN_KINDS
        for span in sign.spans(kind.name)
        for name in (span.signal, *(part.signal.id for part in placed_parts(span)))
    )


def _missing_grammar(sign: Sign) -> Iterator[Problem]:
    gloss = sign.gloss.upper().partition(" ")[0]
    if (gloss in ASKS or "wh" in sign.tags) and not _does(sign, "brow.lower", "brow.furrow"):
        yield warning("gloss", phrase("a sign that asks, without lowered brows; set a wh-question over it"))
    if gloss in NEGATES and not _does(sign, "head.shake", "negation"):
        yield warning("gloss", phrase("a sign that negates, without a headshake; set a negation over it"))


def _timing(sign: Sign, place: str, kind: str, span: Span) -> Iterator[Problem]:
    signal = signal_of(span)
    quickest_s = QUICKEST_BLINK_S if signal is not None and signal.kind == "blink" else QUICKEST_S
    if min(span.onset_s, span.time_s or span.onset_s) < quickest_s - SAME_TIME_S and kind != "gaze":
        words = phrase(
            "comes in {onset_s:.0f} ms; faces take {quickest_s:.0f}",
            onset_s=1000 * min(span.onset_s, span.time_s),
            quickest_s=1000 * quickest_s,
        )
        yield warning(f"{place}.onset_s", words, span.time_s)
    keys = sign.hand("dominant").keys
    starts = [key.id for key in keys if abs(key.time_s - span.time_s) <= SAME_TIME_S]
    ends = [key.id for key in keys if abs(key.end_s - span.end_s) <= SAME_TIME_S]
    if starts and ends and span.signal and not (span.from_key or span.to_key):
        words = phrase(
            "begins and ends with keys ({starts}, {part}) and is not bound to them; bind it",
            starts=starts[0],
            part=ends[-1],
        )
        yield warning(place, words, span.time_s)


def _marker(sign: Sign, place: str, span: Span) -> Iterator[Problem]:
    signal = signal_of(span)
    if signal is None:
        return
    keys = sign.hand("dominant").keys
    under = [key for key in keys if key.time_s <= span.end_s + SAME_TIME_S and key.end_s >= span.time_s]
    if signal.id.startswith("q.") and under and under[-1].hold_s <= 0.0:
        yield warning(place, phrase("the last sign of a question is not held; hold it"), under[-1].end_s)
    if signal.id == "q.yn" and not _looks_at_addressee(sign, span):
        words = phrase("a yes/no question that does not look at the addressee at its end")
        yield warning(place, words, span.end_s)
    if signal.id == "conditional":
        if not _blinks_at(sign, span.end_s):
            yield warning(place, phrase("an if-clause without a blink at its end"), span.end_s)
        for other in sign.spans("grammar"):
            if (
                other.time_s > span.end_s
                and other.from_s - span.end_s < SOON_S
                and _brows(other) == _brows(span)
            ):
                words = phrase("what follows the if-clause has the same brows, so its end is not seen")
                yield warning(place, words, span.end_s)
    if signal.id.startswith("topic") and len(keys) > 1 and len(under) == len(keys):
        yield warning(
            place, phrase("a topic over the whole sign leaves nothing to say of it; end it earlier")
        )


def _brows(span: Span) -> frozenset[str]:
    """Return which way a marker moves the brows."""
    names = [part.signal.id for part in placed_parts(span)]
    up = {"up" for name in names if name.startswith(("brow.raise", "brow.flash"))}
    return frozenset(up | {"down" for name in names if name.startswith(("brow.lower", "brow.furrow"))})


def _looks_at_addressee(sign: Sign, span: Span) -> bool:
    end_s = span.end_s
    for gaze in sign.spans("gaze"):
        if gaze.time_s <= end_s <= gaze.end_s:
            return isinstance(target_of(gaze), Addressee)
    return True  # an empty gaze track is at the addressee


def _blinks_at(sign: Sign, time_s: float) -> bool:
    shut = [(one.from_s, one.until_s) for one in sign.spans("eyes") if one.signal.startswith("eyes.blink")]
    shut += [
        (part.time_s - part.onset_s, part.until_s)
        for span in sign.spans("grammar")
        for part in placed_parts(span)
        if part.signal.kind == "blink"
    ]
    return any(start_s - SOON_S / 2 <= time_s <= end_s + SOON_S / 2 for start_s, end_s in shut)


def _word(sign: Sign, place: str, span: Span) -> Iterator[Problem]:
    signal = signal_of(span)
    if signal is None or signal.reading is None:
        return
    sounds = span.sounds or phonemes_of(span.word, span.reading or signal.reading).sounds
    if not sounds:
        yield warning(f"{place}.word", phrase("no word to mouth; type one"), span.time_s)
    elif span.hold_s > 0.0 and len(visemes(sounds)) / span.hold_s > MOST_A_SECOND:
        rate = len(visemes(sounds)) / span.hold_s
        words = phrase(
            "{rate:.0f} mouth shapes a second; {most_a_second:.0f} can be seen, give it more time",
            rate=rate,
            most_a_second=MOST_A_SECOND,
        )
        yield warning(place, words, span.time_s)
    for marker in sign.spans("grammar"):
        for part in placed_parts(marker):
            overlaps = part.time_s < span.end_s and span.time_s < part.end_s
            if overlaps and part.signal.track == "mouth":
                words = phrase(
                    "the mouth says a word and {name} at once; release that part",
                    name=part.signal.name.lower(),
                )
                yield warning(place, words, span.time_s)


def _places_of(sign: Sign, place: str, span: Span) -> Iterator[Problem]:
    target = target_of(span)
    names = (
        (target.id,)
        if isinstance(target, Place)
        else (target.start, target.end)
        if isinstance(target, Sweep)
        else ()
    )
    known = {one.id for one in sign.places}
    for name in names:
        if name not in known:
            words = (
                phrase("there is no place {name!r}", name=name)
                if name
                else phrase("no place is chosen yet, so nobody is looked at")
            )
            yield warning(f"{place}.target", words, span.time_s)


def _contradictions(sign: Sign) -> Iterator[Problem]:
    markers = sign.spans(GRAMMAR.name)
    for index, span in enumerate(markers):
        for other in markers[:index]:
            if span.time_s < other.end_s and other.time_s < span.end_s:
                ways = _brows(span) | _brows(other)
                if len(ways) == 2 and _brows(span) != _brows(other):
                    words = phrase(
                        "raises and lowers the brows at once with {name}",
                        name=catalogue.find(other.signal).name,
                    )
                    yield warning(item_place(sign, TrackName(GRAMMAR.name), index), words, span.time_s)


def _unused_places(sign: Sign) -> Iterator[Problem]:
    used: set[str] = set()
    for span in sign.spans("gaze"):
        if isinstance(span.target, Place):
            used.add(span.target.id)
        elif isinstance(span.target, Sweep):
            used |= {span.target.start, span.target.end}
    for role in ROLES:
        placements = (key.placement for key in sign.hand(role).keys)
        used |= {one.place for one in placements if isinstance(one, SpacePoint)}
    for index, place in enumerate(sign.places):
        if place.id not in used:
            yield warning(
                f"places[{index}]",
                phrase("nothing refers to the place {part!r}", part=place.name or place.id),
            )


def _held_back(sign: Sign, frames: Clip) -> Iterator[Problem]:
    """Yield a gaze held back, and what face, head or trunk does less than told, life's blinks apart."""
    if frames.gaze is None:
        return
    if frames.gaze.held_back.any():
        row = int(np.argmax(frames.gaze.held_back))
        time_s = float(frames.times_s[row])
        yield warning(
            "",
            phrase("the eyes turn no further at {time_s:.2f} s; let the head turn, too", time_s=time_s),
            time_s,
        )
    found = face_at(replace(sign, life=0.0), frames.times_s)
    for reason in found.reasons:
        yield warning("", phrase("held back by the rules of the face: {reason}", reason=reason))


def _moved_under_holds(sign: Sign, frames: Clip) -> Iterator[Problem]:
    """Yield places that the face moves under a hand that holds them, and that goes along."""
    head = frames.character.bones[HEAD]
    for place, role, key in placed_keys(sign):
        rows = [
            row
            for row, hand in enumerate(frames.hands[role])
            if hand.key_id == key.id and hand.goal is not None and hand.goal.target_bone == head
        ]
        if key.contact is None or key.contact.manner != "hold":
            continue
        points = [
            frames.bone_rotations[row, head].T @ (site - frames.bone_positions[row, head])
            for row in rows
            if (site := frames.hands[role][row].site) is not None
        ]
        moved_m = float(np.linalg.norm(np.ptp(points, axis=0))) if points else 0.0
        if moved_m > MOVED_M:
            words = phrase(
                "the face moves {moved_mm:.0f} mm under the hold, and the hand goes along",
                moved_mm=1000.0 * moved_m,
            )
            yield warning(place, words, key.time_s)
