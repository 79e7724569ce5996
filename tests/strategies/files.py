"""Sign files: of newer versions, and damaged in any way."""

import json
from functools import cache
from typing import Any

from hypothesis import strategies as st

from signer.files.writing import sign_bytes
from tests.strategies.signs import signs
from tests.strategies.texts import broken_texts, names, texts

NEWER = (2, 99)
TOKENS = (b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"\\ud800", b"-", b"1e999", b"0" * 400, b"null", b"NaN", b"\0", b"\xff",
          b"\xef\xbb\xbf", b"[" * 200, b'{"a":' * 100_000)  # fmt: skip


@cache
def json_values() -> st.SearchStrategy[Any]:
    """Draw any JSON value."""
    numbers = st.one_of(st.integers(-(10**400), 10**400), st.floats(allow_nan=False, allow_infinity=False))
    leaves = st.one_of(st.none(), st.booleans(), numbers, texts(50))
    return st.recursive(
        leaves,
        lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(names(20), inner, max_size=3)),
        max_leaves=6,
    )


@cache
@st.composite
def newer_files(draw: st.DrawFn) -> dict[str, Any]:
    """Draw the content of a file of a newer version: unknown fields anywhere in any of its objects, and
    unknown tracks."""
    content = json.loads(sign_bytes(draw(signs(most_keys=2))))
    content["version"] = list(NEWER)
    content = _strewn(draw, content)
    later = (
        {"kind": f"later {number}", "spans": draw(json_values())} for number in range(draw(st.integers(0, 2)))
    )
    content["tracks"] += later
    return content


@cache
@st.composite
def damaged_files(draw: st.DrawFn) -> bytes:
    """Draw a file of which something was changed, as text or as a tree."""
    data = sign_bytes(draw(signs(most_keys=2)))
    if draw(st.booleans()):
        start, cut = draw(st.integers(0, len(data))), draw(st.integers(0, 40))
        return (
            data[:start]
            + draw(st.one_of(st.sampled_from(TOKENS), st.binary(max_size=3)))
            + data[start + cut :]
        )
    content = json.loads(data)
    holder, name = draw(st.sampled_from(_places(content)))
    holder[name] = draw(
        st.one_of(json_values(), broken_texts(), st.just(float("nan")), st.just(content["tracks"]))
    )
    try:
        return json.dumps(content).encode()
    except ValueError:  # the tracks were put into themselves
        return json.dumps({"format": "asl-sign"}).encode()


def _places(value: Any) -> list[tuple[Any, Any]]:
    """List every place of a value: what holds it, and its name or number there."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for name, item in items for place in [(value, name), *_places(item)]]


def _strewn(draw: st.DrawFn, value: Any) -> Any:
    if isinstance(value, list):
        return [_strewn(draw, item) for item in value]
    if not isinstance(value, dict):
        return value
    items = [
        (name, item if name in ("joints_rad", "shapes") else _strewn(draw, item))
        for name, item in value.items()
    ]
    for number in range(draw(st.integers(0, 2))):
        items.insert(draw(st.integers(0, len(items))), (f"later {number}/~", draw(json_values())))
    return dict(items)
