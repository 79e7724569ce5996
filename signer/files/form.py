"""Forms: fields of files, declared once; read, written, checked and published by that."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from fractions import Fraction
from functools import cache
from math import gcd
from types import UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, Self, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, GetJsonSchemaHandler, PlainValidator, WithJsonSchema
from pydantic_core import CoreSchema, PydanticCustomError, PydanticKnownError

from signer.document.frame_rates import LEAST, MOST, MOST_DENOMINATOR, Rate
from signer.document.problems import Problem
from signer.document.sign import Sign
from signer.document.timing import LONGEST_S
from signer.document.tracks.kind import TrackKind
from signer.document.values import Extra
from signer.files.json_text import Json, Steps
from signer.files.kinds import FileKind
from signer.files.newer import Owned, put_back

Name = Annotated[str, Field(min_length=1, max_length=200)]
Reference = Annotated[str, Field(max_length=200)]
"""A name that may be left empty."""
Seconds = Annotated[float, Field(ge=0.0, le=LONGEST_S, allow_inf_nan=False)]
Metres = Annotated[float, Field(ge=-100.0, le=100.0, allow_inf_nan=False)]
Share = Annotated[float, Field(ge=-1.0, le=1.0, allow_inf_nan=False)]
Radians = Annotated[float, Field(ge=-100.0, le=100.0, allow_inf_nan=False)]
Part = Annotated[float, Field(ge=0.0, le=1.0, allow_inf_nan=False)]
Point = Annotated[list[Metres], Field(min_length=3, max_length=3)]
FileVersion = Annotated[
    list[Annotated[int, Field(ge=0)]], Field(min_length=2, max_length=2, description="major, minor")
]


def _rate(came: object) -> Rate:
    """Return the rate of a file: a whole number, or two that make a fraction in lowest terms."""
    value: Rate
    if type(came) is int:
        value = came
    elif isinstance(came, list) and len(came) == 2 and all(type(part) is int and part > 0 for part in came):
        if gcd(*came) > 1 or not 1 < came[1] <= MOST_DENOMINATOR:
            raise PydanticCustomError(
                "rate",
                f"must be in lowest terms, such as [30000, 1001], its second number at most "
                f"{MOST_DENOMINATOR}, and a plain number where it is whole",
            )
        value = Fraction(*came)
    else:
        raise PydanticCustomError(
            "rate", "must be a whole number, or the two of a fraction, such as [30000, 1001]"
        )
    if value < LEAST:
        raise PydanticKnownError("greater_than_equal", {"ge": LEAST})
    if value > MOST:
        raise PydanticKnownError("less_than_equal", {"le": MOST})
    return value


_WHOLE: dict[str, Any] = {"type": "integer", "minimum": LEAST, "maximum": MOST}
_BROKEN: dict[str, Any] = {
    "type": "array", "items": {"type": "integer", "minimum": 1}, "minItems": 2, "maxItems": 2,
    "description": "numerator and denominator in lowest terms",
}  # fmt: skip
FramesASecond = Annotated[Rate, PlainValidator(_rate), WithJsonSchema({"anyOf": [_WHOLE, _BROKEN]})]


class Choice(NamedTuple):
    """Fields that exclude each other in an object.

    Attributes:
        rule: keyword of JSON Schema: one of them, at least one, or never all of them.
        names: the fields.
        mend: what to do where none is there.
        grows: whether a newer file may have another one in their place.
    """

    rule: Literal["oneOf", "anyOf", "not"]
    names: tuple[str, ...]
    mend: str = "give one of them"
    grows: bool = False

    def problem(self, given: list[str], *, newer: bool) -> str:
        """Return what is wrong where these of the fields are there; empty when nothing is."""
        if not given and self.rule != "not" and not (newer and self.grows):
            return f"has neither {', '.join(self.names[:-1])} nor {self.names[-1]}; {self.mend}"
        if len(given) > 1 and self.rule != "anyOf":
            return f"has both {' and '.join(given)}; keep one of them"
        return ""

    @property
    def schema(self) -> dict[str, Any]:
        """The rule as JSON Schema; each branch names its fields, as strict readers ask."""
        if self.rule == "not":
            return {"not": _requiring(*self.names)}
        return {self.rule: [_requiring(name) for name in self.names]}


def _requiring(*names: str) -> dict[str, Any]:
    return {"properties": dict.fromkeys(names, True), "required": list(names)}


@dataclass(frozen=True, slots=True)
class Beside:
    """Hold what values are made of beside their forms, by the steps to each.

    Attributes:
        owned: unknown fields by what keeps them.
        signs: signs of a sentence, which are read by themselves.
    """

    owned: Owned
    signs: Mapping[Steps, Sign]


ALONE: Final = Beside({}, {})
_PLAIN: Final = frozenset((float, str, int, bool))


class Form(BaseModel):
    """One object of a file. Unknown fields are judged by the reader, who knows the file's version.

    Attributes:
        makes: type of the value that it is the form of.
        names: attribute of that value by field, where it is called otherwise; None for a field that
            `make` and `fields` see to by themselves.
        sparse: fields that are left out where they hold what they hold by themselves; so are those that
            are None by themselves.
        choice: fields that exclude each other.
    """

    model_config = ConfigDict(strict=True, extra="allow", frozen=True, defer_build=True)
    makes: ClassVar[Any] = None
    names: ClassVar[tuple[tuple[str, str | None], ...]] = ()
    sparse: ClassVar[tuple[str, ...]] = ()
    choice: ClassVar[Choice | None] = None

    def make(self, beside: Beside = ALONE, at: Steps = (), **more: Any) -> Any:
        """Make the value of a form without problems, `at` these steps, with attributes given by `more`."""
        made = type(self)
        given = {
            attribute: _made(value, beside, (*at, one.name))
            for one, attribute in kept(made)
            if (value := getattr(self, one.own)) is not None
        }
        if "extra" in _attributes(made.makes):
            given["extra"] = beside.owned.get(at, ())
        return made.makes(**given | more)

    @classmethod
    def fields(cls, value: Any, more: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """Return the fields of a value in their order, with `more` and what only a newer program knows."""
        written = dict(more or {})
        for one in entries(cls):
            if one.attribute and one.name not in written:
                given = getattr(value, one.attribute)
                written |= {one.name: one.write(given)} if one.holds(given) else {}
        ordered = {name: written[name] for name in cls.order(value) if name in written}
        extra: Extra = getattr(value, "extra", ())
        return put_back(ordered, extra)

    @classmethod
    def order(cls, value: Any) -> Iterable[str]:
        """Return the names of all fields in the order in which those of a value are written."""
        return [one.name for one in entries(cls)]

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield what is wrong with an object beyond types, null and choice, with its place."""
        return iter(())

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Say in the JSON Schema that nothing else is taken, nothing is null, and what excludes what."""
        published = handler(core)
        part = handler.resolve_ref_schema(published)
        part["additionalProperties"] = False
        for one in entries(cls):
            field = part["properties"][one.name]
            if one.is_optional:
                (kept,) = (each for each in field.pop("anyOf") if each != {"type": "null"})
                field.pop("default")
                field.update(kept)
            if isinstance(usual := field.get("default"), dict):
                field["default"] = {name: given for name, given in usual.items() if given is not None}
        if cls.choice is not None:
            part.update(cls.choice.schema)
        return published

    @classmethod
    def of(cls, content: Json) -> Self | None:
        """Return content as a form; None where it does not fit."""
        try:
            return cls.model_validate(content)
        except ValueError:
            return None


class TrackForm(Form):
    """A track: what one part of the signer does through time. `kind` says which part, `track` all of it."""

    track: ClassVar[TrackKind]


class Entry(NamedTuple):
    """A field of a form.

    Attributes:
        own: its name in the form.
        name: in the file.
        form: of what it holds; None where that is no object of ours.
        is_list: whether it holds several.
        is_optional: whether it is None where it is left out, which the file never says.
        attribute: of the value; None for one that is seen to elsewhere.
        write: makes JSON of what the attribute holds.
        holds: tells whether the attribute is written, and by this field.
    """

    own: str
    name: str
    form: type[Form] | None
    is_list: bool
    is_optional: bool
    attribute: str | None
    write: Callable[[Any], Json]
    holds: Callable[[Any], bool]


@cache
def entries(form: type[Form]) -> tuple[Entry, ...]:
    """Return the fields of a form, in their order."""
    usual = _attributes(form.makes)
    forms = {own: inner_form(field.annotation) for own, field in form.model_fields.items()}
    names = dict(form.names)
    shared = [names.get(field.alias or own, own) for own, field in form.model_fields.items()]
    found = []
    for own, field in form.model_fields.items():
        name, inner = field.alias or own, forms[own]
        attribute = names.get(name, name)
        is_optional = field.default is None
        left_out = usual.get(attribute or "", ...) if is_optional or name in form.sparse else ...
        is_shared = shared.count(attribute) > 1
        only = object if not is_shared else inner.makes if inner else str

        def holds(value: Any, left_out: Any = left_out, only: Any = only) -> bool:
            return value is not None and value != left_out and isinstance(value, only)

        write = _writer(field.annotation)
        known = attribute if attribute in usual else None
        found.append(Entry(own, name, inner, _is_list(field.annotation), is_optional, known, write, holds))
    return tuple(found)


@cache
def inner_forms(form: type[Form]) -> dict[str, type[Form] | None]:
    """Return what each field of a form holds: a form, or None; in their order."""
    return {one.name: one.form for one in entries(form)}


@cache
def optional(form: type[Form]) -> tuple[str, ...]:
    """Return the fields of a form that may be left out and are never null."""
    return tuple(one.name for one in entries(form) if one.is_optional)


@cache
def compound(form: type[Form]) -> tuple[tuple[Entry, type[Form]], ...]:
    """Return the fields of a form that hold forms, with these."""
    return tuple((one, one.form) for one in entries(form) if one.form is not None)


@cache
def kept(form: type[Form]) -> tuple[tuple[Entry, str], ...]:
    """Return the fields of a form that become attributes of what it makes, with these."""
    return tuple((one, one.attribute) for one in entries(form) if one.attribute)


def inner_form(annotation: Any) -> type[Form] | None:
    """Return the form that a type is of, or has in it; None for one without."""
    if isinstance(annotation, type) and issubclass(annotation, Form):
        return annotation
    return next((form for form in map(inner_form, get_args(annotation)) if form), None)


def _is_list(annotation: Any) -> bool:
    return get_origin(annotation) is list or any(get_origin(one) is list for one in get_args(annotation))


@cache
def _attributes(made: Any) -> Mapping[str, Any]:
    """Return the attributes of a type of values, each with what it holds by itself."""
    if is_dataclass(made):
        own = {one.name: one for one in fields(made)}
        return {
            name: one.default_factory() if callable(one.default_factory) else one.default
            for name, one in own.items()
        }
    return dict.fromkeys(getattr(made, "_fields", ()), ...) | getattr(made, "_field_defaults", {})


def _made(value: Any, beside: Beside, at: Steps) -> Any:
    """Make a value of what a form holds: lists become tuples, and dicts pairs sorted by name."""
    if type(value) in _PLAIN:  # most are, and asking what is a form takes longer than the rest
        return value
    if isinstance(value, Form):
        return value.make(beside, at)
    if isinstance(value, list):
        return tuple(_made(item, beside, (*at, index)) for index, item in enumerate(value))
    return tuple(sorted(value.items())) if isinstance(value, dict) else value


def _writer(kind: Any) -> Callable[[Any], Json]:
    """Return what makes JSON of values of a type."""
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Form):
        return kind.fields
    if origin is Annotated:
        return _writer(args[0])
    if origin in (Union, UnionType):
        plain = [one for one in args if one is not type(None)]
        return _writer(plain[0]) if len(plain) == 1 else _plain
    if origin is list:
        item = _writer(args[0])
        return lambda value: [item(one) for one in value]
    if origin is dict:
        item = _writer(args[1])
        return lambda value: {name: item(one) for name, one in sorted(value)}
    return float if kind is float else _plain


def _plain(value: Any) -> Json:
    return [value.numerator, value.denominator] if isinstance(value, Fraction) else value


def schema_of(form: type[Form], kind: FileKind) -> dict[str, Any]:
    """Return the JSON Schema of files of a form, as this version writes them."""
    published = form.model_json_schema()
    published["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    published["title"] = kind.title
    versions = [list(version) for version in kind.written]
    published["properties"]["version"] |= {"enum": versions} if len(versions) > 1 else {"const": versions[0]}
    return published
