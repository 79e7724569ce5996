"""The film beside, under or over the figure, and the bar with which it is looked at."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, cast

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QSlider, QWidget

from signer.lazy import lazily
from signer.studio.background.film import Film, Shown
from signer.studio.drafts.skeleton import Skeleton
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.editing.soon import later
from signer.studio.hearing import hear
from signer.studio.language import tr
from signer.studio.look import theme
from signer.studio.stage.stage import Stage
from signer.studio.widgets.film_picture import FilmPicture, FilmView
from signer.studio.widgets.pieces import Elided, across, beneath, button, identify
from signer.studio.widgets.segments import Segment, Segments

with lazily():
    from signer.studio.on_stage import film_camera

BAR_PX: Final = 38
LEAST_STAGE_PX: Final = 250
NARROW_PX: Final = 600
SHARE: Final = 0.5
"""Most of the width that a film beside the figure takes."""
COARSE: Final = 1.05
"""A frame that is drawn larger than its copy by more than this shows it."""
REST_MS: Final = 150
"""ms. A frame that is looked at for so long is read in the film's own size where its copy is smaller."""
Where: TypeAlias = Literal["beside", "under", "over", "outline"]
PLACES: Final = (
    Segment("beside", tr("Beside"), tip=tr("The film beside the figure")),
    Segment("under", tr("Under"), tip=tr("The figure over the film")),
    Segment("over", tr("Over"), tip=tr("The film over the figure")),
    Segment("outline", tr("Outline"), tip=tr("The figure's outline over the film")),
)


class FilmBar(QFrame):
    """Controls of the film in one line, over the timeline.

    Signals:
        placed(where): beside, under or over the figure, or under its outline.
        faded(share): how opaque what lies on top is.
    """

    placed = Signal(str)
    faded = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        identify(self, "film.bar", kind="panel")
        self.setFixedHeight(BAR_PX)
        self.where = Segments("film.where", tr("Where the film is"), PLACES, stretch=False, snug=True)
        self.where.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.fade = QSlider(Qt.Orientation.Horizontal)
        identify(self.fade, "film.fade", tr("How opaque it is"), tip=tr("How opaque what lies on top is"))
        self.fade.setRange(10, 100)
        self.fade.setValue(60)
        self.fade.setFixedWidth(72)
        self.mirror = button("", "mirror", name="film.mirror", tip=tr("Mirror the film"), checkable=True)
        self.mover = button(
            "", "move", name="film.mover", tip=tr("Move and zoom the film by mouse"), checkable=True
        )
        self.told = Elided("", 2, name="film.told")
        self.pin = button(
            tr("Pin"), "link", name="film.pin", tip=tr("This frame belongs to this moment (Alt+P)")
        )
        self.allow = button(
            tr("Open film"), name="film.allow", tip=tr("Open this film, and remember it for this file")
        )
        self.more = button("", "more", name="film.more", tip=tr("More about the film"))
        seen, acts = (self.where, self.fade, self.mirror, self.mover), (self.allow, self.pin, self.more)
        across(self, *seen, (self.told, 1), *acts, gap=4, margins=(theme.MARGIN, 3, 8, 3))
        self.where.chosen.connect(self.placed)
        self.fade.valueChanged.connect(lambda value: self.faded.emit(value / 100.0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW_PX  # the time of the frame comes before a word whose icon says it
        self.pin.setText("" if narrow else tr("Pin"))
        self.fade.setFixedWidth(40 if narrow else 72)


class FilmPane(QWidget):
    """The stage with the film of the sign; without one it is the stage alone.

    The frame follows the playhead and nothing else. Where and how the film is seen is view state.
    """

    def __init__(self, stage: Stage, film: Film, session: Session, player: Player) -> None:
        super().__init__()
        self.setObjectName("film.pane")
        self._stage, self._film, self._session, self._player = stage, film, session, player
        self.beside = FilmPicture("film.beside")
        self.on_stage = FilmPicture("film.on_stage")
        self.on_stage.set_opacity(1.0)
        self.bar = FilmBar()
        self.skeleton = Skeleton()
        self._has_skeleton = True
        self.skeleton.changed.connect(self._show_frame)
        self._matching: film_camera.Matching | None = None
        self._least_px, self._has_company = stage.minimumWidth(), False
        pictures = across(None, self.beside, (stage, 1), gap=2)
        beneath(self, (pictures, 1), self.bar, gap=2)
        for picture in (self.beside, self.on_stage):
            picture.view_changed.connect(self._on_view)
            picture.clicked.connect(self._on_clicked)
        self.bar.placed.connect(lambda _where: self._on_film())
        self.bar.faded.connect(lambda _share: self._arrange())
        self.bar.mirror.toggled.connect(self._on_mirror)
        self.bar.mover.toggled.connect(lambda _on: self._arrange())
        self._rest = later(self, self._on_rest, REST_MS)
        film.changed.connect(self._on_film)
        hear(self._show_frame, film.own_came, player.playing_changed, player.playhead_moved)
        self._on_film()

    @property
    def where(self) -> Where:
        """Place in which the film is seen."""
        return cast("Where", self.bar.where.value)

    @property
    def picture(self) -> FilmPicture:
        """The picture in which the film is seen now."""
        return self.beside if self.where == "beside" else self.on_stage

    def set_more(self, menu: QMenu) -> None:
        """Offer this menu at the end of the bar."""
        more = self.bar.more
        more.clicked.connect(lambda: menu.popup(more.mapToGlobal(QPoint(0, -menu.sizeHint().height()))))

    def make_room(self, needed: bool) -> None:
        """Let the stage be narrow while another signer stands beside it."""
        self._has_company = needed
        self._arrange()

    def show_skeleton(self, on: bool) -> None:
        """Draw what a detector read of the film over it, or not."""
        self._has_skeleton = on
        self._show_frame()

    def put(self, where: Where) -> None:
        """See the film beside, under or over the figure."""
        self.bar.where.choose(where)
        self._on_film()

    # what is shown

    def _on_film(self) -> None:
        film = self._film
        span = film.span_s()
        self._player.set_film_end(0.0 if span is None else span[1])
        video = film.video
        is_read = video is not None and film.state in ("ready", "copying")
        self.skeleton.show_film(video.path if video is not None and is_read else "")
        self._arrange()
        self._show_frame()

    def _arrange(self) -> None:
        film, where = self._film, self.where
        shown = film.state != "none"
        beside = shown and where == "beside"
        self.bar.setVisible(shown)
        self.beside.setVisible(beside)
        self._stage.setMinimumWidth(LEAST_STAGE_PX if beside or self._has_company else self._least_px)
        self.bar.fade.setVisible(shown and not beside)
        self.bar.mover.setVisible(shown and not beside)
        self.bar.allow.setVisible(film.state == "elsewhere")
        has_picture = film.state in ("ready", "copying") and film.size is not None
        if shown and not beside and has_picture:
            share = self.bar.fade.value() / 100.0
            figure = None if where == "over" else share
            self._stage.put_film(
                self.on_stage, over=where == "over", figure=figure, outlined=where == "outline"
            )
            self.on_stage.set_opacity(share if where == "over" else 1.0)
            self._take_mouse()
            self.on_stage.show()
        else:
            self._stage.take_film()
            self.on_stage.hide()
        self._fit_beside()

    def _take_mouse(self) -> None:
        """Let the film on the stage have the mouse while it is moved or clicked; else the figure has it."""
        wanted = self.bar.mover.isChecked() or self._matching is not None
        self.on_stage.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not wanted)
        if wanted:
            self.on_stage.raise_()
            self._stage.bar.raise_()

    def _fit_beside(self) -> None:
        width, height = self.width(), max(1, self.height() - BAR_PX)
        size = self._film.size or (4, 3)
        most = min(SHARE * width, width - LEAST_STAGE_PX)
        self.beside.setFixedWidth(max(120, round(min(most, height * size[0] / max(size[1], 1)))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_beside()

    def _show_frame(self, *_moved: object) -> None:
        if self._film.state == "none":
            return
        shown = self._film.shown(self._player.playhead_s)
        if shown is None:
            words = (
                tr("Reading the film…") if self._film.state in ("looking", "copying") else self._film.words
            )
            self.beside.show_frame(None, words)
            self.on_stage.show_frame(None)
            self.bar.told.setText(words)
            return
        if self.picture.image.isNull():
            self._arrange()
        closely = not self._player.playing and self._is_coarse(shown)
        own = self._film.own(self._player.playhead_s) if closely else None
        if closely and own is None:
            self._rest.start()
        else:
            self._rest.stop()
        shown = own or shown
        self.picture.show_frame(shown.image)
        self.picture.draw_lines(self.skeleton.lines_at(shown.time_s) if self._has_skeleton else ())
        self.bar.told.setText(self._words(shown.number, shown.time_s, exact=shown.exact))

    def _is_coarse(self, shown: Shown) -> bool:
        """Return whether the film itself would show more than its copy does: larger, or the right frame."""
        if not shown.exact:
            return True
        size, picture = self._film.size, self.picture
        is_smaller = size is None or shown.image.height() < size[1]
        drawn_px = picture.scale_for(shown.image) * shown.image.height() * picture.devicePixelRatio()
        return is_smaller and drawn_px > COARSE * shown.image.height()

    def _on_rest(self) -> None:
        if not self._player.playing:
            self._film.ask_own(self._player.playhead_s)

    def _words(self, number: int, time_s: float, *, exact: bool) -> str:
        words = tr("{time_s:.2f} s, frame {number}", time_s=time_s, number=number + 1)
        if self._film.state == "copying":
            read = tr("read {share:.0f}%", share=100 * self._film.share)
            return (
                f"{words}, {read}" if exact else tr("nearest known: {words}, {read}", words=words, read=read)
            )
        if self._film.slip_s:
            return tr("{words}, moved {slip_s:+.2f} s: Pin keeps it", words=words, slip_s=self._film.slip_s)
        return words

    def _on_view(self, view: FilmView) -> None:
        for picture in (self.beside, self.on_stage):
            picture.look(FilmView(view.mirrored, picture.view.zoom, picture.view.shift))
        self.bar.mirror.setChecked(view.mirrored)
        self._show_frame()

    def _on_mirror(self, on: bool) -> None:
        for picture in (self.beside, self.on_stage):
            picture.look(FilmView(on, picture.view.zoom, picture.view.shift))

    # the camera of the film

    def begin_match(self) -> None:
        """Ask for four places of the film's picture, and then look from where the film was made."""
        if self._player.pose is None or self._film.shown(self._player.playhead_s) is None:
            self._session.tell(tr("There is no picture of a film to click in."))
            return
        self._player.pause()
        self._matching = film_camera.Matching(self._player.pose)
        self._session.tell(self._matching.words)
        self._arrange()

    def end_match(self) -> None:
        """Ask no more."""
        if self._matching is not None:
            self._matching = None
            self.picture.mark_points(())
            self._session.tell("")
            self._arrange()

    def _on_clicked(self, point: QPointF) -> None:
        matching = self._matching
        if matching is None:
            return
        matching.click(point)
        self.picture.mark_points(matching.points)
        if not matching.is_complete:
            self._session.tell(matching.words)
            return
        # Where the film is beside the figure the stage looks as if the film filled it.
        self.on_stage.setGeometry(self._stage.rect())
        if self.on_stage.image.isNull():
            self.on_stage.show_frame(self.picture.image)
        transform = self.on_stage.transform()
        pixels = [transform.map(each) for each in matching.points]
        found = matching.camera(pixels, self._stage.width(), self._stage.height(), self._stage.camera)
        self.end_match()
        self._stage.look_through(found.camera)
        self._session.tell(found.words)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()
