"""Writes the published JSON Schemas of our file formats anew, from the code that reads and writes them."""

import json
from pathlib import Path

from signer.export.animation_schema import schema as animation_schema
from signer.files.form import schema as sign_schema
from signer.files.handshape_form import schema as handshape_schema

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "schemas"


def main() -> None:
    """Write one file a format."""
    schemas = {"asl-sign": sign_schema(), "asl-handshape": handshape_schema(), "asl-animation": animation_schema()}
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas.items():
        path = FOLDER / f"{name}.schema.json"
        path.write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
