"""The JSON Schema of sign files, made from the forms."""

from typing import Any

from signer.files import guesses
from signer.files.form import SignForm
from signer.files.kinds import SIGN
from signer.files.tracks.formats import FORMATS


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the files that this version writes."""
    published = SignForm.model_json_schema()
    published["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    published["title"] = "ASL sign file"
    published["properties"]["version"]["enum"] = [list(version) for version in SIGN.written]
    parts: dict[str, Any] = published["$defs"]
    tracks = []
    for one in FORMATS.values():
        form = one.form.model_json_schema()
        parts |= form.pop("$defs", {}) | {one.form.__name__: form}
        one.finish_schema(parts)
        tracks.append({"$ref": f"#/$defs/{one.form.__name__}"})
    published["properties"]["tracks"]["items"] = {"oneOf": tracks}
    form = guesses.GuessForm.model_json_schema()
    parts |= {name: part for name, part in form.pop("$defs").items() if name not in parts}
    parts["GuessForm"] = form
    guesses.finish_schema(parts)
    published["properties"]["guesses"]["items"] = {"$ref": "#/$defs/GuessForm"}
    for part in (published, *parts.values()):
        part["additionalProperties"] = False
    for part in parts.values():
        for field in part["properties"].values():
            if isinstance(field.get("default"), dict):
                field["default"] = {
                    name: value for name, value in field["default"].items() if value is not None
                }
    return published
