"""The version a file says it has, and what is told of one that cannot be read."""

from signer.document.problems import Problem
from signer.errors import SignFileError
from signer.files.json_text import Json, kind
from signer.files.kinds import FileKind
from signer.files.mistakes import MAX_TOLD
from signer.files.upgrades import Version
from signer.phrases import phrase
from signer.printable import excerpt


def version_of(fields: dict[str, Json], name: str, file_kind: FileKind) -> Version:
    """The version the file says it has; SignFileError when it is none of ours."""
    newest = file_kind.version
    if fields.get("format") != file_kind.format:
        came = (
            phrase("is {found}", found=kind(fields["format"])) if "format" in fields else phrase("is missing")
        )
        raise SignFileError(
            name,
            [
                phrase(
                    'format: {came}, a {word} file has "{format}" there; is it another file?',
                    came=came,
                    word=file_kind.word,
                    format=file_kind.format,
                )
            ],
        )
    version = fields.get("version")
    if not (
        isinstance(version, list)
        and len(version) == 2
        and all(type(part) is int and part >= 0 for part in version)
    ):
        found = kind(version) if "version" in fields else phrase("missing")
        raise SignFileError(
            name,
            [
                phrase(
                    "version: must be two whole numbers such as [{major}, {minor}], not {came}",
                    major=newest[0],
                    minor=newest[1],
                    came=found,
                )
            ],
        )
    major, minor = version
    if major > newest[0]:
        words = phrase(
            "the file has version {version}, this Signer reads up to {major}.x; open it with a newer Signer",
            version=spelled((major, minor)),
            major=newest[0],
        )
        raise SignFileError(name, [phrase("version: {words}", words=words)])
    if major < 1:
        raise SignFileError(
            name,
            [
                phrase(
                    "version: there was never a version {version}; the first is 1.0",
                    version=spelled((major, minor)),
                )
            ],
        )
    return major, minor


def spelled(version: Version) -> str:
    """Spell a version as messages do: 1.4."""
    return excerpt(".".join(map(str, version)))


def told_lines(problems: list[Problem], version: Version, newest: Version) -> list[str]:
    """The problems as lines: no more than anyone reads, and what a newer file may owe them to."""
    lines = [str(problem) for problem in problems[:MAX_TOLD]]
    if len(problems) > MAX_TOLD:
        lines.append(f"and {len(problems) - MAX_TOLD} problems more; is it another file?")
    if version > newest:
        lines.append(
            f"version: the file has version {spelled(version)}; a newer Signer may know what this one does "
            "not"
        )
    return lines
