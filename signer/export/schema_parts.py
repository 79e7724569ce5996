"""Parts of JSON Schemas of what programs read: open to fields that a later version adds."""

from typing import Any, Final, TypeAlias

Schema: TypeAlias = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
TEXT: Final[Schema] = {"type": "string"}
NUMBER: Final[Schema] = {"type": "number"}
POSITIVE: Final[Schema] = {"type": "number", "minimum": 0}
COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
TRUTH: Final[Schema] = {"type": "boolean"}
NOTHING: Final[Schema] = {"type": "null"}


def document(title: str, description: str, **properties: Schema) -> Schema:
    """Describe a whole file."""
    return {"$schema": DIALECT, "title": title, "description": description, **record(**properties)}


def record(**properties: Schema) -> Schema:
    """Describe an object that has all of these fields; readers ignore any other."""
    return {"type": "object", "properties": properties, "required": list(properties)}


def listed(items: Schema, **more: Any) -> Schema:
    """Describe a list of any length."""
    return {"type": "array", "items": items, **more}


def vector(length: int) -> Schema:
    """Describe a list of so many numbers."""
    return {"type": "array", "items": NUMBER, "minItems": length, "maxItems": length}


def optional(schema: Schema) -> Schema:
    """Describe a value that may be null."""
    return {"anyOf": [schema, NOTHING]}


def said(schema: Schema, words: str) -> Schema:
    """Add a description."""
    return schema | {"description": words}
