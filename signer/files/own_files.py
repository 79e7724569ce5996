"""Handshapes, signals and places of one's own: one file each, in a folder of the user."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Literal, NamedTuple, TypeVar

from pydantic import Field

from body_model.face_shapes import FACE_SHAPES
from handshapes import own as own_handshapes
from handshapes.joints import NAMES
from handshapes.own import OwnHandshape
from handshapes.search import fold
from nonmanuals import own as own_signals
from nonmanuals.own import OwnSignal
from nonmanuals.shapes import GAZE_SHAPES
from signer.atomic import backup_of
from signer.characters.names import handshape_problem, joint_problem, site_problem
from signer.document.problems import Problem
from signer.document.tracks.head import HEAD
from signer.document.tracks.span import shape_problem
from signer.document.values import ROLES, SkinSpot
from signer.errors import SignFileError
from signer.files import disk
from signer.files.disk import AnyPath
from signer.files.form import Beside, FileVersion, Form, Name, Part, Radians, schema_of
from signer.files.json_text import Json, inner, pretty
from signer.files.kinds import HANDSHAPE, PLACE, SIGNAL, FileKind
from signer.files.mistakes import number
from signer.files.reading import read_form
from signer.files.tracks.hand_form import SpotForm
from signer.folders import files_in
from signer.names import LONGEST, name_problem
from signer.phrases import phrase

T = TypeVar("T", bound=OwnHandshape | OwnSignal | SkinSpot)
"""A thing that a user keeps under a name."""


class HandshapeForm(Form):
    """A handshape of one's own: one of the inventory with some joints bent otherwise."""

    makes = OwnHandshape
    names = (("joints_rad", "joints"),)

    format: Literal["asl-handshape"]
    version: FileVersion
    name: str = Field(min_length=1, max_length=LONGEST)
    handshape: Name = Field(description="the one of the inventory that it is made from")
    joints_rad: dict[str, Radians] = Field(
        min_length=1,
        description="the joints that are bent otherwise than that has them",
        json_schema_extra={"propertyNames": {"enum": list(NAMES)}},
    )

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield names that are none, or in no inventory, and joints that do not go so far."""
        own, made_from, joints = (content.get(name) for name in ("name", "handshape", "joints_rad"))
        if isinstance(own, str) and (words := HANDSHAPES.name_problem(own)):
            yield Problem("name", words)
        if isinstance(made_from, str) and (words := handshape_problem(made_from)):
            yield Problem("handshape", words)
        for joint, angle in joints.items() if isinstance(joints, dict) else ():
            if words := joint_problem(joint, number(angle)):
                yield Problem(inner("joints_rad", joint), words)


class SignalForm(Form):
    """A face of one's own, and how the head is held with it."""

    makes = OwnSignal
    sparse = ("head",)

    format: Literal["asl-signal"]
    version: FileVersion
    name: str = Field(min_length=1, max_length=LONGEST)
    shapes: dict[str, Part] = Field(
        default_factory=dict,
        description="weights of face shapes",
        json_schema_extra={"propertyNames": {"enum": [one for one in FACE_SHAPES if one not in GAZE_SHAPES]}},
    )
    head: dict[str, float] = Field(
        default_factory=dict,
        description="channels of the head, rad or m",
        json_schema_extra={
            "additionalProperties": False,
            "properties": {
                one.name: {"type": "number", "minimum": one.low, "maximum": one.high} for one in HEAD.channels
            },
        },
    )

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield names that are none, shapes and channels that there are not, and a face that does nothing."""
        own, shapes, head = content.get("name"), content.get("shapes", {}), content.get("head", {})
        if isinstance(own, str) and (words := SIGNALS.name_problem(own)):
            yield Problem("name", words)
        if shapes == {} and head == {}:
            yield Problem("shapes", "a signal needs a shape, or the head held somewhere")
        for name in shapes if isinstance(shapes, dict) else ():
            if words := shape_problem(name):
                yield Problem(inner("shapes", name), words)
        channels = {one.name: one for one in HEAD.channels}
        for name, value in head.items() if isinstance(head, dict) else ():
            if name not in channels:
                yield Problem(inner("head", name), f"the head has only {', '.join(channels)}")
            elif words := channels[name].problem(number(value)):
                yield Problem(inner("head", name), words)


class PlaceForm(Form):
    """A place of one's own: a point of the drawn skin, on a right-handed signer."""

    makes = SkinSpot

    format: Literal["asl-place"]
    version: FileVersion
    name: str = Field(min_length=1, max_length=LONGEST)
    vertices: list[Annotated[int, Field(ge=0)]] = Field(
        min_length=3, max_length=3, description="the corners of a triangle of the drawn surface"
    )
    weights: list[Part] = Field(min_length=3, max_length=3, description="their shares, which sum to 1")

    @classmethod
    def problems(cls, content: dict[str, Json], where: str) -> Iterator[Problem]:
        """Yield names that are none, and corners that are those of no triangle."""
        name = content.get("name")
        if isinstance(name, str) and (words := PLACES.name_problem(name)):
            yield Problem(inner(where, "name"), words)
        spot = SpotForm.of({one: content.get(one) for one in ("vertices", "weights")})
        problems = [] if spot is None else [site_problem(spot.make(), role) for role in ROLES]
        if problems and all(problems):  # one that lies on the own arm of one hand is none
            yield Problem(inner(where, "vertices"), problems[0])


class OwnReading(NamedTuple, Generic[T]):
    """A thing of one's own and what its user should know about the file it came from."""

    own: T
    warnings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnKind(Generic[T]):
    """A kind of thing that a user keeps.

    Attributes:
        file: kind of its files.
        form: what they hold.
        namesake: what the inventory calls its own thing of a name; empty where it has none.
    """

    file: FileKind
    form: type[Form]
    namesake: Callable[[str], str] = field(default=lambda _name: "")

    @property
    def ending(self) -> str:
        """Ending of its files."""
        return f".{self.file.word}"

    def name_problem(self, name: str, taken: Iterable[str] = ()) -> str:
        """Return what is wrong with a name beside those that are taken; empty when nothing is."""
        return name_problem(name, taken, self.namesake(name))

    def are_same(self, one: T, other: T) -> bool:
        """Return whether two things hold the same, whatever their names."""
        nameless: dict[str, Json] = {"name": ""}
        return self.form.fields(one, nameless) == self.form.fields(other, nameless)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the files that this version writes."""
        return schema_of(self.form, self.file)

    def open(self, path: AnyPath) -> OwnReading[T]:
        """Read a file, with warnings worth showing; SignFileError when it cannot be read."""
        return disk.open_checked(Path(path), self.file.word, self.read)

    def save(self, own: T, path: AnyPath) -> None:
        """Write a file, keeping the one before as `NAME~`.

        SignFileError when it cannot be done or the file would not open again.
        """
        disk.save_checked(Path(path), self.file.word, lambda: self.content(own), self.read)

    def content(self, own: T) -> bytes:
        """Return the content of its file: the same thing gives the same bytes."""
        head: dict[str, Json] = {"format": self.file.format, "version": list(self.file.version)}
        return (pretty(self.form.fields(own, head)) + "\n").encode()

    def read(self, content: bytes, name: str = "the file") -> OwnReading[T]:
        """Read the content of a file, called `name` in messages; SignFileError with every mistake in it."""
        form, owned, warnings = read_form(content, name, self.file, self.form)
        return OwnReading(form.make(Beside(owned, {})), warnings)


HANDSHAPES: Final[OwnKind[OwnHandshape]] = OwnKind(HANDSHAPE, HandshapeForm, own_handshapes.namesake)
SIGNALS: Final[OwnKind[OwnSignal]] = OwnKind(SIGNAL, SignalForm, own_signals.namesake)
PLACES: Final[OwnKind[SkinSpot]] = OwnKind(PLACE, PlaceForm)
ENDINGS: Final = (HANDSHAPES.ending, SIGNALS.ending, PLACES.ending)


class FolderReading(NamedTuple, Generic[T]):
    """Things of a folder, by name, and what was wrong with the files that could not be read."""

    every: tuple[T, ...]
    refused: tuple[str, ...]


class OwnFolder(Generic[T]):
    """Reads and changes the things of a folder; it is made by the first that is saved.

    Every method raises SignFileError when the disk does not let it.
    """

    def __init__(self, path: Path, kind: OwnKind[T]) -> None:
        self.path, self._kind = path, kind

    def read(self) -> FolderReading[T]:
        """All of them in the order of their names. One bad file does not hide the others."""
        found: dict[str, T] = {}
        refused = []
        for path in self._files():
            try:
                own = self._kind.open(path).own
            except SignFileError as error:
                refused.append(str(error))
                continue
            found.setdefault(fold(own.name), own)
        return FolderReading(tuple(found[name] for name in sorted(found)), tuple(refused))

    def _files(self) -> list[Path]:
        return files_in(self.path, [self._kind.ending]) if self.path.is_dir() else []

    def add(self, own: T) -> None:
        """Put one into the folder, under a name that is free."""
        if words := self._kind.name_problem(own.name, (other.name for other in self.read().every)):
            raise SignFileError(own.name, [phrase("name: {words}", words=words)])
        self.put(own)

    def put(self, own: T) -> None:
        """Put one into the folder, in place of the one of its name if there is one."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SignFileError(
                str(self.path),
                [phrase("the folder cannot be made: {error}", error=str(error.strerror or error))],
            ) from error
        self._kind.save(own, self._file_of(own.name))

    def rename(self, name: str, new_name: str) -> None:
        """Call one otherwise; its new file is whole before the old one goes."""
        own = next((own for own in self.read().every if fold(own.name) == fold(name)), None)
        if own is None:
            raise SignFileError(name, [phrase("it is no longer in {path!r}", path=str(self.path))])
        others = [
            other.name for other in self.read().every if other is not own and fold(other.name) != fold(name)
        ]
        if words := self._kind.name_problem(new_name, others):
            raise SignFileError(new_name, [phrase("name: {words}", words=words)])
        old = self._file_of(name)
        if fold(new_name) == fold(name):
            self._kind.save(replace(own, name=new_name), old)
        else:
            self.put(replace(own, name=new_name))
            _delete(old)

    def remove(self, name: str) -> None:
        """Delete the one of this name; one that is gone already is no mistake."""
        _delete(self._file_of(name))

    def _file_of(self, name: str) -> Path:
        """The file that holds the one of this name, or the one it would be put into."""
        for path in self._files():
            try:
                if fold(self._kind.open(path).own.name) == fold(name):
                    return path
            except SignFileError:
                continue
        stem = fold(name).replace(" ", "_")
        tries = (
            self.path / f"{stem}{'' if count == 1 else f'_{count}'}{self._kind.ending}"
            for count in range(1, 1000)
        )
        return next(path for path in tries if not path.exists())


def _delete(path: Path) -> None:
    """Remove a file, and what was in it before: whoever deletes one has no use for an older one."""
    try:
        path.unlink(missing_ok=True)
        backup_of(path).unlink(missing_ok=True)
    except OSError as error:
        raise SignFileError(
            str(path), [phrase("cannot be deleted: {error}", error=str(error.strerror or error))]
        ) from error
