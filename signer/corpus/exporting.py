"""Export of a sign's movement, as one sign of a run."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from body_model.bodies import REFERENCE
from signer.corpus.work import Item, Job, Row
from signer.document.frame_rates import FrameRate
from signer.lazy import lazily

with lazily():
    from signer import avatars
    from signer import export as exports
    from signer.characters import load


if TYPE_CHECKING:
    from signer.export import Loss
    from signer.files import SignReading


_AS_ASKED: Final = (
    "fps", "start_s", "end_s", "without_mesh", "words", "bones", "face", "dialect", "strict",
)  # fmt: skip
"""Options that are handed on as they are."""


@dataclass(frozen=True)
class Export(Job):
    """Write the movement of a sign as `NAME.FORMAT`.

    Attributes:
        form: ending of the format, without its dot.
        fps: frames a second; None for the usual ones.
        signer: name of the character that shows it.
        start_s, end_s: the part of the sign; None for its beginning and its end.
        without_mesh: of a GLB: movement alone.
        words: of subtitles.
        bones: of a BVH; empty for all.
        face: of a VRMA; empty for the presets.
        dialect: of SiGML; empty for HamNoSys.
        strict: a sign of which something would be left out is refused.
        vocabulary: of an EAF: folder of the glosses that its tiers choose from; empty for none.
        avatar: file of the avatar that shows it instead; empty for none.
    """

    name: ClassVar[str] = "export"
    form: str = "json"
    fps: FrameRate | None = None
    signer: str = REFERENCE
    start_s: float | None = None
    end_s: float | None = None
    without_mesh: bool = False
    words: str = "gloss"
    bones: str = ""
    face: str = ""
    dialect: str = ""
    strict: bool = False
    vocabulary: str = ""
    avatar: str = ""

    def work(self, item: Item, reading: "SignReading", row: Row) -> Row:
        """Export a sign."""
        lost: list[Loss] = []

        def write(path: Path) -> None:
            lost[:] = exports.export(
                reading.sign,
                path,
                character=load.load_character(self.signer),
                avatar=avatars.opened(self.avatar) if self.avatar else None,
                vocabulary=self.vocabulary or None,
                **{name: getattr(self, name) for name in _AS_ASKED},
            )

        row = self.delivered(row, f"{item.stem}.{self.form}", write)
        return replace(row, losses=exports.counts_of(lost))
