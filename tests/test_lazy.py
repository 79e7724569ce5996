"""Imports that load at first use: what loads when, in which threads, and what may be imported like this."""

import builtins
import importlib
import subprocess
import sys
import threading
from types import ModuleType
from typing import Any

import pytest

from signer.lazy import lazily


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names of a module that imports two others, of which nothing is loaded."""
    for name in ("colorsys", "wsgiref.util"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    names: dict[str, Any] = {"lazily": lazily}
    exec("with lazily():\n    import colorsys\n    from wsgiref import util as tools", names)
    return names


def test_nothing_is_loaded_before_it_is_used(names: dict[str, Any]) -> None:
    assert not {"colorsys", "wsgiref.util"} & set(sys.modules)
    assert "not loaded" in repr(names["tools"])


def test_the_module_takes_the_place_of_its_stand_in_at_first_use(names: dict[str, Any]) -> None:
    assert names["tools"].guess_scheme({}) == "http"
    assert names["tools"] is sys.modules["wsgiref.util"]
    assert "colorsys" not in sys.modules


def test_who_kept_the_stand_in_reaches_the_module_all_the_same(names: dict[str, Any]) -> None:
    kept = names["colorsys"]
    assert kept.rgb_to_hsv(1.0, 0.0, 0.0) == kept.rgb_to_hsv(1.0, 0.0, 0.0) == (0.0, 1.0, 1.0)
    assert isinstance(names["colorsys"], ModuleType)


def test_two_threads_that_use_it_first_get_the_same_module(names: dict[str, Any]) -> None:
    kept, both, got = names["colorsys"], threading.Barrier(2), []

    def use() -> None:
        both.wait()
        got.append(kept.rgb_to_hsv)

    threads = [threading.Thread(target=use) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got == [sys.modules["colorsys"].rgb_to_hsv] * 2


def test_another_thread_imports_as_usual_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    got: list[object] = []

    def load() -> None:
        import colorsys

        got.append(colorsys)

    with lazily():
        thread = threading.Thread(target=load)
        thread.start()
        thread.join()
    assert [type(one) for one in got] == [ModuleType]


@pytest.mark.parametrize("line", ["import os.path", "import os.path as paths", "from . import util"])
def test_other_forms_are_refused_at_once_and_imports_are_as_usual_after(line: str) -> None:
    usual = builtins.__import__
    with pytest.raises(ImportError, match="lazily"):
        exec(f"with lazily():\n    {line}", {"lazily": lazily, "__package__": "signer"})
    assert builtins.__import__ is usual


def test_a_module_that_does_not_exist_is_missed_when_it_is_used() -> None:
    names: dict[str, Any] = {"lazily": lazily}
    exec("with lazily():\n    from signer import nowhere", names)
    with pytest.raises(ModuleNotFoundError, match=r"signer\.nowhere"):
        _ = names["nowhere"].anything


SLOW = (
    "OpenGL",
    "PIL",
    "av",
    "pydantic",
    "pyqtgraph",
    "scipy.sparse",
    "scipy.spatial",
    "signer.export",
    "signer.files.form",
    "signer.motion.posing",
    "signer.studio.lab",
)
"""First words of the names of what the first paint waits for nothing of: what draws, solves, exports or plots, and
the lab."""


def test_the_window_is_imported_without_what_loads_slowly() -> None:
    program = (
        "import sys; from signer.studio import app, window; window.Window; print('\\n'.join(sys.modules))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert [name for name in loaded if name.startswith(SLOW)] == []
    own = [name for name in loaded if name.startswith("signer.")]
    assert [name for name in own if "library" in name] == [], (
        "neither the signs, their window nor who draws them"
    )


def test_the_version_is_said_without_the_rest_of_the_program() -> None:
    """Most of its 0.1 s is Python's own; a law that ends at 0.2 s would fail where others are at work."""
    program = "import sys; from signer.cli import main; main(['--version']); print('\\n'.join(sys.modules))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    own = {name for name in told.splitlines()[1:] if name.startswith("signer.")}
    assert {"signer.cli", "signer.installed"} < own
    assert len(own) < 10
    assert "numpy" not in told.splitlines()


def test_one_thread_loads_at_a_time(names: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one meets modules of which the other has half, where their imports go round in a circle."""
    seen, threads = list[bool](), list[threading.Thread]()

    def slowly(name: str) -> ModuleType:
        if name == "colorsys":
            threads.append(threading.Thread(target=lambda: names["tools"].guess_scheme))
            threads[0].start()
            threads[0].join(0.05)  # it does not end before this module is loaded
            seen.append(threads[0].is_alive())
        return importlib.import_module(name)

    monkeypatch.setattr("signer.lazy.import_module", slowly)
    assert names["colorsys"].rgb_to_hsv
    threads[0].join()
    assert seen == [True]
    assert names["tools"] is sys.modules["wsgiref.util"]
