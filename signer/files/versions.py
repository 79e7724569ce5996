"""The version a file says it has, and what is told of one that cannot be read."""

from signer.document.problems import Problem
from signer.errors import SignFileError
from signer.files.json_text import Json, kind
from signer.files.kinds import FileKind
from signer.files.mistakes import MAX_TOLD
from signer.files.upgrades import Version
from signer.printable import excerpt


def version_of(fields: dict[str, Json], name: str, file_kind: FileKind) -> Version:
    """The version the file says it has; SignFileError when it is none of ours."""
    newest = file_kind.version
    if fields.get("format") != file_kind.format:
        came = f"is {kind(fields['format'])}" if "format" in fields else "is missing"
        raise SignFileError(
            name,
            [f'format: {came}, a {file_kind.word} file has "{file_kind.format}" there; is it another file?'],
        )
    version = fields.get("version")
    if not (
        isinstance(version, list)
        and len(version) == 2
        and all(type(part) is int and part >= 0 for part in version)
    ):
        came = kind(version) if "version" in fields else "missing"
        raise SignFileError(
            name, [f"version: must be two whole numbers such as [{newest[0]}, {newest[1]}], not {came}"]
        )
    major, minor = version
    if major > newest[0]:
        words = (
            f"the file has version {spelled((major, minor))}, this Signer reads up to "
            f"{newest[0]}.x; open it with a newer Signer"
        )
        raise SignFileError(name, [f"version: {words}"])
    if major < 1:
        raise SignFileError(
            name, [f"version: there was never a version {spelled((major, minor))}; the first is 1.0"]
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
