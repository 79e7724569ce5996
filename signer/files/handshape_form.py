"""The form of a handshape file: a handshape of one's own."""

from typing import Annotated, Any, Literal

from pydantic import Field

from handshapes.joints import NAMES
from handshapes.own import LONGEST_NAME
from signer.files.form import Form, Name, Radians
from signer.files.kinds import HANDSHAPE


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
