"""Menus of the window: the commands in each, and recent files, themes and docks."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMenu

from signer.characters.character import Character
from signer.characters.load import character_names, load_character, title_of
from signer.document.sign import RESTS
from signer.lazy import lazily
from signer.phrases import begins
from signer.studio import language
from signer.studio.background.jobs import OneJob
from signer.studio.commands.actions import Actions
from signer.studio.commands.avatar_acts import AvatarActs
from signer.studio.commands.film_commands import FilmCommands
from signer.studio.commands.life_commands import NAMES as LIFE_NAMES
from signer.studio.commands.sentence_commands import NAMES as SENTENCE_NAMES
from signer.studio.commands.templates import Templates
from signer.studio.commands.timeline_commands import BREAKDOWNS
from signer.studio.commands.view_commands import panel_command
from signer.studio.commands.window_parts import WindowParts
from signer.studio.docks.registered import panels_of
from signer.studio.editing.soon import later
from signer.studio.files import dialogs
from signer.studio.language import tr, translated
from signer.studio.look import plain, theme
from signer.studio.stage.view_bar import VIEWS
from signer.studio.widgets.choice_menu import LargeIcons, offer, picture_choice
from signer.studio.widgets.letters import keep_lettered
from signer.words import wording

with lazily():
    from signer.library import shelf
    from signer.motion import posing
    from signer.motion.checks import review
    from signer.motion.posture import penetration
    from signer.studio.drawing import mesh, picture_store

THEMES: Final[tuple[tuple[theme.ThemeName, str], ...]] = (
    ("dark", tr("Dark")),
    ("light", tr("Light")),
    ("system", tr("As the system")),
)


FACE_PX: Final = 44
"""Side of a signer's picture in the menu: eight of them are no higher than a small screen."""
POINTED_MS: Final = 80
"""Time for which the pointer stays on a signer before it is made ready: on its way it passes others, which
would take 30 MB each."""
LOOKS: Final = tr("Looking which contacts this body meets.")


def signer_words(name: str, before: int, after: int) -> str:
    """Say who shows the sign now, and how many of its keys that body misses, with those missed before."""
    if after == 0:
        return tr(
            "{title_of} shows the sign now and meets all of it; its file stays as it is.",
            title_of=title_of(name),
        )
    were = tr(" ({before} before)", before=before) if before else ""
    keys = tr("1 key of this sign is") if after == 1 else tr("{after} keys of this sign are", after=after)
    return tr("{keys} not met on this body{were}: see Problems, Ctrl+P.", keys=keys, were=were)


FILES: Final = (
    "| save save_as revert | import_annotations read_table import_handshape export clip publish copy_embed | "
    "quit"
)
HANDS: Final = (
    "other_hand | mirror_keys copy_to_other copy_comfort mirror_hand | alternate side_by_side both_meet"
)
POSTURE: Final = "relax_elbow relax_arm take_easier | clear lead_round | bend_fingers"
FACE: Final = "copy_face keep_face import_signal | suggest_blinks hold_last fix_signal"
PLAYHEAD: Final = (
    "play slower faster | frame_back frame_on key_before key_after home end | play_from play_to play_chosen "
    "play_whole"
)


def _submenu(menu: QMenu, title: str, name: str) -> QMenu:
    made = menu.addMenu(title)
    made.setObjectName(f"menu.{name}")
    return made


class Menus(QObject):
    """Fills the menus of one window, once; the recent files whenever they are others."""

    def __init__(self, parts: WindowParts, actions: Actions, film: FilmCommands) -> None:
        super().__init__(parts.window)
        self._parts, self._menus = parts, parts.header.menus
        self._recent = self._fill_file(actions)
        self._fill_edit(actions)
        self._fill_sign(actions)
        self._fill_film(film)
        actions.fill(self._menus["Sign"], "| stop_search")
        self._fill_view(actions)
        actions.fill(self._menus["Help"], "help guide shortcuts lab | about")
        parts.files.recent_changed.connect(self._fill_recent)
        self._fill_recent()
        parts.header.give_letters(actions.behind_alt())

    def _fill_file(self, actions: Actions) -> QMenu:
        menu = self._menus["File"]
        actions.fill(menu, "new new_from_film new_sentence")
        self._templates = Templates(menu.addMenu(tr("New from &template")), self._parts)
        actions.fill(menu, "open library tables")
        recent = _submenu(menu, tr("Open &recent"), "recent")
        example = _submenu(menu, tr("Open e&xample"), "example")
        example.aboutToShow.connect(lambda: self._fill_examples(example))
        actions.fill(menu, FILES)
        return recent

    def _fill_edit(self, actions: Actions) -> None:
        menu = self._menus["Edit"]
        actions.fill(
            menu, "undo redo history | cut copy copy_hamnosys paste delete delete_close | select_all"
        )
        actions.fill(menu, "| ripple as_one | marker delete_marker")

    def _fill_sign(self, actions: Actions) -> None:
        menu = self._menus["Sign"]

        def under(title: str, name: str, commands: str) -> QMenu:
            made = _submenu(menu, title, name)
            actions.fill(made, commands)
            return made

        actions.fill(menu, "details problems guesses practice | right_handed left_handed |")
        self._fill_rest(_submenu(menu, tr("At &rest"), "rest"), actions)
        actions.fill(menu, "| tab_movement tab_body |")
        keys = under(tr("&Keys"), "keys", "set_key auto_key lively")
        shares = " ".join(name for name, *_ in BREAKDOWNS)
        between = _submenu(keys, tr("Brea&kdown between two keys"), "breakdown")
        actions.fill(between, f"{shares} breakdown_share")
        under(tr("P&osture"), "posture", POSTURE)
        under(tr("Se&ntence"), "sentence", f"{SENTENCE_NAMES} | places")
        under(tr("T&wo hands"), "hands", HANDS)
        under(tr("Li&fe"), "life", LIFE_NAMES)
        under(tr("Fa&ce"), "face", FACE)
        under(tr("&Playhead"), "playhead", PLAYHEAD)

    def _fill_rest(self, menu: QMenu, actions: Actions) -> None:
        """Fill the menu of rests: of what is open, and what new signs and sentences begin with."""
        actions.fill(menu, " ".join(f"rest_{rest}" for rest in RESTS))
        settings = self._parts.workspace.settings
        new = menu.addMenu(tr("&New signs and sentences"))
        choices = ((begins(translated(words)), rest) for rest, words in wording.REST_WORDS.items())
        for action, rest in zip(offer(new, choices, settings.rest, settings.set_rest), RESTS, strict=True):
            action.setObjectName(f"action.new_rest_{rest}")

    def _fill_film(self, film: FilmCommands) -> None:
        """Fill the menu of the film, which the bar under it offers too."""
        menu = _submenu(self._menus["Sign"], tr("&Film"), "film")
        film.fill(menu)
        keep_lettered(menu)  # the bar under the film opens it too
        self._parts.film.set_more(menu)

    def _fill_view(self, actions: Actions) -> None:
        menu = self._menus["View"]
        actions.fill(menu, " ".join(f"view_{name}" for name in VIEWS))
        actions.fill(menu, "| arm_line arm_angles open_spans body_tracks curves onion trail easier |")
        choose = _submenu(menu, tr("&Choose"), "choose")
        tabs = (*panels_of("right"), *panels_of("over tabs"))
        left, right = (" ".join(map(panel_command, panels)) for panels in (panels_of("left"), tabs))
        actions.fill(choose, f"{left} | {right}")
        made = offer(
            menu.addMenu(tr("&Theme")),
            ((title, name) for name, title in THEMES),
            self._parts.workspace.settings.theme,
            self._use_theme,
        )
        for action, (name, _title) in zip(made, THEMES, strict=True):
            action.setObjectName(f"action.theme_{name}")
        codes = ((language.own_name(code), code) for code in language.languages())
        named = _submenu(menu, tr("&Language"), "language")
        chosen = self._parts.workspace.settings.language
        offer(named, ((tr("As the system"), language.SYSTEM), *codes), chosen, self._use_language)
        session = self._parts.workspace.session
        self._signers = _submenu(menu, tr("Si&gner"), "signer")
        self._ready: OneJob[None] = OneJob(self)
        self._pointed_at = ""
        self._pointed = later(self, self._make_ready, POINTED_MS)
        LargeIcons(self._signers, FACE_PX)
        parts = self._parts
        self._avatars = AvatarActs(parts.window, parts.workspace, self._look_on, parts.compared)
        # Methods: functions would keep the window as long as the session.
        for changed in (self._avatars.changed, session.signer_changed, parts.compared.changed):
            changed.connect(self._fill_signers)
        self._fill_signers()
        panels = menu.addMenu(tr("&Panels"))
        for dock in self._parts.docks.values():
            panels.addAction(dock.toggleViewAction())

    def _fill_signers(self) -> None:
        """List the signers of the program, the user's avatars, and what learns another one."""
        menu, own, shown = self._signers, self._avatars, self._parts.workspace.session.signer
        menu.clear()
        names = character_names()
        for action, name in zip(
            offer(menu, ((translated(title_of(name)), name) for name in names), shown, self._show_signer),
            names,
            strict=True,
        ):
            action.setObjectName(f"action.signer_{name}")
            action.hovered.connect(partial(self._point_at, name))
            picture_choice(action, picture_store.shipped_bytes(picture_store.card_of(name)))
        menu.addSeparator()
        avatars = own.every
        offer(menu, ((path.stem, str(path)) for path in avatars), shown, own.show)
        menu.addSeparator()
        compared = _submenu(menu, tr("&Compare with"), "compare")
        others = [(translated(title_of(name)), name) for name in names] + [
            (path.stem, str(path)) for path in avatars
        ]
        everybody = [(tr("Nobody"), ""), *(one for one in others if one[1] != shown)]
        offer(compared, everybody, self._parts.compared.signer, own.compare)
        shape = menu.addAction(tr("C&ustomise…"))
        shape.setObjectName("action.customise_signer")
        shape.triggered.connect(lambda _on=False: own.customise())
        learn = menu.addAction(tr("&Learn an avatar…"))
        learn.setObjectName("action.learn_avatar")
        learn.triggered.connect(lambda _on=False: own.learn())

    def _point_at(self, name: str) -> None:
        """Let a signer be made ready as soon as the pointer stays."""
        self._pointed_at = name
        self._pointed.start()

    def _make_ready(self) -> None:
        """Make what the signer that is pointed at is drawn and measured by: it stands as soon as chosen."""
        name, session = self._pointed_at, self._parts.workspace.session
        sign, at_s = session.sign, session.playhead_s

        def make(_tell: object) -> None:
            character = load_character(name)
            mesh.character_mesh(character)
            penetration.inside_of(posing.pose_at(sign, at_s, character))

        self._ready.start(make, lambda _none: None)

    def _show_signer(self, name: str) -> None:
        """Let a character show the sign."""
        session = self._parts.workspace.session
        if name != session.signer:
            before = session.character
            session.show_signer(name)
            self._look_on(before)

    def _look_on(self, before: Character) -> None:
        """Say which contacts of the sign the body that shows it now does not meet, against another one."""
        workspace = self._parts.workspace
        session, sign = workspace.session, workspace.session.sign
        name, after = session.signer, session.character

        def look(tell: Callable[[], None]) -> tuple[int, int]:
            missed = review.missed_keys(sign, before)
            tell()
            return missed, review.missed_keys(sign, after)

        workspace.searching.look(LOOKS, look, lambda missed: session.tell(signer_words(name, *missed)))

    def _use_language(self, code: str) -> None:
        self._parts.workspace.settings.set_language(code)
        self._parts.workspace.session.tell(tr("The window speaks it from the next start of Signer on."))

    def _use_theme(self, name: theme.ThemeName) -> None:
        self._parts.workspace.settings.set_theme(name)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.use_theme(app, name)

    def _fill_recent(self) -> None:
        self._recent.clear()
        for path in self._parts.workspace.settings.recent:
            action = self._recent.addAction(plain.caption(path.name))
            action.setToolTip(plain.tip(str(path)))
            action.triggered.connect(lambda _checked=False, path=path: self._parts.files.open_path(path))
        if self._recent.isEmpty():
            self._recent.addAction(tr("No recent files")).setEnabled(False)
        else:
            self._recent.addSeparator()
            self._recent.addAction(tr("Forget these")).triggered.connect(self._forget_recent)

    def _fill_examples(self, menu: QMenu) -> None:
        menu.clear()
        for entry in shelf.examples():
            action = menu.addAction(plain.caption(entry.name))
            action.triggered.connect(lambda _checked=False, entry=entry: self._open_example(entry))

    def _open_example(self, entry: "shelf.Entry") -> None:
        """Work on a copy of an example: its file is the program's."""
        words = tr("{name} could not be read.", name=entry.name)
        sign = dialogs.attempt(self._parts.window, words, lambda: entry.sign)
        if sign is not None:
            self._parts.files.open_copy(sign)

    def _forget_recent(self) -> None:
        self._parts.workspace.settings.forget_recent()
        self._fill_recent()
