"""Published JSON Schemas, read strictly: ours may have no field that they do not describe."""

from typing import Any

import jsonschema


def closed(schema: Any) -> Any:
    """The schema with no room for fields that it does not name."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {name: closed(value) for name, value in schema.items()}
    return (
        inner | {"additionalProperties": False}
        if "properties" in schema and schema.get("type") == "object"
        else inner
    )


def require_described(schema: dict[str, Any], value: Any) -> None:
    """Fail where a value breaks the schema, or has a field that it leaves out."""
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(closed(schema)).validate(value)
