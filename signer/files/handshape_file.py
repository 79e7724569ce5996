"""Handshape files: a handshape of one's own, strictly read and safely written."""

from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, cast

from pydantic import Field

from handshapes.joints import NAMES
from handshapes.own import LONGEST_NAME, OwnHandshape, name_problem
from signer.characters.names import handshape_problem, joint_problem
from signer.document.problems import Problem
from signer.document.values import Extra
from signer.files import disk
from signer.files.disk import AnyPath
from signer.files.form import Form, Name, Radians
from signer.files.json_text import Json, pretty
from signer.files.kinds import HANDSHAPE
from signer.files.newer import put_back
from signer.files.own_form import read_form


class HandshapeForm(Form):
    """A handshape of one's own: one of the inventory with some joints bent otherwise."""

    format: Literal["asl-handshape"]
    version: list[Annotated[int, Field(ge=0)]] = Field(min_length=2, max_length=2, description="major, minor")
    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    handshape: Name = Field(description="the one of the inventory that it is made from")
    joints_rad: dict[str, Radians] = Field(
        min_length=1, description="the joints that are bent otherwise than that has them"
    )


def schema() -> dict[str, Any]:
    """The JSON Schema of the files that this version writes."""
    published = HandshapeForm.model_json_schema()
    published["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    published["title"] = "ASL handshape file"
    published["additionalProperties"] = False
    published["properties"]["version"]["const"] = list(HANDSHAPE.version)
    published["properties"]["joints_rad"]["propertyNames"] = {"enum": list(NAMES)}
    return published


ENDING = ".handshape"


class HandshapeReading(NamedTuple):
    """A handshape of one's own and what its user should know about the file it came from."""

    handshape: OwnHandshape
    warnings: tuple[str, ...]


def open_handshape(path: AnyPath) -> HandshapeReading:
    """The handshape of a file, and warnings worth showing; SignFileError when it cannot be read."""
    return disk.open_checked(Path(path), HANDSHAPE.word, read_handshape)


def save_handshape(own: OwnHandshape, path: AnyPath) -> None:
    """Write the handshape to a file, keeping the one before as `NAME~`.

    SignFileError when it cannot be done or the file would not open again.
    """
    disk.save_checked(Path(path), HANDSHAPE.word, lambda: handshape_bytes(own), read_handshape)


def handshape_bytes(own: OwnHandshape) -> bytes:
    """The content of its file: the same handshape gives the same bytes."""
    fields: dict[str, Json] = {
        "format": HANDSHAPE.format,
        "version": list(HANDSHAPE.version),  # replaced by what `extra` keeps of a newer file
        "name": own.name,
        "handshape": own.handshape,
        "joints_rad": {name: float(angle) for name, angle in sorted(own.joints)},
    }
    return (pretty(put_back(fields, cast(Extra, own.extra))) + "\n").encode()


def read_handshape(content: bytes, name: str = "the handshape") -> HandshapeReading:
    """Read the content of a handshape file; SignFileError with every mistake in it.

    Messages call the content `name`.
    """
    form, extra, warnings = read_form(content, name, HANDSHAPE, HandshapeForm, _name_problems)
    own = OwnHandshape(form.name, form.handshape, tuple(sorted(form.joints_rad.items())), extra)
    return HandshapeReading(own, warnings)


def _name_problems(fields: dict[str, Json]) -> list[Problem]:
    """Names that are none, or in no inventory, and joints that do not go so far."""
    found = []
    own, made_from, joints = fields.get("name"), fields.get("handshape"), fields.get("joints_rad")
    if isinstance(own, str) and (words := name_problem(own)):
        found.append(Problem("name", words))
    if isinstance(made_from, str) and (words := handshape_problem(made_from)):
        found.append(Problem("handshape", words))
    for joint, angle in joints.items() if isinstance(joints, dict) else ():
        is_number = isinstance(angle, (int, float)) and not isinstance(angle, bool)
        if words := joint_problem(joint, float(angle) if is_number and abs(angle) < 1e9 else 0.0):
            found.append(Problem(f"joints_rad.{joint}", words))
    return found
