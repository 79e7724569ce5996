"""Other programs' files, read into documents of ours; whatever is lost or changed on the way is told.

What is read is looked at strictly where it could harm, and kindly where programs differ: a file is whole in
memory, without entities or document types, before anything of it is taken.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from signer.importing.eaf import read_eaf
    from signer.importing.imported import Imported
    from signer.importing.sigml import read_hamnosys, read_sigml

__all__ = ["Imported", "read_eaf", "read_hamnosys", "read_sigml"]
_MODULES: Final = {"Imported": "imported", "read_eaf": "eaf", "read_hamnosys": "sigml", "read_sigml": "sigml"}


def __getattr__(name: str) -> Any:
    """Load a reader at its first use: the table of formats is asked for by whoever shows a menu."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
