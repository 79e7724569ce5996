"""The JSON Schemas of what `signer check`, `signer info` and `signer formats` print with `--json`."""

from types import ModuleType

from signer.commands import check, formats, info
from signer.document.sign import RESTS
from signer.document.tracks.kinds import BODY_KINDS, SPAN_KINDS
from signer.export.format import FAMILIES, SOURCES
from signer.export.schema_parts import (
    COUNT,
    NUMBER,
    POSITIVE,
    TEXT,
    TRUTH,
    Schema,
    document,
    listed,
    optional,
    record,
    said,
)

LANE: Schema = {"enum": ["dominant", "base"]}


def _report(name: str, command: ModuleType, **fields: Schema) -> Schema:
    about = f"The report of `signer {name} --json`. Readers ignore fields that they do not know."
    head = {"format": {"const": command.FORMAT}, "version": {"const": command.VERSION}}
    return document(f"Signer {name}", about, **head, **fields)


def check_schema() -> Schema:
    """Describe the report of `signer check --json`."""
    file = record(
        file=said(TEXT, "as it was given, or as found in a folder; `standard input` for -"),
        signer=said(TEXT, "who signs, as --signer takes it"),
        ok=said(TRUTH, "no errors; warnings do not count"),
        errors=said(listed(TEXT), "what makes the check fail, each with its place"),
        warnings=said(listed(TEXT), "what is worth a look"),
        error_codes=said(listed(TEXT), "what kind each error is, in their order"),
        warning_codes=said(listed(TEXT), "what kind each warning is, in their order"),
        keys=said(
            listed(_checked_key()), "every key of both hands; empty when the sign cannot be read or solved"
        ),
        worst=said(
            optional(record(key=TEXT, time_s=POSITIVE, contact_error_m=POSITIVE)),
            "the frame in which a contact or target is missed by most",
        ),
        deepest=said(
            optional(record(lane=LANE, **_inside())),
            "the moment in which a hand or forearm is deepest in something",
        ),
    )
    return _report(
        "check",
        check,
        ok=said(TRUTH, "every file is ok; then the exit code is 0, otherwise 1"),
        files=said(listed(file), "in the order in which they were given"),
    )


def _checked_key() -> Schema:
    return record(
        lane=LANE,
        key=said(TEXT, "its id in the sign file"),
        time_s=POSITIVE,
        frames=said(COUNT, "how many moments of its hold were looked at"),
        touching=said(TRUTH, "skin on skin is wanted"),
        contact_error_m=said(POSITIVE, "the greatest distance between articulator and target"),
        worst_s=said(POSITIVE, "when that was"),
        short_by_m=said(POSITIVE, "the greatest miss for want of reach"),
        limits=said(listed(TEXT), "which limits of joints are reached, in words"),
        skin_gap_m=said(
            optional(NUMBER),
            "the least distance between the skins within 15 mm of the contact at the key's time, negative "
            "where they overlap; "
            "null for an articulator that is a point of the skin, and where nothing is touched",
        ),
        second_error_m=said(optional(POSITIVE), "the greatest miss of a second contact, null without one"),
        inside=said(
            record(**_inside()), "where the hand or forearm is deepest in something while the key is held"
        ),
    )


def _inside() -> dict[str, Schema]:
    return {
        "depth_m": POSITIVE,
        "gives_m": said(NUMBER, "how deep flesh gives there without harm"),
        "part": said(TEXT, "of the hand or arm, empty when it is in nothing"),
        "into": said(TEXT, "what it is in, empty when it is in nothing"),
        "time_s": optional(POSITIVE),
    }


def info_schema() -> Schema:
    """Describe the report of `signer info --json`."""
    file = record(
        file=said(TEXT, "as it was given, or as found in a folder; `standard input` for -"),
        errors=said(listed(TEXT), "why the file cannot be read, each with its place"),
        warnings=listed(TEXT),
        sign=said(optional(_sign()), "null when the file cannot be read"),
    )
    file["properties"]["sentence"] = said(
        optional(
            record(
                glosses=said(TEXT, "as they are typed"),
                style=TEXT,
                tempo=POSITIVE,
                items=COUNT,
                missing=said(listed(TEXT), "glosses for which there is no sign"),
                changed=said(listed(TEXT), "signs that are otherwise than in the library they came from"),
                places=said(listed(TEXT), "who stands where, by names"),
            )
        ),
        "of a sentence, which `sign` is as it is performed; null for a sign",
    )
    return _report(
        "info",
        info,
        files=said(listed(file), "in the order in which they were given"),
    )


def _sign() -> Schema:
    shoulder = record(key=TEXT, time_s=POSITIVE, hold_s=POSITIVE, words=TEXT)
    return record(
        **dict.fromkeys(info.SAID, TEXT)
        | {"tags": listed(TEXT), "dominant_side": {"enum": ["right", "left"]}},
        rig=said(record(name=TEXT, version=COUNT), "the body that the sign was written on"),
        fps=POSITIVE,
        rest={"enum": list(RESTS)},
        frames=COUNT,
        duration_s=said(POSITIVE, "with the way from rest and back to it"),
        hands=record(dominant=listed(_told_key()), base=listed(_told_key())),
        shoulders=record(dominant=listed(shoulder), base=listed(shoulder)),
        body=record(**{kind.name: listed(_told_span()) for kind in BODY_KINDS}),
        face=record(**{kind.name: listed(_told_span()) for kind in SPAN_KINDS if kind not in BODY_KINDS}),
        markers=listed(record(time_s=POSITIVE, text=TEXT, hold_s=POSITIVE)),
    )


def _told_span() -> Schema:
    return record(
        key=said(TEXT, "its id in the sign file"),
        time_s=said(POSITIVE, "when it is at full strength"),
        hold_s=POSITIVE,
        onset_s=said(POSITIVE, "how long it rises before that"),
        offset_s=said(POSITIVE, "how long it lets go after that"),
        words=said(TEXT, "the posture or signal in plain English; left and right are the signer's own"),
    )


def _told_key() -> Schema:
    return record(
        key=said(TEXT, "its id in the sign file"),
        time_s=said(POSITIVE, "when its hold begins"),
        hold_s=POSITIVE,
        handshape=said(TEXT, "its id in the inventory"),
        articulator=said(TEXT, "the id of the part of the hand that is placed"),
        site=said(optional(TEXT), "the id of the place; null for a free point or a place of one's own"),
        manner=said(optional(TEXT), "null without a contact"),
        words=said(TEXT, "the key in plain English; left and right are the signer's own"),
        movement=said(listed(TEXT), "what moves by itself at the key, in plain English"),
    )


def formats_schema() -> Schema:
    """Describe the report of `signer formats --json`."""
    form = record(
        ending=said(TEXT, "of its files, with the dot"),
        name=TEXT,
        family={"enum": list(FAMILIES)},
        source=said({"enum": list(SOURCES)}, "what it is made from"),
        about=said(TEXT, "for whom it is"),
        is_available=said(TRUTH, "this installation writes it"),
        needs_extra=said(TEXT, "the extra without which it cannot be written; empty where it needs none"),
        is_read=said(TRUTH, "`signer import` reads it"),
        keeps=said(listed(TEXT), "features of signs that a reader finds again in the file"),
        changes=said(listed(TEXT), "features that are in the file as movement alone, or in other words"),
        leaves_out=said(listed(TEXT), "features that are not in the file"),
    )
    return _report(
        "formats",
        formats,
        formats=listed(form),
    )
