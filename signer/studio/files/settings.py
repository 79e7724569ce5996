"""Typed access to what the program remembers from one start to the next."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QByteArray, QSettings

from body_model.bodies import REFERENCE
from signer.characters.load import character_names
from signer.document.sign import RESTS, Rest
from signer.studio import language
from signer.studio.files import locations
from signer.studio.look.theme import ThemeName

RECENT_KEPT: Final = 10
FILMS_KEPT: Final = 200
"""So many films beside signs of other folders are remembered as allowed."""


def _film_of(document: Path, film: str) -> str:
    return f"{locations.as_text(document)} {locations.as_text(Path(film))}"


class Settings:
    """Preferences of this user on this machine; a value that makes no sense counts as not set."""

    def __init__(self) -> None:
        self._films = set[str]()
        """Films that were chosen or allowed in this run."""
        self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "asl-signer", "studio")

    @property
    def file(self) -> Path:
        """The file in which they are kept."""
        return Path(self._store.fileName())

    @property
    def theme(self) -> ThemeName:
        """Dark, light, or as the system has it."""
        name = self._text("theme")
        return cast(ThemeName, name) if name in ("dark", "light", "system") else "dark"

    def set_theme(self, name: ThemeName) -> None:
        """Remember the theme."""
        self._store.setValue("theme", name)

    @property
    def language(self) -> str:
        """Code of the window's language, or `system`; it holds from the next start on."""
        return self._text(language.SETTING) or language.SYSTEM

    def set_language(self, code: str) -> None:
        """Remember the language."""
        self._store.setValue(language.SETTING, code)

    @property
    def signer(self) -> str:
        """Name of the character that shows signs; an avatar's is the path of what was learned of it."""
        name = self._text("signer")
        return name if name in character_names() or name.endswith(".avatar") else REFERENCE

    def set_signer(self, name: str) -> None:
        """Remember who shows signs."""
        self._store.setValue("signer", name)

    @property
    def rest(self) -> Rest:
        """Rest posture of new signs and sentences."""
        name = self._text("rest")
        return next((rest for rest in RESTS if rest == name), RESTS[0])

    def set_rest(self, rest: Rest) -> None:
        """Remember the rest posture of new signs and sentences."""
        self._store.setValue("rest", rest)

    @property
    def recent(self) -> tuple[Path, ...]:
        """Files opened or saved lately, the latest first."""
        return tuple(locations.of_text(text) for text in self._text("recent").split("\n") if text)

    def add_recent(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        kept = [path, *(each for each in self.recent if each != path)][:RECENT_KEPT]
        self._store.setValue("recent", "\n".join(map(locations.as_text, kept)))

    def forget_recent(self, *paths: Path) -> None:
        """Drop files from the recent ones; without any given, all of them."""
        kept = [each for each in self.recent if paths and each not in paths]
        self._store.setValue("recent", "\n".join(map(locations.as_text, kept)))

    @property
    def folder(self) -> Path:
        """Folder where files were opened or saved last; else, or when that is gone, the user's home."""
        path = locations.of_text(self._text("folder"))
        return path if self._text("folder") and path.is_dir() else Path.home()

    def set_folder(self, path: Path) -> None:
        """Remember where files are."""
        self._store.setValue("folder", locations.as_text(path))

    @property
    def export_folder(self) -> Path:
        """Folder of the last export; else, or when that is gone, the one of files."""
        path = locations.of_text(self._text("export_folder"))
        return path if self._text("export_folder") and path.is_dir() else self.folder

    def set_export_folder(self, path: Path) -> None:
        """Remember where exports go."""
        self._store.setValue("export_folder", locations.as_text(path))

    @property
    def export_format(self) -> str:
        """Format of the last export, by its file ending."""
        return self._text("export_format")

    def set_export_format(self, name: str) -> None:
        """Remember what was exported."""
        self._store.setValue("export_format", name)

    def may_open_film(self, document: Path | None, film: str) -> bool:
        """Return whether the user has chosen or allowed this film, now or earlier for this document."""
        kept = document is not None and _film_of(document, film) in self.names("films")
        return kept or film in self._films

    def allow_film(self, document: Path | None, film: str) -> None:
        """Remember that a film may be opened, for a document that has a file beyond this run."""
        self._films.add(film)
        if document is not None and (told := _film_of(document, film)) not in self.names("films"):
            self.set_names("films", [told, *self.names("films")][:FILMS_KEPT])

    def flag(self, name: str, default: bool) -> bool:
        """A switch by name."""
        text = self._text(name)
        return text == "true" if text in ("true", "false") else default

    def set_flag(self, name: str, on: bool) -> None:
        """Remember a switch."""
        self._store.setValue(name, "true" if on else "false")

    def names(self, name: str) -> tuple[str, ...]:
        """A list of names, such as of what was used last."""
        return tuple(text for text in self._text(name).split("\n") if text)

    def set_names(self, name: str, names: Sequence[str]) -> None:
        """Remember a list of names."""
        self._store.setValue(name, "\n".join(names))

    def blob(self, name: str) -> QByteArray:
        """The window's place or layout; empty when none is remembered."""
        value = self._store.value(name)
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_blob(self, name: str, value: QByteArray) -> None:
        """Remember the window's place or layout."""
        self._store.setValue(name, value)

    def save(self) -> None:
        """Write everything to disk now."""
        self._store.sync()

    def _text(self, name: str) -> str:
        value = self._store.value(name, "")
        return value if isinstance(value, str) else ""
