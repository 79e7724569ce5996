"""Dialog before a sign is exported: the format, the frame rate, and which part of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.lazy import lazily
from signer.studio.look import theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import hint, label, row
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer import export


if TYPE_CHECKING:
    from signer.studio.drawing.framing import ViewName

FPS: Final = (24, 120)
WIDTH_PX: Final = 500
GLB_RATE: Final = "Below 60, skin is millimetres off between frames. Set Blender to this rate first."
FORMATS: Final = {
    "json": (
        "Animation JSON",
        "For players of your own: joints, and how well every contact is met, in plain text.",
    ),
    "glb": ("GLB", "For Blender, three.js, Unity and Godot: the signer's body with its movement."),
    "gif": ("GIF", "A moving picture for slides, pages and chats."),
    "webp": ("WebP", "A moving picture, finer and smaller than a GIF; browsers show it."),
}
FILMS: Final = ("gif", "webp")
VIEWS: Final[tuple[tuple[ViewName, str], ...]] = (
    ("front", "Front"),
    ("side", "Side"),
    ("closeup", "Close-up"),
    ("signer", "Signer’s view"),  # noqa: RUF001  a typographic apostrophe
)


@dataclass(frozen=True, slots=True)
class ExportWish:
    """Options of an export.

    The ending of the file, frames a second, from when to when (None: all), and from where a film is seen.
    """

    format: str
    fps: float
    start_s: float | None = None
    end_s: float | None = None
    view: ViewName = "front"


class ExportDialog(QDialog):
    """A form for exporting the animation; `wish` holds its content.

    A part begins and ends with `stretch`, such as the selected keys, until changed.
    """

    def __init__(self, parent: QWidget, sign: Sign, stretch: tuple[float, float], last_format: str) -> None:
        super().__init__(parent)
        self.setWindowTitle("Export the animation")
        self.setObjectName("dialog.export")
        self._format = Segments(
            "export.format", "Format", [Segment(name, title) for name, (title, _) in FORMATS.items()]
        )
        self._format.choose(last_format if last_format in FORMATS else "json")
        self._about = hint()
        self._about.setMinimumHeight(34)
        self._view = Segments("export.view", "Seen from", [Segment(name, title) for name, title in VIEWS])
        self._view_title = label("Seen from", 1)
        self._fps = NumberField("export.fps", "Frames a second", limits=FPS, suffix="")
        self._about_fps = hint()
        self._sign, self._is_fps_given = sign, False
        self._part = Segments(
            "export.part", "Part", [Segment("whole", "Whole sign"), Segment("part", "Part")]
        )
        last_ms = 1000 * span_s(sign)[1]
        self._start = NumberField("export.start", "From", limits=(0, last_ms), suffix=" ms")
        self._end = NumberField("export.end", "To", limits=(0, last_ms), suffix=" ms")
        for field, time_s in ((self._start, stretch[0]), (self._end, stretch[1])):
            field.setFixedWidth(92)
            field.show_value(1000 * time_s)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setText("Export…")
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setDefault(True)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._fps.entered.connect(self._keep_fps)
        self._format.chosen.connect(self._show)
        self._part.chosen.connect(self._show)
        self._start.entered.connect(self._show)
        self._end.entered.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(theme.GAP)
        form.addRow("Format", self._format)
        form.addRow("", self._about)
        form.addRow(self._view_title, self._view)
        form.addRow("Frames a second", row(self._fps, self._about_fps))
        form.addRow("Export", self._part)
        self._stretch = row(self._start, label("to", 2), self._end, None)
        form.addRow("", self._stretch)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.setSpacing(theme.MARGIN)
        box.addLayout(form)
        box.addWidget(self._buttons)
        self.setFixedWidth(WIDTH_PX)

    def wish(self) -> ExportWish:
        """Return the export options that the form says."""
        whole = self._part.value == "whole"
        start_s, end_s = (None, None) if whole else (self._start.value() / 1000, self._end.value() / 1000)
        return ExportWish(
            self._format.value, self._fps.value(), start_s, end_s, cast("ViewName", self._view.value)
        )

    def _keep_fps(self, _fps: float) -> None:
        self._is_fps_given = True

    def _show(self, *_changed: object) -> None:
        self._about.setText(FORMATS[self._format.value][1])
        self._about_fps.setText(GLB_RATE if self._format.value == "glb" else "")
        if not self._is_fps_given:
            self._fps.show_value(_usual_fps(self._format.value, self._sign))
        for part in (self._view_title, self._view):
            part.setVisible(self._format.value in FILMS)
        is_part = self._part.value == "part"
        self._stretch.setEnabled(is_part)
        can = not is_part or self._start.value() <= self._end.value()
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(can)


def _usual_fps(chosen: str, sign: Sign) -> float:
    """Frames a second until the user gives a number; films are drawn at the sign's own."""
    return sign.fps if chosen in FILMS else export.format_of(f"sign.{chosen}").usual_fps(sign)
