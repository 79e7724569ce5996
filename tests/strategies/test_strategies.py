"""The generators know every kind of value that there is: a new one without its strategy fails here."""

import dataclasses
from collections.abc import Iterator
from typing import Any, TypeVar, get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from signer.document import values
from signer.document.sign import Sign
from signer.document.tracks.hand import HandTrack, Key
from signer.document.tracks.kinds import KINDS
from signer.document.tracks.shoulder import ShoulderKey, ShoulderTrack
from signer.document.tracks.span import Span
from signer.document.tracks.track import items_of
from signer.document.values import ROLES, Contact, HandRole, Placement, SkinSpot, UnknownField
from signer.files import read_sign
from signer.files.writing import sign_bytes
from tests.helpers.extent import part
from tests.strategies import over
from tests.strategies.signs import signs
from tests.strategies.values import acts, other_arm_ids

T = TypeVar("T")

KEPT_OUT = {"extra", "character_name", "character_version"}
"""What files of newer versions and of other bodies have: tests/strategies/files.py."""
CHOICES = ("Manner", "PathShape", "Easing", "ActShape", "LocalKind", "During", "Branch")


def drawn_from(strategy: st.SearchStrategy[T], examples: int) -> list[T]:
    """Draw so many values."""
    found: list[T] = []

    @settings(over(examples), phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(strategy)
    def keep(value: T) -> None:
        found.append(value)

    keep()
    return found


@pytest.fixture(scope="module")
def drawn() -> list[Sign]:
    return drawn_from(signs(), 120)


@pytest.fixture(scope="module")
def keys_of(drawn: list[Sign]) -> dict[HandRole, list[Key]]:
    """The keys of the drawn signs: more than a hundred of either hand."""
    return {role: [key for sign in drawn for key in sign.hand(role).keys] for role in ROLES}


@pytest.fixture(scope="module")
def texts_of(drawn: list[Sign]) -> set[str]:
    """All texts in the drawn signs, and in acts, of which few keys have one."""
    return {text for one in (*drawn, *drawn_from(acts(), 60)) for text in parts(one) if isinstance(text, str)}


def parts(value: Any) -> Iterator[Any]:
    """A value and all that it is made of."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


def test_a_drawn_sign_is_saved_and_comes_back(drawn: list[Sign]) -> None:
    """`tests/files/test_sign_file.py` holds it over others."""
    assert all(read_sign(sign_bytes(sign)) == (sign, ()) for sign in part(drawn, every=5))


def test_every_field_of_every_kind_of_value_is_drawn_with_more_than_its_default(drawn: list[Sign]) -> None:
    seen: dict[type, dict[str, set[str]]] = {}
    for one in (one for sign in drawn for one in parts(sign) if dataclasses.is_dataclass(one)):
        for field in dataclasses.fields(one):
            seen.setdefault(type(one), {}).setdefault(field.name, set()).add(repr(getattr(one, field.name)))
    kinds = {
        kind for kind in vars(values).values() if isinstance(kind, type) and dataclasses.is_dataclass(kind)
    } - {values.HandForm}
    assert kinds | {Key, HandTrack, ShoulderKey, ShoulderTrack, Sign, Span} <= set(seen) | {UnknownField}
    alike = [
        f"{kind.__name__}.{name}"
        for kind, fields in seen.items()
        for name, found in fields.items()
        if len(found) < 2
    ]
    assert [name for name in alike if name.split(".")[1] not in KEPT_OUT] == []


def test_every_kind_of_track_is_drawn_with_something_on_it(drawn: list[Sign]) -> None:
    assert {track.kind for sign in drawn for track in sign.tracks if items_of(track)} == set(KINDS)


@pytest.mark.parametrize("choice", CHOICES)
def test_every_choice_is_drawn(choice: str, texts_of: set[str]) -> None:
    assert set(get_args(getattr(values, choice))) <= texts_of


@pytest.mark.parametrize("role", ROLES)
def test_every_placement_is_drawn_for_both_hands(role: HandRole, keys_of: dict[HandRole, list[Key]]) -> None:
    found = keys_of[role]
    assert {type(key.placement) for key in found} == set(get_args(Placement))
    assert any(
        isinstance(key.placement, Contact) and isinstance(key.placement.site, SkinSpot) for key in found
    )
    assert any(key.contact is not None and key.contact.site in other_arm_ids(role) for key in found)
    assert any(key.second is not None for key in found)
    assert any(key.act is not None for key in found)
