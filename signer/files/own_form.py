"""Reading of small files of one form, handshapes and signals of the user's own: checked alike."""

from collections.abc import Callable
from typing import TypeVar

from signer.document.problems import Problem
from signer.document.values import Extra, UnknownField
from signer.errors import SignFileError
from signer.files import json_text
from signer.files.form import Form
from signer.files.json_text import Json, one_line
from signer.files.kinds import FileKind
from signer.files.mistakes import fitted, in_file_order, unknown
from signer.files.newer import by_owner
from signer.files.versions import spelled, told_lines, version_of

AnyForm = TypeVar("AnyForm", bound=Form)


def read_form(
    content: bytes,
    name: str,
    kind: FileKind,
    form: type[AnyForm],
    more_problems: Callable[[dict[str, Json]], list[Problem]],
) -> tuple[AnyForm, Extra, tuple[str, ...]]:
    """Read the content of a file of one form; SignFileError with every mistake in it.

    Args:
        content: the bytes of the file.
        name: what messages call it.
        kind: the kind that it must be of.
        form: what its fields must fit.
        more_problems: mistakes in the fields that the form does not tell.

    Returns:
        The form, what a newer file has more, and warnings for the user.
    """
    fields, problems = json_text.parse(content, name, kind.word)
    version = version_of(fields, name, kind)
    newer = version > kind.version
    made, more = fitted(fields, form, newer=newer)
    for problem in [*more, *more_problems(fields)]:
        if problem.where not in {known.where for known in problems}:
            problems.append(problem)
    if made is None or problems:
        raise SignFileError(name, told_lines(in_file_order(problems, fields), version, kind.version))
    extra = by_owner(unknown(fields, form)).get((), ())
    if not newer:
        return made, extra, ()
    words = (
        f"made by a newer Signer (version {spelled(version)}); what this one does not know of it is "
        "kept unseen"
    )
    return made, (*extra, UnknownField("version", one_line(list(version)))), (words,)
