"""Reports of a run: rows and sums, their files, and the schema of both."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from signer.corpus.work import write_output
from signer.export.schema_parts import COUNT, POSITIVE, TEXT, Schema, document, listed, optional, record, said
from signer.lazy import lazily

with lazily():
    from signer.corpus import table

ROWS: Final = "report.jsonl"
TABLE: Final = "report.parquet"
SUMS: Final = "summary.json"
FORMAT: Final = "asl-run"
VERSION: Final = 1
"""Of report and summary; it changes only when a reader of the old ones would break."""
_HALF: Final = re.compile("[\ud800-\udfff]")
"""Half characters, which stand for bytes of names that are no Unicode."""
_TIGHT: Final = (",", ":")
STATES: Final = ("ok", "failed", "crashed", "timed out")


def line_of(row: Mapping[str, Any]) -> str:
    """Return a row as a line of the report: the same row gives the same bytes.

    Names of files that are no Unicode are escaped.
    """
    text = json.dumps(row, ensure_ascii=False, allow_nan=False, separators=_TIGHT)
    return json.dumps(row, allow_nan=False, separators=_TIGHT) if _HALF.search(text) else text


def write_reports(folder: Path, lines: Iterable[str], job: Mapping[str, Any]) -> None:
    """Write report and summary of a run into its folder, as Parquet too where the extra `table` is there.

    Args:
        folder: of the run.
        lines: the rows, in order.
        job: its name and options, and the digest of the program.

    Raises:
        ExportError: the disk does not let it.
    """
    lines = list(lines)
    write_output(folder / ROWS, "".join(f"{line}\n" for line in lines).encode())
    sums = {"format": FORMAT, "version": VERSION, **job, **sums_of(map(json.loads, lines))}
    write_output(folder / SUMS, (json.dumps(sums, indent=2, ensure_ascii=False) + "\n").encode())
    if table.is_installed():
        table.write(folder / TABLE, _arrow_schema(), map(json.loads, lines))


def sums_of(rows: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Count the rows by state, and name the worst of them, ready for JSON."""
    states, worst = Counter[str](), dict[str, Mapping[str, Any]]()
    duration_s, frames, warnings = 0.0, 0, 0
    codes = {name: Counter[str]() for name in ("error_codes", "warning_codes")}
    lost = Counter[str]()
    for row in rows:
        states[row["state"]] += 1
        duration_s, frames = duration_s + row["duration_s"], frames + row["frames"]
        warnings += bool(row["warnings"])
        lost.update(row["losses"])
        for name, found in codes.items():
            found.update(set(row[name]))
        for name in ("worst_contact_mm", "deepest_mm"):
            if row[name] is not None and (name not in worst or row[name] > worst[name][name]):
                worst[name] = row
    return {
        "signs": states.total(),
        "states": {state: states[state] for state in STATES},
        "with_warnings": warnings,
        "duration_s": round(duration_s, 6),
        "frames": frames,
        **{name: dict(sorted(found.items())) for name, found in codes.items()},
        "losses": dict(sorted(lost.items())),
        **{name: {"path": row["path"], name: row[name]} for name, row in sorted(worst.items())},
    }


def schema() -> Schema:
    """Describe one line of report.jsonl; report.parquet has the same columns."""
    about = "One sign of a run. Readers ignore fields that they do not know."
    return document("Signer run: a row of report.jsonl", about, **_fields())


def _fields() -> dict[str, Schema]:
    return {
        "path": said(TEXT, "the file, as it was given or found"),
        "state": said(
            {"enum": list(STATES)}, "crashed: its process ended, tried twice; timed out: it took too long"
        ),
        "digest": said(TEXT, "sha256 of the file's bytes; empty when it cannot be read"),
        "gloss": TEXT,
        "duration_s": said(POSITIVE, "with the way from rest and back to it"),
        "frames": said(COUNT, "at the sign's own frame rate"),
        "keys": COUNT,
        "handshapes": listed(TEXT),
        "sites": listed(TEXT),
        "signer": said(TEXT, "who shows it; empty when nobody does"),
        "worst_contact_mm": said(optional(POSITIVE), "the contact or target that is missed by most"),
        "worst_contact_s": said(optional(POSITIVE), "when that is"),
        "short_by_mm": said(optional(POSITIVE), "the greatest miss for want of reach"),
        "deepest_mm": said(optional(POSITIVE), "of the hand or forearm that is deepest for what flesh gives"),
        "deepest_s": said(optional(POSITIVE), "when that is"),
        "deepest_part": said(TEXT, "of the hand or arm"),
        "deepest_into": said(TEXT, "what it is in"),
        "limits": said(listed(TEXT), "what joints hold back, in words"),
        "errors": listed(TEXT),
        "warnings": listed(TEXT),
        "error_codes": said(listed(TEXT), "what kind each error is, in their order"),
        "warning_codes": said(listed(TEXT), "what kind each warning is, in their order"),
        "losses": said(
            {"type": "object", "additionalProperties": COUNT},
            "of an export: how many of what the sign says the file does not, as movement at most",
        ),
        "outputs": said(listed(TEXT), "files that were written, in the folder of the run"),
    }  # fmt: skip


def summary_schema() -> Schema:
    """Describe summary.json."""
    counts = {"type": "object", "additionalProperties": COUNT}
    return document(
        "Signer run: summary.json",
        "The sums of a run. Readers ignore fields that they do not know.",
        format={"const": FORMAT},
        version={"const": VERSION},
        job=said(TEXT, "what was done with the signs"),
        options=said({"type": "object"}, "what decides the rows"),
        program=said(TEXT, "digest of the program and its body"),
        signs=COUNT,
        states=record(**dict.fromkeys(STATES, COUNT)),
        with_warnings=COUNT,
        duration_s=POSITIVE,
        frames=COUNT,
        error_codes=said(counts, "how many signs have errors of a kind"),
        warning_codes=said(counts, "how many signs have warnings of a kind"),
        losses=said(counts, "of exports, over all signs"),
    )


def _arrow_schema() -> Any:
    """Return the columns of report.parquet, which are the fields of a row."""
    import pyarrow

    kinds = {"string": pyarrow.string(), "number": pyarrow.float64(), "integer": pyarrow.int64()}
    kinds |= {"array": pyarrow.list_(pyarrow.string()), "boolean": pyarrow.bool_()}
    kinds |= {"object": pyarrow.map_(pyarrow.string(), pyarrow.int64())}
    return pyarrow.schema([(name, kinds[_type_of(one)]) for name, one in _fields().items()])


def _type_of(one: Schema) -> str:
    return str("string" if "enum" in one else one.get("type") or one["anyOf"][0]["type"])
