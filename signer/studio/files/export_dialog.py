"""Dialog before a sign is exported: the format, the frame rate, and which part of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from body_model.bodies import REFERENCE
from signer.characters.load import load_character
from signer.document.frame_rates import FrameRate
from signer.document.queries import span_s
from signer.document.sign import Sign
from signer.films import extra
from signer.films.captions import TEXTS
from signer.films.look import BESIDE, CLEAR, PLAIN, FilmLook
from signer.lazy import lazily
from signer.studio.background.jobs import OneJob
from signer.studio.drawing import looks
from signer.studio.files.format_choice import FormatChoice
from signer.studio.files.losses_card import LossesCard
from signer.studio.files.stretch_fields import StretchFields
from signer.studio.hearing import hear
from signer.studio.language import complaint, named, roomy, tr, translated
from signer.studio.look import plain, theme
from signer.studio.widgets.forms import Dialog, Form
from signer.studio.widgets.number_field import NumberField, RateField
from signer.studio.widgets.pieces import CheckBox, across, hint, label, row
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer import export


if TYPE_CHECKING:
    from signer.export import Format
    from signer.studio.drawing.framing import ViewName

FPS: Final = (23, 240)
"""Frames a second that may be asked for; those of a BVH are 120 or more, of a sign of 23 to 119."""
WIDTH_PX: Final = 920
GLB_RATE: Final = tr("Below 60, skin is millimetres off between frames. Set Blender to this rate first.")
SIZES: Final = {"480x480": "480 × 480", "1280x720": "720p", "1920x1080": "1080p"}  # noqa: RUF001
BACKGROUNDS: Final = {
    "": tr("Light"),
    "#ffffff": tr("White"),
    "#00b140": tr("Green"),
    CLEAR: tr("None", "background"),
}
CAPTIONS: Final = {
    "": tr("None"),
    "burnt": tr("In the picture"),
    "vtt": tr("VTT file"),
    "srt": tr("SRT file"),
}
WORDS: Final = {"gloss": tr("Gloss"), "translation": tr("Translation"), "both": tr("Both")}
RATE: Final = tr("Frames a second")
MB: Final = (0.1, 1000.0)
"""Sizes that a clip for slides may be given, MB, as the command line has them."""
SLIDES_MB: Final = 5.0
"""Usual size of a clip, MB: programs for slides and mails take ten of them."""
VRM: Final = "vrm"
BONES: Final = {"": tr("All", "bones"), VRM: tr("Those of VRM")}
FACES: Final = {"presets": tr("VRM’s presets"), "arkit": tr("ARKit’s shapes")}  # noqa: RUF001  apostrophes
DIALECTS: Final = {"hamnosys": tr("Symbols"), "gestural": tr("Attributes")}
MEASURING: Final = tr("Measuring how contacts are met with the bones of VRM …")
VOCABULARY: Final = tr("Glosses to choose from (signs.ecv) and a template (signs.etf)")
NO_TRANSLATION: Final = tr("The sign has no translation: write it in its details (Ctrl+I)")
VIEWS: Final[tuple[tuple[ViewName, str], ...]] = (
    ("aside", tr("A little aside")),
    ("front", tr("Front")),
    ("side", tr("Side")),
    ("closeup", tr("Close-up")),
    ("signer", tr("Signer’s view")),  # noqa: RUF001  a typographic apostrophe
)


@dataclass(frozen=True, slots=True)
class ExportWish:
    """Options of an export.

    The ending of the file, frames a second, from when to when (None: all), from where a film is seen, its
    width and height, px, what it shows beside the figure, which bones and face a movement has, the dialect of
    a notation, and whether annotations choose from the glosses of the library.
    """

    format: str
    fps: FrameRate
    start_s: float | None = None
    end_s: float | None = None
    view: ViewName = "aside"
    size: tuple[int, int] = (480, 480)
    look: FilmLook = PLAIN
    bones: str = ""
    face: str = ""
    dialect: str = ""
    has_vocabulary: bool = False


class ExportDialog(Dialog):
    """A form for exporting the animation; `wish` holds its content.

    A part begins and ends with `stretch`, such as the selected keys, until changed.
    """

    def __init__(
        self,
        parent: QWidget | None,
        sign: Sign,
        stretch: tuple[float, float],
        last_format: str,
        signer: str = REFERENCE,
        *,
        for_slides: bool = False,
    ) -> None:
        title = tr("Clip for slides") if for_slides else tr("Export the animation")
        super().__init__(parent, "export", title, tr("Export…"), kind=QDialogButtonBox.StandardButton.Save)
        self._format = FormatChoice("export.format")
        can_film = extra.is_installed()
        for name in (one.ending[1:] for one in export.FORMATS if not one.is_available):
            self._format.disable(name, _sentence(translated(extra.MISSING)))
        offered = [one.ending[1:] for one in export.FORMATS if one.is_available]
        self._format.choose(last_format if last_format in offered else "json")
        self._missing = hint(
            "" if can_film else tr("WebM and MP4: {missing}", missing=translated(extra.MISSING))
        )
        self._about = hint()
        self._about.setMinimumHeight(34)
        self._view = Segments("export.view", tr("Seen from"), [Segment(name, title) for name, title in VIEWS])
        self._size = _choices("export.size", tr("Size"), SIZES)
        self._background = _choices("export.background", tr("Background"), BACKGROUNDS)
        self._captions = _choices("export.captions", tr("Captions"), CAPTIONS)
        self._words = _choices("export.words", tr("Words of the captions"), WORDS)
        for name in () if sign.translation.strip() else ("translation", "both"):
            self._words.buttons[name].setEnabled(False)
            self._words.buttons[name].setToolTip(plain.tip(NO_TRANSLATION))
        self._beside = CheckBox(tr("The film that it was written from, at the left"), "export.beside")
        self._slides = CheckBox(tr("Normal, slow, normal; at most"), "export.slides")
        self._slides.setChecked(for_slides)
        self._slides_mb = NumberField(
            "export.slides_mb", tr("Largest size of the clip"), limits=MB, suffix=" MB"
        )
        self._slides_mb.show_value(SLIDES_MB)
        self._clip = row(self._slides, self._slides_mb, None)
        self._bones = _choices("export.bones", tr("Bones"), BONES)
        self._face = _choices("export.face", tr("Face"), FACES)
        self._dialect = _choices("export.dialect", tr("Written as"), DIALECTS)
        self._vocabulary = CheckBox(VOCABULARY, "export.vocabulary")
        self._losses = LossesCard()
        self._signer = signer
        self._contacts_mm: float | None = None
        self._measuring: OneJob[float] = OneJob(self)
        self._has_film = sign.video is not None and can_film
        self._has_size_given = False
        self._fps = RateField("export.fps", limits=FPS)
        self._about_fps = hint()
        self._sign, self._is_fps_given = sign, False
        self._part = Segments(
            "export.part", tr("Part"), [Segment("whole", tr("All of it")), Segment("part", tr("Part"))]
        )
        self._stretch = StretchFields("export", stretch, span_s(sign)[1], sign.fps)
        self._lay_out()
        self._format.focus()  # only what stands in a window keeps the keyboard
        self._fps.entered.connect(self._keep_fps)
        hear(self._show, self._format.chosen, self._beside.toggled, self._slides.toggled)
        self._size.chosen.connect(self._keep_size)
        for part in (self._captions, self._words, self._bones, self._face):
            part.chosen.connect(self._show)
        hear(self._show, self._part.chosen, self._stretch.changed)
        self._show()

    def _lay_out(self) -> None:
        form = Form("export")
        named = label(tr("Format"))
        named.setMinimumWidth(named.fontMetrics().horizontalAdvance(RATE) + theme.GAP)  # the longest title
        form.addRow(named, self._format)
        form.addRow("", self._about)
        if self._missing.text():
            form.addRow("", self._missing)
        for title, part in self._of_films().items():
            form.addRow(label(title, 1), part)
        form.addRow("", self._beside)
        form.addRow(label(tr("For slides"), 1), self._clip)
        form.addRow(tr("Bones"), self._bones)
        form.addRow(tr("Face"), self._face)
        form.addRow(tr("Written as"), self._dialect)
        form.addRow(tr("Library"), self._vocabulary)
        self._form = form
        self._rate = row(self._fps, self._about_fps)
        form.addRow(RATE, self._rate)
        form.addRow(tr("Export"), self._part)
        form.addRow("", self._stretch)
        both = across(None, (form, 1), self._losses.widget, gap=theme.MARGIN)
        self.lay_out(both)
        self.setFixedWidth(roomy(WIDTH_PX))

    def _is_beside(self) -> bool:
        return self._has_film and self._beside.isChecked() and self.form().source == "film"

    def _of_films(self) -> dict[str, Segments]:
        """Return what is asked of films alone, by its title."""
        parts = self._view, self._size, self._background, self._captions, self._words
        return dict(
            zip(
                (tr("Seen from"), tr("Size"), tr("Background"), tr("Captions"), tr("Words")),
                parts,
                strict=True,
            )
        )

    def form(self) -> Format:
        """Return the chosen format, as the table has it."""
        return export.format_of(f"sign.{self._format.value}")

    def asked(self) -> Format:
        """Return the chosen format with its options."""
        form, wish = self.form(), self.wish()
        words = "" if form.source == "film" and not wish.look.captions else wish.look.words
        choices = {"bones": wish.bones, "face": wish.face, "dialect": wish.dialect}
        return export.as_asked(form, words=words, **choices)

    def wish(self) -> ExportWish:
        """Return the export options that the form says."""
        whole = self._part.value == "whole"
        start_s, end_s = (None, None) if whole else self._stretch.stretch_s
        width, _, height = self._size.value.partition("x")
        is_film = self.form().source == "film"
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
                slides_mb=self._slides_mb.value() if is_film and self._slides.isChecked() else 0.0,
            ),
            self._bones.value if self.form().bones == "all" else "",
            self._face.value if self.form().faces else "",
            self._dialect.value if self.form().dialects else "",
            self._vocabulary.isChecked() and self.form().ending == export.EAF,
        )

    def _keep_size(self, _size: str) -> None:
        self._has_size_given = True

    def _keep_fps(self) -> None:
        self._is_fps_given = True

    def _show(self, *_changed: object) -> None:
        form, chosen = self.form(), self._format.value
        is_film, is_text = form.source == "film", form.source in ("sign", "sentence")
        self._about.setText(named(form.about))
        self._about_fps.setText(GLB_RATE if chosen == "glb" else "")
        if not self._is_fps_given:
            self._fps.show_value(form.usual_fps(self._sign))
        for part in self._of_films().values():
            self._form.setRowVisible(part, is_film)
        self._form.setRowVisible(
            self._words, form.ending in TEXTS or (is_film and bool(self._captions.value))
        )
        self._form.setRowVisible(self._beside, is_film and self._has_film)
        self._form.setRowVisible(self._clip, is_film)
        for name in BESIDE:  # of a clip words are in the pictures: their times are those of the sign
            self._captions.buttons[name].setEnabled(not self._slides.isChecked())
        if self._slides.isChecked() and self._captions.value in BESIDE:
            self._captions.choose("burnt")
        self._form.setRowVisible(self._rate, not is_text)
        self._form.setRowVisible(self._bones, form.bones == "all")
        self._form.setRowVisible(self._face, bool(form.faces))
        self._form.setRowVisible(self._dialect, bool(form.dialects))
        self._form.setRowVisible(self._vocabulary, form.ending == export.EAF)
        if not self._has_size_given:
            self._size.choose("1280x720" if form.needs_extra else "480x480")
        clear = self._background.buttons[CLEAR]
        clear.setEnabled(chosen in ("webm", "webp") and not self._is_beside())
        if self._background.value == CLEAR and not clear.isEnabled():
            self._background.choose("")
        asked = self.asked()
        self._losses.show_losses(self._sign, asked)
        self._show_contacts(is_folded=asked.bones == VRM)
        self.adjustSize()
        is_part = self._part.value == "part"
        self._stretch.setEnabled(is_part)
        self.take.setEnabled(not is_part or self._stretch.is_forward)

    def _show_contacts(self, *, is_folded: bool) -> None:
        """Show how well contacts are met on the bones of VRM, measured beside the window."""
        if not is_folded:
            self._losses.show_contacts("")
        elif self._contacts_mm is not None:
            within = tr(
                "Contacts are within {within:.2f} mm on this body, with the bones of VRM.",
                within=self._contacts_mm,
            )
            self._losses.show_contacts(within)
        else:
            self._losses.show_contacts(MEASURING)
            self._measure()

    def _measure(self) -> None:
        if self._measuring.is_busy:
            return
        sign, signer = self._sign, self._signer
        self._measuring.start(
            lambda told: export.contacts_mm(sign, load_character(signer), told),
            self._keep_contacts,
            lambda error: self._losses.show_contacts(complaint(error)),
        )

    def _keep_contacts(self, contacts_mm: float) -> None:
        self._contacts_mm = contacts_mm
        self._show_contacts(is_folded=self.asked().bones == VRM)

    def done(self, result: int) -> None:
        """End what is still measured, and close."""
        self._measuring.drop()
        super().done(result)


def _choices(name: str, title: str, words: Mapping[str, str]) -> Segments:
    return Segments(name, title, [Segment(value, text) for value, text in words.items()])


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}"
