"""Dialog before a sign is exported: the format, the frame rate, and which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from signer.document.frame_rates import FrameRate
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.films import extra
from signer.films.look import CLEAR, PLAIN, FilmLook
from signer.lazy import lazily
from signer.studio.drawing import looks
from signer.studio.look import plain, theme
from signer.studio.widgets.number_field import NumberField
from signer.studio.widgets.pieces import CheckBox, hint, label, row
from signer.studio.widgets.rate_field import RateField
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer import export


if TYPE_CHECKING:
    from signer.export import Format
    from signer.studio.drawing.framing import ViewName

FPS: Final = (23, 120)
WIDTH_PX: Final = 500
GLB_RATE: Final = "Below 60, skin is millimetres off between frames. Set Blender to this rate first."
SIZES: Final = {"480x480": "480 × 480", "1280x720": "720p", "1920x1080": "1080p"}  # noqa: RUF001
BACKGROUNDS: Final = {"": "Light", "#ffffff": "White", "#00b140": "Green", CLEAR: "None"}
CAPTIONS: Final = {"": "None", "burnt": "In the picture", "vtt": "VTT file", "srt": "SRT file"}
WORDS: Final = {"gloss": "Gloss", "translation": "Translation", "both": "Both"}
NO_TRANSLATION: Final = "The sign has no translation: write it in its details (Ctrl+I)"
VIEWS: Final[tuple[tuple[ViewName, str], ...]] = (
    ("front", "Front"),
    ("side", "Side"),
    ("closeup", "Close-up"),
    ("signer", "Signer’s view"),  # noqa: RUF001  a typographic apostrophe
)


@dataclass(frozen=True, slots=True)
class ExportWish:
    """Options of an export.

    The ending of the file, frames a second, from when to when (None: all), from where a film is seen, its
    width and height, px, and what it shows beside the figure.
    """

    format: str
    fps: FrameRate
    start_s: float | None = None
    end_s: float | None = None
    view: ViewName = "front"
    size: tuple[int, int] = (480, 480)
    look: FilmLook = PLAIN


class ExportDialog(QDialog):
    """A form for exporting the animation; `wish` holds its content.

    A part begins and ends with `stretch`, such as the selected keys, until changed.
    """

    def __init__(self, parent: QWidget, sign: Sign, stretch: tuple[float, float], last_format: str) -> None:
        super().__init__(parent)
        self.setWindowTitle("Export the animation")
        self.setObjectName("dialog.export")
        self._format = Segments(
            "export.format",
            "Format",
            [Segment(one.ending[1:], one.name) for one in export.FORMATS],
            columns=3,
        )
        can_film = extra.is_installed()
        for name in (one.ending[1:] for one in export.FORMATS if not one.is_available):
            self._format.buttons[name].setEnabled(False)
            self._format.buttons[name].setToolTip(plain.tip(_sentence(extra.MISSING)))
        offered = [one.ending[1:] for one in export.FORMATS if one.is_available]
        self._format.choose(last_format if last_format in offered else "json")
        self._format.buttons[self._format.value].setFocus()
        self._missing = hint("" if can_film else f"WebM and MP4: {extra.MISSING}")
        self._about = hint()
        self._about.setMinimumHeight(34)
        self._view = Segments("export.view", "Seen from", [Segment(name, title) for name, title in VIEWS])
        self._size = _choices("export.size", "Size", SIZES)
        self._background = _choices("export.background", "Background", BACKGROUNDS)
        self._captions = _choices("export.captions", "Captions", CAPTIONS)
        self._words = _choices("export.words", "Words of the captions", WORDS)
        for name in () if sign.translation.strip() else ("translation", "both"):
            self._words.buttons[name].setEnabled(False)
            self._words.buttons[name].setToolTip(plain.tip(NO_TRANSLATION))
        self._beside = CheckBox("The film that it was written from, at the left", "export.beside")
        self._has_film = sign.video is not None and can_film
        self._has_size_given = False
        self._fps = RateField("export.fps", limits=FPS)
        self._about_fps = hint()
        self._sign, self._is_fps_given = sign, False
        self._part = Segments("export.part", "Part", [Segment("whole", "All of it"), Segment("part", "Part")])
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
        self._size.chosen.connect(self._keep_size)
        self._beside.toggled.connect(self._show)
        self._captions.chosen.connect(self._show)
        self._part.chosen.connect(self._show)
        self._start.entered.connect(self._show)
        self._end.entered.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(theme.GAP)
        form.addRow("Format", self._format)
        form.addRow("", self._about)
        if self._missing.text():
            form.addRow("", self._missing)
        for title, part in self._of_films().items():
            form.addRow(label(title, 1), part)
        form.addRow("", self._beside)
        self._form = form
        self._rate = row(self._fps, self._about_fps)
        form.addRow("Frames a second", self._rate)
        form.addRow("Export", self._part)
        self._stretch = row(self._start, label("to", 2), self._end, None)
        form.addRow("", self._stretch)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 20, 20, 16)
        box.setSpacing(theme.MARGIN)
        box.addLayout(form)
        box.addWidget(self._buttons)
        self.setFixedWidth(WIDTH_PX)

    def _is_beside(self) -> bool:
        return self._has_film and self._beside.isChecked() and self.form().source == "film"

    def _of_films(self) -> dict[str, Segments]:
        """Return what is asked of films alone, by its title."""
        parts = self._view, self._size, self._background, self._captions, self._words
        return dict(zip(("Seen from", "Size", "Background", "Captions", "Words"), parts, strict=True))

    def form(self) -> Format:
        """Return the chosen format."""
        return export.format_of(f"sign.{self._format.value}")

    def wish(self) -> ExportWish:
        """Return the export options that the form says."""
        whole = self._part.value == "whole"
        start_s, end_s = (None, None) if whole else (self._start.value() / 1000, self._end.value() / 1000)
        width, _, height = self._size.value.partition("x")
        return ExportWish(
            self._format.value,
            self._fps.rate(),
            start_s,
            end_s,
            cast("ViewName", self._view.value),
            (int(width), int(height)),
            FilmLook(
                self._background.value,
                self._captions.value,
                self._words.value,
                self._is_beside(),
                looks.shown(),
            ),
        )

    def _keep_size(self, _size: str) -> None:
        self._has_size_given = True

    def _keep_fps(self) -> None:
        self._is_fps_given = True

    def _show(self, *_changed: object) -> None:
        form, chosen = self.form(), self._format.value
        is_film, is_text = form.source == "film", form.source in ("sign", "sentence")
        self._about.setText(form.about)
        self._about_fps.setText(GLB_RATE if chosen == "glb" else "")
        if not self._is_fps_given:
            self._fps.show_value(form.usual_fps(self._sign))
        for part in self._of_films().values():
            self._form.setRowVisible(part, is_film)
        self._form.setRowVisible(self._words, is_text or (is_film and bool(self._captions.value)))
        self._form.setRowVisible(self._beside, is_film and self._has_film)
        self._form.setRowVisible(self._rate, not is_text)
        if not self._has_size_given:
            self._size.choose("1280x720" if form.needs_extra else "480x480")
        clear = self._background.buttons[CLEAR]
        clear.setEnabled(chosen in ("webm", "webp") and not self._is_beside())
        if self._background.value == CLEAR and not clear.isEnabled():
            self._background.choose("")
        self.adjustSize()
        is_part = self._part.value == "part"
        self._stretch.setEnabled(is_part)
        can = not is_part or self._start.value() <= self._end.value()
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(can)


def _choices(name: str, title: str, words: Mapping[str, str]) -> Segments:
    return Segments(name, title, [Segment(value, text) for value, text in words.items()])


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}"
