"""The JSON Schema of sign files, made from the forms."""

from typing import Any

from signer.files.form import Form, schema_of
from signer.files.guesses import GuessForm
from signer.files.kinds import SIGN
from signer.files.sign_form import SignForm
from signer.files.tracks.formats import FORMATS


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the files that this version writes."""
    published = schema_of(SignForm, SIGN)
    parts: dict[str, Any] = published["$defs"]
    forms: list[type[Form]] = [*FORMATS.values(), GuessForm]
    for form in forms:
        part = form.model_json_schema()
        parts |= {**part.pop("$defs", {}), form.__name__: part}
    tracks = [{"$ref": f"#/$defs/{form.__name__}"} for form in FORMATS.values()]
    published["properties"]["tracks"]["items"] = {"oneOf": tracks}
    published["properties"]["guesses"]["items"] = {"$ref": "#/$defs/GuessForm"}
    return published
