"""The articulator picker: the hand in close-up with its legal points as dots, and a search.

The hand turns under the pointer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent

from body_model.plain_types import Side
from handshapes import catalogue
from handshapes.articulator import Articulator
from handshapes.handshape import Handshape
from handshapes.joints import with_joints
from signer.document import queries
from signer.document.tracks.hand import Key
from signer.document.values import HandForm
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio.drawing.figure import hand_figure
from signer.studio.editing.player import Player
from signer.studio.editing.session import Session
from signer.studio.hearing import hear
from signer.studio.language import named, tr, translated
from signer.studio.panels.hand_turn import REST_MS, TurnedHand, turn_that_shows
from signer.studio.widgets.dots import Dot
from signer.studio.widgets.inventory_browser import Answers, Inventory, InventoryBrowser, ranked
from signer.studio.widgets.inventory_items import Item
from signer.studio.widgets.pieces import CheckBox, beneath, label, row
from signer.studio.workspace import Glance, Panel, Workspace
from signer.words import wording

with lazily():
    from signer.motion.operations import hand_edits
    from signer.studio.drawing import recorder


FIRST_MS: Final = 400  # after the pose: the figure on the stage comes first
LONGEST: Final = 4  # times that, where no pose comes


class ArticulatorPicker(InventoryBrowser):
    """Choosing changes the part of the hand that the key under the playhead places.

    Signals:
        chosen(articulator_id): a point was taken.
    """

    chosen = Signal(str)

    def __init__(self, session: Session, player: Player) -> None:
        count = len(_all_offered())
        inventory = Inventory(
            "articulator",
            tr("part of the hand"),
            tr("Search {count} parts of the hand", count=count),
            lambda: (),
            self._answers,
            lambda: count,
            self.choose,
        )
        self._picture = TurnedHand("articulator", tr("Part of the hand"), self._render, self._render_soon)
        super().__init__(inventory, picture=self._picture)
        self._session, self._player = session, player
        self._shape: Handshape | None = None
        self._form = HandForm("")
        self._side: Side = "right"
        self._placed = ""
        # whether the hand has been turned so that the key's point is seen; the user's own turn counts
        self._faced = False
        self._stale = True
        self._picture.chosen.connect(self.choose)
        self._picture.looked_at.connect(self._on_looked_at)
        self._all = CheckBox(tr("Show all points"), "articulator.all")
        self._all.setToolTip(tr("Also the points that are not usual with this handshape"))
        self._all.toggled.connect(lambda _on: self._render_soon())
        self._stays = CheckBox(tr("Stays"), "articulator.stays", on=self._on_stays)
        self._stays.setToolTip(
            tr(
                "This part is made of fingers. Ticked, it stays made of the same ones when the handshape "
                "changes; otherwise it follows."
            )
        )
        self._hint = label(tr("drag to turn"), 3)
        foot = row(self._all, None, self._stays, self._hint)
        beneath(self, (self.lay_pages(self._picture), 1), self._picture.sides, foot, self.search, gap=6)
        hear(self._show_key, session.sign_changed, session.selection_changed)
        session.signer_changed.connect(self._picture.set_stale)
        session.signer_changed.connect(self._render_soon)
        hear(self._on_playhead_moved, player.playhead_moved, player.playing_changed)
        player.pose_changed.connect(self._on_first_pose)
        self._show_key()

    def choose(self, name: str) -> None:
        """Place this part of the hand; one that is not usual with the handshape is shown from now on."""
        is_dot = name in {dot.id for dot in self._picture.dots}
        self.search.clear()
        if not is_dot and name not in {one.id for one in self._offered()}:
            self._all.setChecked(True)
        self._placed, self._faced = name, is_dot  # a dot is in sight: the hand need not turn
        self._session.perform(hand_edits.ChooseArticulator(name))
        self._show_key()
        if not is_dot:
            self._render_soon()
        self.chosen.emit(name)

    # Searching

    def _answers(self, text: str) -> Answers:
        """Return the parts that answer; of equally good ones those usual with the handshape first."""
        usual = self._usual()
        among = tuple(dict.fromkeys((*usual, *_all_offered())))
        return ranked(text, [(_item(one, one in usual), catalogue.articulator_terms(one)) for one in among])

    # What is shown

    def _on_playhead_moved(self, *_moved: object) -> None:
        if not self._player.playing:  # a choice is made at rest; playing has better uses for its time
            self._show_key()

    def _show_key(self, *_changed: object) -> None:
        key, current = self._session.working_key(), self._session.current_key()
        shape = _known(key.form) if key is not None else None
        side = queries.side_of(self._session.sign, self._session.selection.role)
        placed = key.articulator if key is not None else ""
        form = key.form if key is not None else HandForm("")
        if (shape, form, side) != (self._shape, self._form, self._side) or placed != self._placed:
            bent = shape is not None and self._shape is not None and shape.name == self._shape.name
            if shape != self._shape and not bent:
                self._picture.reset_view()
            # While fingers are bent the hand keeps still; another part or another handshape may want to be
            # looked at from elsewhere.
            self._faced = bent and (side, placed) == (self._side, self._placed)
            self._shape, self._side, self._placed = shape, side, placed
            self._form = form
            self._picture.set_stale()
            self._render_soon(REST_MS if self._session.in_gesture else 0)
        self._show_whether_it_stays(current)
        self._picture.set_chosen(current.articulator if current is not None else "")

    def _show_whether_it_stays(self, key: Key | None) -> None:
        """Show whether an articulator made of fingers follows the handshape.

        Others have nothing to follow.
        """
        can_stay = key is not None and _is_made_of_fingers(key.articulator)
        self._stays.setVisible(can_stay)
        self._hint.setVisible(not can_stay)
        if key is not None and can_stay:
            self._stays.setText(
                tr(
                    "Stays as in {handshape_title}",
                    handshape_title=wording.handshape_title(key.points_of or key.handshape),
                )
            )
            self._stays.setChecked(bool(key.points_of))

    def _on_stays(self, on: bool) -> None:
        self._session.perform(hand_edits.KeepPoints(on))

    def _points_shape(self, shape: Handshape) -> Handshape:
        """The handshape of whose fingers the articulators are made."""
        return (_known(HandForm(self._form.points_of)) if self._form.points_of else None) or shape

    def _usual(self) -> tuple[Articulator, ...]:
        if self._shape is None:
            return ()
        usual = catalogue.legal(self._shape)
        stayed = self._form.points_of and _is_made_of_fingers(self._placed)
        if stayed or _is_on_forearm(self._placed):  # it is offered though the shape has it not
            usual = tuple(dict.fromkeys((*usual, catalogue.find_articulator(self._placed))))
        return usual

    def _offered(self) -> Sequence[Articulator]:
        if self._shape is None or not self._all.isChecked():
            return self._usual()
        return tuple(dict.fromkeys((*self._usual(), *_all_offered())))

    def _face(self, articulator_id: str) -> None:
        """Turn the hand so that a point can be seen, where it cannot be now."""
        if self._shape is None:
            return
        try:
            _, normal = hand_figure(self._session.character, self._form, self._side).point(
                catalogue.articulator_points(articulator_id, self._side, self._points_shape(self._shape))
            )
        except LookupError:
            return
        x, y, z = (float(part) for part in normal)
        self._picture.turn = turn_that_shows((x, y, z), self._side, self._picture.turn)

    def _on_looked_at(self) -> None:
        self._faced = True

    # Rendering

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._render_soon()

    def _on_first_pose(self, *_pose: object) -> None:
        if self._stale and not self._picture.dots:
            self._render_soon(FIRST_MS)

    def _render_soon(self, wait_ms: int = 0) -> None:
        self._stale = True
        if self.isVisible():
            first = self._player.pose is None and not self._picture.dots
            self._picture.careful.start(max(wait_ms, LONGEST * FIRST_MS) if first else wait_ms)

    def _render(self, *, quick: bool = False) -> None:
        if self._shape is None:
            self._picture.set_dots(())
            self._picture.set_picture(
                None, tr("Choose a handshape first: then the hand stands here, and the parts that may touch.")
            )
            self._stale = False
            return
        if not self.isVisible():
            self._stale = True
            return
        if not self._faced:
            self._face(self._placed)
            self._faced = True
        drawn = self._picture.closeup(
            self._session.character, self._form, self._side, quick=quick,
            with_forearm=self._all.isChecked() or _is_on_forearm(self._placed),
        )  # fmt: skip
        self._picture.set_picture(drawn.image)
        self._picture.set_dots(self._dots(drawn, self._shape))
        current = self._session.current_key()
        self._picture.set_chosen(current.articulator if current is not None else "")
        self._stale = quick

    def _dots(self, drawn: recorder.Picture, shape: Handshape) -> list[Dot]:
        offered = {one.id: named(one.name) for one in self._offered()}
        shares = {
            name: catalogue.articulator_points(name, self._side, self._points_shape(shape))
            for name in offered
        }
        return [
            Dot(name, offered[name], place.x, place.y, place.seen)
            for name, place in drawn.places(shares).items()
        ]


def _all_offered() -> tuple[Articulator, ...]:
    return tuple(one for one in catalogue.articulators() if one.is_offered)


def _item(one: Articulator, is_usual: bool) -> Item:
    return Item(one.id, named(one.name), begins(one.placement), beside="" if is_usual else tr("unusual"))


def _known(form: HandForm) -> Handshape | None:
    try:
        return with_joints(catalogue.find(form.handshape), form.joints)
    except LookupError:
        return None


def _is_on_forearm(articulator_id: str) -> bool:
    return any(one.id == articulator_id and one.is_on_forearm for one in catalogue.articulators())


def _is_made_of_fingers(articulator_id: str) -> bool:
    return any(one.id == articulator_id and one.kind == "derived" for one in catalogue.articulators())


def _make(workspace: Workspace) -> ArticulatorPicker:
    made = ArticulatorPicker(workspace.session, workspace.player)
    made.chosen.connect(lambda _articulator: workspace.panel_done.emit("articulator"))
    return made


def _glance(_workspace: Workspace, key: Key | None) -> Glance:
    return Glance("" if key is None else translated(wording.articulator_name(key.articulator)))


PANEL: Final = Panel("articulator", tr("Articulator"), "left", _make, "Ctrl+2", glance=_glance, share=11)
