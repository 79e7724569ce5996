"""Card of a data set: what it holds, what it does not, whose licences it is under; and its splits."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from signer.corpus import program, table
from signer.corpus.dataset.making import Dataset
from signer.corpus.work import write_output
from signer.document.frame_rates import spelled
from signer.export.keypoints import APPROXIMATE
from signer.phrases import counted

CARD: Final = "card.md"
SPLITS: Final = "splits.json"
SIGNS: Final = "signs.jsonl"
TABLE: Final = "signs.parquet"
SHARES: Final = (("train", 80), ("validation", 10), ("test", 10))
"""Parts of a hundred of the glosses in each split."""
_CARD: Final = """# Synthetic signs of American Sign Language

{signs}, {views} each, {frames} at {fps} a second.

**Synthetic, not reviewed by signers**: the movement of an avatar, computed from written postures. No person
was recorded. Do not present it as data of real signers, and do not judge by it how well people sign.

## How it was made
- Signer {version}, program and body {digest}, format {job.form}, seed {job.seed}, jitter {job.jitter}.
- Who signs: {signers}; {varied} with varied postures, {written} as written.
- All draws come from the seed, the name of the file and the number of the view: one sign can be made again
  alone.

## What is exact
- {points}; metres in the world (x to the signer's left, y up, z forward), and pixels.
- Visibility: a ray from the camera against the drawn skin; a joint is seen where no skin but the flesh about
  itself is before it.
- Contacts: which part is on which place in which frame, solved on the drawn skin and kept under variation.
- Joint turns (quaternions xyzw against the parent), finger angles, handshape, place, directions of palm and
  fingers, speed of the wrist.

## What is approximate or missing
- Put where they are about: {about}. Legs are not drawn and never visible.
- The face has its named places, not MediaPipe's 468 points: no true correspondence of those to this body is
  known.
- Between two keys `handshape` is that of the key before, and `next_handshape` that of the next one.
- No pictures. Movement, timing and variation are not those of people; hair and clothes do not move.

## Licences of the signs
{licences}
"""


def finish(out: Path, job: Dataset, names: Iterable[str]) -> None:
    """Write card, splits and the table of signs of a data set, from what its signs say.

    Args:
        out: its folder.
        job: how it was made.
        names: of the signs that are in it, in order.

    Raises:
        ExportError: the disk does not let it.
    """
    signs = [json.loads((out / "signs" / f"{name}.json").read_text(encoding="utf-8")) for name in names]
    lines = (json.dumps(_row(sign), ensure_ascii=False) for sign in signs)
    write_output(out / SIGNS, "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace"))
    write_output(out / SPLITS, (json.dumps(splits(signs, job), indent=1) + "\n").encode())
    write_output(out / CARD, card(signs, job).encode("utf-8", "backslashreplace"))
    if table.is_installed() and signs:
        import pyarrow

        rows = [{**_row(sign), "views": json.dumps(sign["views"])} for sign in signs]
        kinds = {"synthetic": pyarrow.bool_(), "tags": pyarrow.list_(pyarrow.string())}
        columns = [(name, kinds.get(name, pyarrow.string())) for name in rows[0]]
        table.write(out / TABLE, pyarrow.schema(columns), rows)


def _row(sign: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the table of signs says of one: all but what is the same for all."""
    return {name: value for name, value in sign.items() if name not in ("points", "bones")}


def splits(signs: Sequence[Mapping[str, Any]], job: Dataset) -> dict[str, Any]:
    """Share out the signs: by gloss, so that no gloss is in two parts, and by signer."""
    by_gloss: dict[str, list[str]] = {name: [] for name, _ in SHARES}
    by_signer: dict[str, list[str]] = {name: [] for name in job.signers}
    for sign in signs:
        by_gloss[_part(str(sign["gloss"] or sign["name"]), job.seed)].append(str(sign["name"]))
        for number, view in enumerate(sign["views"]):
            by_signer[view["signer"]].append(f"{sign['name']}/v{number}")
    return {"by_gloss": by_gloss, "by_signer": by_signer}


def _part(gloss: str, seed: int) -> str:
    digest = hashlib.sha256(f"{seed}\0{gloss}".encode("utf-8", "replace")).digest()
    number = int.from_bytes(digest[:8], "big") % 100
    for name, share in SHARES:
        if number < share:
            return name
        number -= share
    return SHARES[-1][0]


def card(signs: Sequence[Mapping[str, Any]], job: Dataset) -> str:
    """Return the card."""
    views = [view for sign in signs for view in sign["views"]]
    names = signs[0]["points"] if signs else []
    varied = sum(view["posture_share"] > 0.0 for view in views)
    kinds = ", ".join(f"{count} {kind}" for kind, count in _kinds(names).items())
    licences = Counter(str(sign["licence"]) or "(none given: ask its author)" for sign in signs)
    return _CARD.format(
        fps=spelled(job.fps),
        signs=counted(len(signs), "sign"),
        frames=counted(sum(view["frames"] for view in views), "frame"),
        version=program.version(),
        digest=program.digest(),
        job=job,
        views=counted(job.views, "view"),
        signers=", ".join(job.signers),
        varied=counted(varied, "view"),
        written=f"{len(views) - varied:,}",
        points=f"{len(names)} points: {kinds}",
        about=", ".join(name.replace("_", " ") for name in APPROXIMATE),
        licences="\n".join(
            f"- {licence}: {counted(count, 'sign')}" for licence, count in sorted(licences.items())
        ),
    )


def _kinds(names: Iterable[str]) -> dict[str, int]:
    return dict(Counter(name.partition(".")[0].replace("_", " ") for name in names))
