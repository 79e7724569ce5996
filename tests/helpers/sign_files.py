"""Sign files that are wrong in one place, or newer than this program."""

import json
from typing import Any

import pytest

from signer.errors import SignFileError
from signer.files import read_sign
from signer.files.writing import sign_bytes
from tests.helpers.signs import small_sign


def fields() -> dict[str, Any]:
    """Return the content of the small sign's file."""
    found: dict[str, Any] = json.loads(sign_bytes(small_sign()))
    return found


def problems(content: dict[str, Any] | bytes | str) -> tuple[str, ...]:
    """Return the problems for which a file is refused."""
    text = json.dumps(content) if isinstance(content, dict) else content
    with pytest.raises(SignFileError) as error:
        read_sign(text, "bad.sign")
    return error.value.problems


def change(way: list[Any], value: Any) -> dict[str, Any]:
    """The small sign's file with one value changed, or (...) taken away."""
    content = fields()
    holder = content
    for part in way[:-1]:
        holder = holder[part]
    if value is ...:
        del holder[way[-1]]
    elif isinstance(holder, list) and way[-1] == len(holder):
        holder.append(value)
    else:
        holder[way[-1]] = value
    return content
