"""Parts of the frozen program that are the same on every system; the spec files build with them."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PyInstaller.utils.hooks import collect_data_files, copy_metadata

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))
sys.path.append(str(FOLDER.parent))  # the tools are in the checkout alone; the installed packages come first

import entry  # noqa: E402  it stands beside this file

from signer import installed  # noqa: E402
from signer.studio import language  # noqa: E402
from tools import distributions  # noqa: E402

PACKAGES = ("signer", "body_model", "handshapes", "sites", "nonmanuals", "fingerspelling")
HIDDEN = (
    *entry.OWN_MODULES,
    "signer.__main__",  # a package is run by this module, which nothing imports
    "scipy.sparse",  # `import scipy` loads these at their first use
    "scipy.spatial",
    "scipy.optimize",
    "scipy.interpolate",
    "scipy.ndimage",
)
SCIPY_UNUSED = ("stats", "signal", "integrate", "io", "cluster")
EXCLUDED = (
    "tkinter",
    "av",  # its wheels carry libraries under the GPL (decision 26)
    "pytest",
    "IPython",
    "matplotlib",
    "setuptools",
    "numpy.f2py",  # body_model.arrays keeps scipy from loading these
    "numpy.testing",
    *(f"scipy.{unused}" for unused in SCIPY_UNUSED),
    "PIL._avif",
    "PIL.ImageTk",
    "PIL.ImageQt",
    "PIL._imagingft",  # pictures are drawn by Qt: Pillow packs them
    "PIL._imagingcms",
    "PIL._imagingmath",
    "PIL._imagingmorph",
    "_ssl",  # nothing speaks to a network, and Python has digests of its own
    "_hashlib",
    "PySide6.QtOpenGL",  # the stage is a widget of QtOpenGLWidgets, which does without
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtPdf",
    "PySide6.QtTest",
    "PySide6.QtDesigner",
    "pyqtgraph.examples",
    "pyqtgraph.opengl",
)
NEEDED_BY_NONE = (
    *("libgio-2.0", "libgobject-2.0", "libgmodule-2.0", "libmount", "libblkid", "libselinux"),
    *("libcrypto", "libssl", "libjpeg", "libpixman-1", "libgraphite2", "libbsd", "libmd", "libXau"),
    *("libXext", "libXi", "libXcursor", "libXrender", "libXrandr", "libXfixes", "libXdmcp", "libXinerama"),
    *("libXcomposite", "libXdamage"),
)
"""Libraries of Linux that come in with what is left out below, and that nothing else links to."""
DROPPED = (
    "platformthemes/libqgtk3",  # it would drag GTK in, twenty libraries
    "libgtk-3",
    "libgdk-3",
    "libgdk_pixbuf",
    "libcairo",
    "libpango",
    "libatk",
    "libatspi",
    "libepoxy",
    "libharfbuzz",
    "libfribidi",
    "libthai",
    "libdatrie",
    "libQt6Qml",
    "libQt6Quick",
    "libQt6Pdf",
    "libQt6VirtualKeyboard",
    "Qt6Qml",
    "Qt6Quick",
    "Qt6Pdf",
    "platforminputcontexts/libqtvirtualkeyboard",
    "imageformats/libqpdf",
    "imageformats/libqtiff",
    "imageformats/libqtga",
    "imageformats/libqwbmp",
    "imageformats/libqicns",
    "egldeviceintegrations/",
    "platforms/libqeglfs",
    "platforms/libqlinuxfb",
    "platforms/libqvnc",
    "platforms/libqvkkhrdisplay",
    "platforms/libqminimal",
    "plugins/tls/",
    "plugins/networkinformation/",
    "plugins/generic/",
    "libQt6EglFS",
    *(f"{library}.so" for library in NEEDED_BY_NONE),
)
"""Starts of names, of files or of their folders' ends, that are left out: what the window never loads."""


def data() -> list[tuple[str, str]]:
    """List the data of our packages, and the metadata of every library: versions and licences are told."""
    found = [each for package in PACKAGES for each in collect_data_files(package, excludes=["**/*.ts"])]
    program = FOLDER.parent / "signer" / "drafting" / "detector_program.py"  # run by another Python
    found.append((str(program), "signer/drafting"))
    found += [
        (str(FOLDER.parent / come), str(Path(name).parent)) for name, come in distributions.pages().items()
    ]
    for distribution in (*installed.own(), *installed.needed()):
        found += copy_metadata(distribution.name)
    return found


def kept(collected: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return what is collected without what is never loaded, and Qt's words in the window's languages."""
    spoken = {f"qtbase_{code}.qm" for code in language.languages()}
    plain = ((each[0].replace("\\", "/"), each) for each in collected)
    return [
        each
        for name, each in plain
        if (Path(name).name in spoken or not _is_of(name, "translations/"))
        and not any(_is_of(name, part) for part in DROPPED)
    ]


def _is_of(name: str, part: str) -> bool:
    return name.startswith(part) or f"/{part}" in name


def analysis_arguments() -> dict[str, Any]:
    """Return what every system's analysis is given."""
    return {
        "scripts": [str(FOLDER / "entry.py")],
        "datas": data(),
        "hiddenimports": list(HIDDEN),
        "excludes": list(EXCLUDED),
        "noarchive": False,
    }
