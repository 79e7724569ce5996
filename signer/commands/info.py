"""`signer info`: what a sign file holds, in plain words or for other programs."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from signer.commands.sources import HELP, Source, sources
from signer.commands.terminal import DONE, FAILED, Commands, command, complain, say, say_json
from signer.errors import SignFileError
from signer.lazy import lazily
from signer.phrases import counted
from signer.printable import MESSAGE, excerpt

with lazily():
    from signer.document import frame_rates, queries, utterance, values
    from signer.document.tracks import kinds
    from signer.sequencing import contents, glosses, rates
    from signer.words import tracks, wording


if TYPE_CHECKING:
    from signer.document.sign import Sign
    from signer.document.tracks.hand import Key
    from signer.document.tracks.kind import TrackKind
    from signer.document.tracks.shoulder import ShoulderKey
    from signer.document.tracks.span import Span
    from signer.document.utterance import Utterance
    from signer.document.values import HandRole
    from signer.files import SignReading

FORMAT: Final = "asl-info"
VERSION: Final = 1
"""Of the JSON report; it changes only when a reader of the old one would break."""
SAID: Final = (
    "gloss", "translation", "notes", "tags", "author", "licence", "source", "confidence", "dominant_side",
)  # fmt: skip
"""Fields of a sign that are of it as a whole."""
NAME: Final = 13
"""So many letters are kept for the names of rows."""
INDENT: Final = 28
"""Column at which the words about a key begin."""


def add(commands: Commands) -> None:
    """The words that the command takes."""
    info = command(commands, "info", run, "say what is in sign files")
    info.add_argument("files", nargs="+", metavar="FILE", help=HELP)
    info.add_argument(
        "--json", action="store_true", help="print a report for other programs (docs/command-line.md)"
    )


def run(options: Namespace) -> int:
    """Say it of each file; a bad one does not stop the others."""
    reports, code = [], DONE
    for source in sources(options.files):
        report: dict[str, Any] = {
            "file": source.name, "errors": [], "warnings": [], "sentence": None, "sign": None
        }  # fmt: skip
        sentence: Utterance | None = None
        try:
            sentence = source.utterance()
            report["sentence"] = None if sentence is None else _sentence_facts(sentence)
            reading = source.reading()
        except SignFileError as error:
            code = FAILED
            report["errors"] = list(error.problems)
            if not options.json:
                say(() if sentence is None else [source.name, *_sentence_lines(sentence)])
                complain(error)
        else:
            report |= {"warnings": list(reading.warnings), "sign": _facts(reading.sign)}
            if not options.json:
                say(_lines(source, reading, sentence))
        reports.append(report)
    if options.json:
        say_json({"format": FORMAT, "version": VERSION, "files": reports})
    return code


def _facts(sign: "Sign") -> dict[str, Any]:
    """Return the content of the sign, ready for JSON."""

    def spans(of: "Iterable[TrackKind]") -> dict[str, list[dict[str, Any]]]:
        return {
            kind.name: [_span_facts(kind.name, span, sign) for span in sign.spans(kind.name)] for kind in of
        }

    return _taken(sign, *SAID) | {
        "rig": {"name": sign.character_name, "version": sign.character_version},
        "fps": sign.fps if isinstance(sign.fps, int) else float(sign.fps),
        "rest": sign.rest,
        "frames": queries.frame_count(sign),
        "duration_s": queries.span_s(sign)[1],
        "hands": {role: [_key_facts(key, sign) for key in sign.hand(role).keys] for role in values.ROLES},
        "shoulders": {
            role: [_shoulder_facts(key) for key in sign.shoulder(role).keys] for role in values.ROLES
        },
        "body": spans(kinds.BODY_KINDS),
        "face": spans(kind for kind in kinds.SPAN_KINDS if kind not in kinds.BODY_KINDS),
        "markers": [_taken(marker, "time_s", "text", "hold_s") for marker in sign.markers],
    }


def _taken(thing: object, *names: str) -> dict[str, Any]:
    """Return attributes of a thing by their names, ready for JSON."""
    found = {name: getattr(thing, name) for name in names}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def _key_facts(key: "Key", sign: "Sign") -> dict[str, Any]:
    site = key.placement.site if isinstance(key.placement, values.Contact) else None
    return (
        {"key": key.id}
        | _taken(key, "time_s", "hold_s", "handshape", "articulator")
        | {
            "site": site if isinstance(site, str) else None,
            "manner": key.placement.manner if isinstance(key.placement, values.Contact) else None,
            "words": wording.key_words(key, sign.dominant_side),
            "movement": list(wording.moving_words(key)),
        }
    )


def _shoulder_facts(key: "ShoulderKey") -> dict[str, Any]:
    return {"key": key.id, **_taken(key, "time_s", "hold_s"), "words": wording.shoulder_words(key)}


def _span_facts(kind: str, span: "Span", sign: "Sign") -> dict[str, Any]:
    times = _taken(span, "time_s", "hold_s", "onset_s", "offset_s")
    return {"key": span.id, **times, "words": tracks.span_words(kind, span, sign.dominant_side)}


def _sentence_facts(sentence: "Utterance") -> dict[str, Any]:
    """Return what a sentence is made of, ready for JSON."""
    return {
        "glosses": glosses.typed(sentence),
        **_taken(sentence, "style", "tempo"),
        "items": len(sentence.items),
        "missing": list(glosses.missing(sentence)),
        "changed": [
            contents.gloss_of(item.content)
            for item in sentence.items
            if isinstance(item.content, utterance.SignContent) and item.content.edited != item.content.sign
        ],
        "places": [place.name or place.id for place in sentence.places],
    }


def _sentence_lines(sentence: "Utterance") -> Iterator[str]:
    facts = _sentence_facts(sentence)
    signals = counted(len(sentence.spans), "signal")
    rows = (
        ("sentence", facts["glosses"]),
        ("rates", f"{facts['style']}, tempo {facts['tempo']:g}; {rates.UNREVIEWED}"),
        ("items", f"{facts['items']}{f', {signals} over them' if sentence.spans else ''}"),
        ("missing", ", ".join(facts["missing"])),
        ("changed here", ", ".join(facts["changed"])),
        ("places", ", ".join(facts["places"])),
    )
    for name, text in rows:
        if text:
            yield f"  {name:<{NAME}} {excerpt(text, MESSAGE)}"


def _lines(source: Source, reading: "SignReading", sentence: "Utterance | None" = None) -> Iterator[str]:
    sign, warnings = reading
    yield source.name
    yield from () if sentence is None else _sentence_lines(sentence)
    for name, text in _rows(sign):
        for number, line in enumerate(text.split("\n") if text else ()):
            yield f"  {'' if number else name:<{NAME}} {line}"
    for role in values.ROLES:
        yield from _hand(sign, role)
    for kind in kinds.SPAN_KINDS:
        yield from _spans(sign, kind.name)
    for marker in sign.markers:
        until = f"to {marker.time_s + marker.hold_s:.2f} s " if marker.hold_s else ""
        yield f"  {'marker':<{NAME}} {marker.time_s:.2f} s {until}{marker.text}".rstrip()
    for warning in warnings:
        yield f"  warning: {warning}"


def _rows(sign: "Sign") -> list[tuple[str, str]]:
    """List what is known about the sign beside its keys, as pairs of a name and a text."""
    return [
        *((name, ", ".join(sign.tags) if name == "tags" else getattr(sign, name)) for name in SAID[:-2]),
        ("signer", f"{sign.dominant_side}-handed"),
        (
            "length",
            f"{queries.span_s(sign)[1]:.2f} s, {counted(queries.frame_count(sign), 'frame')} at "
            f"{frame_rates.spelled(sign.fps)} a second",
        ),
        ("at rest", wording.REST_WORDS[sign.rest]),
        ("body", f"{sign.character_name} {sign.character_version}"),
    ]


def _hand(sign: "Sign", role: "HandRole") -> Iterator[str]:
    """The keys of a hand and of its shoulder."""
    keys = sign.hand(role).keys
    count = f"{len(keys)} key{'s' if len(keys) > 1 else ''}" if keys else "at rest"
    yield f"  {f'{role} hand':<{NAME}} {count}"
    for key in keys:
        yield f"    {key.id:<4} {wording.span_words(key):<18} {wording.key_words(key, sign.dominant_side)}"
        goes_on = key is not keys[-1] and key.transition != values.Transition()
        onward = (f"then {wording.transition_words(key.transition)}",) if goes_on else ()
        for words in (*wording.moving_words(key), *onward):
            yield f"{'':<{INDENT}}{words}"
    for shoulder in sign.shoulder(role).keys:
        yield f"    {shoulder.id:<4} {wording.span_words(shoulder):<18} {wording.shoulder_words(shoulder)}"


def _spans(sign: "Sign", kind: str) -> Iterator[str]:
    """The spans of torso, head or face; nothing where there are none."""
    found = sign.spans(kind)
    if found:
        yield f"  {kind:<{NAME}} {len(found)} key{'s' if len(found) > 1 else ''}"
    for span in found:
        yield (
            f"    {span.id:<4} {wording.span_words(span):<18} "
            f"{tracks.span_words(kind, span, sign.dominant_side)}"
        )
