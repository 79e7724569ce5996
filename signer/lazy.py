"""The one door to what loads slowly: imports at the head of a module that load at first use.

    with lazily():
        from signer.motion import posing
        import av

`posing` and `av` are stand-ins until one of their attributes is asked for; then the module is loaded,
and takes the place of its stand-in. The window is painted, and `signer --help` printed, before anything is
solved; type checkers and import contracts read the imports as usual. Decision 19 says why it is done like
this.
"""

from __future__ import annotations

import builtins
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import SimpleNamespace
from typing import Any

_ONE_AT_A_TIME = threading.RLock()
_LOADING = threading.RLock()
"""Held while a stand-in loads its module: of two threads that load at once, one would meet modules of which
the other has half, which Python's own locks let through where imports go round in a circle."""


@contextmanager
def lazily() -> Iterator[None]:
    """Let the imports within load their modules at first use.

    Only whole modules can be imported like this: `from package import module`, or `import module` without a
        dot.

    Raises:
        ImportError: at an import of another form.
    """
    with _ONE_AT_A_TIME:  # held while imports below are replaced by stand-ins, which import nothing
        thread, usual = threading.get_ident(), builtins.__import__

        def import_later(
            name: str,
            globals: Mapping[str, object] | None = None,
            locals: Mapping[str, object] | None = None,
            fromlist: Sequence[str] | None = (),
            level: int = 0,
        ) -> Any:
            if threading.get_ident() != thread or not isinstance(globals, dict):
                return usual(name, globals, locals, fromlist or (), level)
            if level or (not fromlist and "." in name):
                raise ImportError(f"{name} cannot be imported lazily; write: from package import module")
            if not fromlist:
                return _StandIn(name, globals)
            return SimpleNamespace(**{module: _StandIn(f"{name}.{module}", globals) for module in fromlist})

        builtins.__import__ = import_later
        try:
            yield
        finally:
            builtins.__import__ = usual


class _StandIn:
    """A module until it is used."""

    def __init__(self, name: str, importer: dict[str, Any]) -> None:
        """Stand for a module of that full name in the names of the module that imports it."""
        self._name, self._importer = name, importer

    def __getattr__(self, attribute: str) -> Any:
        return getattr(self._load(), attribute)

    def __repr__(self) -> str:
        return f"<{self._name}, not loaded yet>"

    def _load(self) -> Any:
        """Load the module and put it in the place of this stand-in."""
        with _LOADING:
            module = import_module(self._name)
        for name, value in tuple(self._importer.items()):
            if value is self:
                self._importer[name] = module
        return module
