"""Every JSON example of the documents is one: whole files open, reports obey their schemas, and parts fit
into a sign file."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from signer.commands.report_schemas import check_schema, info_schema
from signer.corpus.report import schema as row_schema
from signer.export.animation_schema import schema as animation_schema
from signer.export.losses import schema as losses_schema
from signer.files import read_sign
from signer.files.own_files import HANDSHAPES, PLACES, SIGNALS
from signer.files.utterance_file import read_utterance
from tests.helpers.extent import each
from tests.helpers.json_schemas import require_described

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}
WHOLE = [
    (name, text) for name, page in PAGES.items() for text in re.findall(r"```json\n(.*?)```", page, re.DOTALL)
]
PARTS = [(name, text) for name, page in PAGES.items() for text in re.findall(r"`(\[?\{\"[^`]*)`", page)]


def of_goal(example: Any) -> None:
    goals = animation_schema()["properties"]["hands"]["properties"]["dominant"]["properties"]["goals"]
    require_described(goals["items"], example)


def of_handshape(example: Any, folder: Path) -> None:
    (folder / "a.handshape").write_text(json.dumps(example), encoding="utf-8")
    HANDSHAPES.open(folder / "a.handshape")


@pytest.mark.parametrize(("name", "text"), WHOLE)
def test_a_whole_example_is_valid(name: str, text: str, tmp_path: Path) -> None:
    example = json.loads(text)
    checks: dict[str, Callable[[], Any]] = {
        "asl-sign": lambda: read_sign(text),
        "asl-handshape": lambda: of_handshape(example, tmp_path),
        "asl-place": lambda: PLACES.read(text.encode()),
        "asl-signal": lambda: SIGNALS.read(text.encode()),
        "asl-utterance": lambda: read_utterance(text.encode()),
        "asl-check": lambda: require_described(check_schema(), example),
        "asl-losses": lambda: require_described(losses_schema(), example),
        "asl-info": lambda: require_described(info_schema(), example),
        "a row": lambda: require_described(row_schema(), example),
        "": lambda: of_goal(example),
    }
    checks["a row" if "state" in example else example.get("format", "")]()


def put_in(sign: dict[str, Any], part: Any) -> None:
    """Set a part at its place in a sign file, known by its fields."""
    role = sign["tracks"][0]
    key = role["keys"][0]
    match part:
        case {"vertices": _}:
            del key["contacts"][0]["site"]
            key["contacts"][0]["spot"] = part
        case {"articulator": _, "place": name}:
            del key["contacts"]
            key["space"], sign["places"] = part, [{"id": name}]
        case {"articulator": _, "point_m": _}:
            del key["contacts"]
            key["both_meet"] = part
        case {"size_m": _}:
            key["contacts"][0]["manner"] = "rub"
            key["act"] = part
        case {"kind": _}:
            key["local"] = [part]
        case {"assist": _}:
            sign["tracks"].append({"kind": "shoulder", "side": "base", "keys": [part]})
        case {"signal": _}:
            sign["tracks"].append({"kind": "grammar", "spans": [part]})
        case {"browInnerUp": _}:
            sign["tracks"].append({"kind": "brows", "spans": [{"id": "b1", "time_s": 0.4, "shapes": part}]})
        case [{"distance_m": _}]:
            sign["places"] = part
        case {"onset_s": _}:
            sign["tracks"].append({"kind": "torso", "spans": [part]})
        case {"height_m": _}:
            role["lead_in"] = part
        case {"digest": _}:
            sign["video"] = part
        case [{"text": _}]:
            sign["markers"] = part
        case {"alternatives": _}:
            sign["guesses"] = [part]
        case {"index_pip_flex": _}:
            key["joints_rad"] = part
        case _:
            raise AssertionError(f"say where this belongs in a sign file: {part}")


@each(PARTS)
def test_a_part_that_a_page_shows_fits_into_a_sign_file(name: str, text: str) -> None:
    (whole,) = (json.loads(example) for _, example in WHOLE if '"asl-sign"' in example)
    sign = deepcopy(whole)
    put_in(sign, json.loads(text))
    read_sign(json.dumps(sign))
    assert sign != whole


def test_all_pages_were_looked_at() -> None:
    assert {name for name, _ in WHOLE} == {"file-format.md", "command-line.md", "corpora.md", "formats.md"}
    assert len(PARTS) == sum(page.count('`{"') + page.count('`[{"') for page in PAGES.values())
