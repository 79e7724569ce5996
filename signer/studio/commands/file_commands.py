"""Commands about files: signs, their library, handshapes from elsewhere, animations, and quitting."""

from signer.lazy import lazily
from signer.studio.commands.actions import Command
from signer.studio.commands.side_commands import bring_forward
from signer.studio.commands.window_parts import WindowParts

with lazily():
    from signer.studio.library import window as library_window


class FileCommands:
    """Carries them out in one window."""

    def __init__(self, parts: WindowParts) -> None:
        self._parts = parts

    def commands(self) -> tuple[Command, ...]:
        """Return the commands of the File menu."""
        files = self._parts.files
        return (
            Command("new", "&New sign", files.new, "Ctrl+N"),
            Command("open", "&Open…", files.open, "Ctrl+O"),
            Command("library", "&Library of signs…", self.open_library, "Ctrl+L"),
            Command("save", "&Save", files.save, "Ctrl+S"),
            Command("save_as", "Save &as…", files.save_as, "Ctrl+Shift+S"),
            Command("revert", "&Revert to saved", files.revert),
            Command("import_handshape", "&Import a handshape…", self._parts.acts.import_file),
            Command("export", "&Export animation…", files.export, "Ctrl+E"),
            Command("quit", "&Quit", self._parts.window.close, "Ctrl+Q"),
        )

    def open_library(self) -> None:
        """Open the library of signs, or bring it forward."""
        bring_forward(
            self._parts.window.findChild(library_window.Library)
            or library_window.Library(self._parts.window, self._parts.workspace.session, self._parts.files)
        )
