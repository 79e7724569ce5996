"""Write the published JSON Schemas of files and reports anew, from the code that reads and writes."""

import json
from pathlib import Path

from signer.commands.report_schemas import check_schema, formats_schema, info_schema
from signer.corpus.report import schema as run_schema
from signer.corpus.report import summary_schema
from signer.export.animation_schema import schema as animation_schema
from signer.export.losses import schema as losses_schema
from signer.files.own_files import HANDSHAPES, PLACES, SIGNALS
from signer.files.schema import schema as sign_schema
from signer.files.utterance_form import schema as utterance_schema
from signer.reviewing.answers import schema as review_schema
from signer.shelves.listed import schema as shelves_schema

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "schemas"
SCHEMAS = {
    "asl-sign": sign_schema,
    "asl-handshape": HANDSHAPES.schema,
    "asl-signal": SIGNALS.schema,
    "asl-place": PLACES.schema,
    "asl-utterance": utterance_schema,
    "asl-shelves": shelves_schema,
    "asl-review": review_schema,
    "asl-animation": animation_schema,
    "asl-check": check_schema,
    "asl-info": info_schema,
    "asl-formats": formats_schema,
    "asl-losses": losses_schema,
    "asl-run": run_schema,
    "asl-run-summary": summary_schema,
}


def main() -> None:
    """Write one file a format."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, schema in SCHEMAS.items():
        path = FOLDER / f"{name}.schema.json"
        path.write_text(json.dumps(schema(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
