"""Check of a sign by one signer or more: contacts, reach, limits, and what is inside what."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from body_model.bodies import REFERENCE
from signer.corpus.work import READ, Item, Job, Row
from signer.lazy import lazily

with lazily():
    from signer import avatars
    from signer.characters import load
    from signer.document import queries
    from signer.motion.checks import review
    from signer.tables import comparing, kept
    from signer.words import problem_places


if TYPE_CHECKING:
    from signer.characters.character import Character
    from signer.document.problems import Problem
    from signer.document.sign import Sign
    from signer.files import SignReading
    from signer.motion.checks.review import KeyReview
    from signer.motion.posture.penetration import Inside

DEEPEST_MM: Final = 5.0
DEEPER: Final = "mm more than flesh gives there"
"""End of the words about a hand that lies too deep in something."""


@dataclass(frozen=True)
class Check(Job):
    """Look a sign over; the details of its row are what `signer check --json` prints of it, by signer.

    Attributes:
        deepest_mm: by how much more than flesh gives a hand may lie in something.
        signers: names of the characters that show it.
        strict: what is guessed and not settled is an error.
        avatars: files of avatars that show it, too, as `signer.avatars` wrote them.
        table: a table with whose rows signs are compared that name one; empty for none.
    """

    name: ClassVar[str] = "check"
    deepest_mm: float = DEEPEST_MM
    signers: tuple[str, ...] = (REFERENCE,)
    strict: bool = False
    avatars: tuple[str, ...] = ()
    table: str = ""

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Check a sign; what is wrong with it are its errors."""
        shown_by = [load.load_character(name) for name in self.signers]
        shown_by += [avatars.opened(path).character for path in self.avatars]
        details = [self._report(item, reading, character) for character in shown_by]
        several = len(details) > 1
        told: dict[str, Any] = {
            level: tuple(
                f"{each['signer']}: {words}" if several and level in ("errors", "warnings") else words
                for each in details
                for words in each[level]
            )
            for level in ("errors", "warnings", "error_codes", "warning_codes")
        }
        row = replace(row, **told, details=details, signer=", ".join(one.name for one in shown_by))
        return _with_worst(row, details)

    def unread(self, row: Row) -> list[dict[str, Any]]:
        """Report a sign that could not be read or checked, ready for JSON."""
        codes = {"error_codes": list(row.error_codes), "warning_codes": list(row.warning_codes)}
        nothing = {"warnings": list(row.warnings), **codes, "keys": [], "worst": None, "deepest": None}
        return [
            {"file": row.path, "signer": name, "ok": False, "errors": list(row.errors), **nothing}
            for name in (*self.signers, *self.avatars)
        ]

    def _report(self, item: Item, reading: "SignReading", signer: "Character") -> dict[str, Any]:
        """Report what is right and wrong with a sign when a signer shows it, ready for JSON.

        A hand is wrong when it is more than `deepest_mm` deeper than flesh gives.
        """
        looked_at = review.review(reading.sign, character=signer)
        if self.table:
            apart = comparing.differences(reading.sign, kept.read_once(self.table))
            looked_at = replace(looked_at, problems=(*looked_at.problems, *apart))
        if self.strict:
            looked_at = replace(looked_at, problems=tuple(map(_strictly, looked_at.problems)))
        worst, deepest = looked_at.worst, looked_at.deepest
        found = {
            level: [one for one in looked_at.problems if one.severity == level]
            for level in ("error", "warning")
        }
        told = {level: [_placed(reading.sign, one) for one in those] for level, those in found.items()}
        codes = {level: [one.code for one in those] for level, those in found.items()}
        empty = ["the sign has no keys"] if queries.is_empty(reading.sign) else []
        too_deep = deepest is not None and 1000.0 * deepest.inside.over_m > self.deepest_mm
        if too_deep and deepest is not None:
            inside = deepest.inside
            words = (
                f"the {inside.part} of the {deepest.role} hand is {1000 * inside.depth_m:.1f} mm inside "
                f"the {inside.into}"
            )
            told["error"].append(f"{words} at {deepest.time_s:.2f} s, {1000 * inside.over_m:.1f} {DEEPER}")
            codes["error"].append("too_deep")
        return {
            "file": item.path,
            "signer": signer.name,
            "ok": looked_at.is_good and not too_deep,
            "errors": told["error"],
            "warnings": [*reading.warnings, *told["warning"], *empty],
            "error_codes": codes["error"],
            "warning_codes": [READ] * len(reading.warnings) + codes["warning"] + ["empty"] * len(empty),
            "keys": [_key(key) for key in looked_at.keys],
            "worst": worst
            and {"key": worst.key_id, "time_s": worst.worst_s, "contact_error_m": worst.contact_error_m},
            "deepest": deepest and {"lane": deepest.role} | _inside(deepest.inside, deepest.time_s),
        }


def _strictly(problem: "Problem") -> "Problem":
    """Return a problem as an error where it is that something is guessed."""
    return replace(problem, severity="error") if problem.code == "guessed" else problem


def _placed(sign: "Sign", problem: "Problem") -> str:
    """Return a problem with its place, and in a sentence with what is signed there."""
    signed = "" if problem.time_s is None else problem_places.signed_at(sign, problem.time_s)
    return f"{problem} ({signed})" if signed else str(problem)


def _key(key: "KeyReview") -> dict[str, Any]:
    return {
        "lane": key.role,
        "key": key.key_id,
        "time_s": key.time_s,
        "frames": key.frames,
        "touching": key.touching,
        "contact_error_m": key.contact_error_m,
        "worst_s": key.worst_s,
        "short_by_m": key.short_by_m,
        "limits": list(key.limits),
        "skin_gap_m": key.skin_gap_m,
        "second_error_m": key.second_error_m,
        "inside": _inside(key.inside, key.inside_s),
    }


def _inside(inside: "Inside", time_s: float) -> dict[str, Any]:
    """Return the penetration of a hand, ready for JSON: how deep, of what part, and into what."""
    told = {"depth_m": inside.depth_m, "gives_m": inside.gives_m, "part": inside.part, "into": inside.into}
    return told | {"time_s": time_s if inside.into else None}


def _with_worst(row: Row, details: list[dict[str, Any]]) -> Row:
    """Return the row with the worst figures of all signers."""
    worst = max(
        (each["worst"] for each in details if each["worst"]),
        key=lambda one: one["contact_error_m"],
        default=None,
    )
    deepest = max(
        (each["deepest"] for each in details if each["deepest"]),
        key=lambda one: one["depth_m"] - one["gives_m"],
        default=None,
    )
    keys = [key for each in details for key in each["keys"]]
    row = replace(row, limits=tuple(dict.fromkeys(words for key in keys for words in key["limits"])))
    if keys:
        row = replace(row, short_by_mm=_mm(max(key["short_by_m"] for key in keys)))
    if worst:
        row = replace(
            row, worst_contact_mm=_mm(worst["contact_error_m"]), worst_contact_s=round(worst["time_s"], 6)
        )
    if deepest:
        row = replace(
            row,
            deepest_mm=_mm(deepest["depth_m"]),
            deepest_s=round(deepest["time_s"], 6),
            deepest_part=deepest["part"],
            deepest_into=deepest["into"],
        )
    return row


def _mm(metres: float) -> float:
    """Return millimetres as reports hold them: to a micrometre, so that computers agree about the digits."""
    return round(1000.0 * float(metres), 3)
