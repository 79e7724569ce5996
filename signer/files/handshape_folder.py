"""The folder of a user's own handshapes: one file each, called as the handshape is."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from handshapes.own import OwnHandshape, name_problem
from handshapes.search import fold
from signer.atomic import backup_of
from signer.errors import SignFileError
from signer.files.handshape_file import ENDING, open_handshape, save_handshape


class FolderReading(NamedTuple):
    """Handshapes of a folder, by name, and what was wrong with the files that could not be read."""

    handshapes: tuple[OwnHandshape, ...]
    refused: tuple[str, ...]


class HandshapeFolder:
    """Reads and changes the handshapes of a folder; it is made by the first that is saved.

    Every method raises SignFileError when the disk does not let it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> FolderReading:
        """All its handshapes in the order of their names. One bad file does not hide the others."""
        found: dict[str, OwnHandshape] = {}
        refused = []
        for path in sorted(self.path.glob(f"*{ENDING}")) if self.path.is_dir() else ():
            try:
                own = open_handshape(path).handshape
            except SignFileError as error:
                refused.append(str(error))
                continue
            found.setdefault(fold(own.name), own)
        return FolderReading(tuple(found[name] for name in sorted(found)), tuple(refused))

    def add(self, own: OwnHandshape) -> None:
        """Put a handshape into the folder, under a name that is free."""
        if words := name_problem(own.name, (other.name for other in self.read().handshapes)):
            raise SignFileError(own.name, [f"name: {words}"])
        self.put(own)

    def put(self, own: OwnHandshape) -> None:
        """Put a handshape into the folder, in place of the one of its name if there is one."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SignFileError(
                str(self.path), [f"the folder cannot be made: {error.strerror or error}"]
            ) from error
        save_handshape(own, self._file_of(own.name))

    def rename(self, name: str, new_name: str) -> None:
        """Call a handshape otherwise; its new file is whole before the old one goes."""
        own = next((own for own in self.read().handshapes if fold(own.name) == fold(name)), None)
        if own is None:
            raise SignFileError(name, [f"it is no longer in {str(self.path)!r}"])
        others = [
            other.name
            for other in self.read().handshapes
            if other is not own and fold(other.name) != fold(name)
        ]
        if words := name_problem(new_name, others):
            raise SignFileError(new_name, [f"name: {words}"])
        old = self._file_of(name)
        if fold(new_name) == fold(name):
            save_handshape(replace(own, name=new_name), old)
        else:
            self.put(replace(own, name=new_name))
            _delete(old)

    def remove(self, name: str) -> None:
        """Delete the handshape of this name; one that is gone already is no mistake."""
        _delete(self._file_of(name))

    def _file_of(self, name: str) -> Path:
        """The file that holds the handshape of this name, or the one it would be put into."""
        for path in self.path.glob(f"*{ENDING}"):
            try:
                if fold(open_handshape(path).handshape.name) == fold(name):
                    return path
            except SignFileError:
                continue
        stem = fold(name).replace(" ", "_")
        tries = (self.path / f"{stem}{'' if count == 1 else f'_{count}'}{ENDING}" for count in range(1, 1000))
        return next(path for path in tries if not path.exists())


def _delete(path: Path) -> None:
    """Remove a file, and what was in it before: whoever deletes a handshape has no use for an older one."""
    try:
        path.unlink(missing_ok=True)
        backup_of(path).unlink(missing_ok=True)
    except OSError as error:
        raise SignFileError(str(path), [f"cannot be deleted: {error.strerror or error}"]) from error
