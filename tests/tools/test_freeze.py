"""The frozen program takes every module that Signer starts, and holds all of scipy that is named."""

import ast
import re
from pathlib import Path

from tools.distributions import ROOT, shipped_files

SOURCES = [(ROOT / name).read_text(encoding="utf-8") for name in shipped_files() if name.endswith(".py")]
PACKAGING = ROOT / "packaging"


def texts(name: str, module: Path) -> set[str]:
    """Every text in the value of a name of a module that this machine may not be able to import."""
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == name
        ):
            return {each.value for each in ast.walk(node.value) if isinstance(each, ast.Constant)}
    raise AssertionError(f"{module.name} has no {name}")


def test_every_module_that_is_started_is_one_that_the_frozen_program_takes() -> None:
    started = {
        module for source in SOURCES for module in re.findall(r'sys\.executable, \[?"-m", "([\w.]+)"', source)
    }
    assert len(started) >= 4
    assert started == texts("OWN_MODULES", PACKAGING / "entry.py")
    run_by = {
        f"{name}.__main__" for name in started if f"{name.replace('.', '/')}/__main__.py" in shipped_files()
    }
    assert run_by
    assert run_by <= texts("HIDDEN", PACKAGING / "parts.py")


def test_the_parts_of_scipy_that_are_named_are_collected_and_none_of_them_is_left_out() -> None:
    named = {part for source in SOURCES for part in re.findall(r"\bscipy\.([a-z]\w+)", source)}
    named |= {part for source in SOURCES for part in re.findall(r"from scipy import (\w+)", source)}
    collected = {text for text in texts("HIDDEN", PACKAGING / "parts.py") if text.startswith("scipy.")}
    assert {f"scipy.{part}" for part in named} == collected
    assert not named & texts("SCIPY_UNUSED", PACKAGING / "parts.py")


def test_every_system_has_a_spec_that_says_whether_it_was_tried() -> None:
    specs = {path.name: path.read_text(encoding="utf-8") for path in PACKAGING.glob("*.spec")}
    assert {name for name, text in specs.items() if "UNTESTED" in text} == {"windows.spec", "macos.spec"}
    for name, text in specs.items():
        compile(text, name, "exec")


def test_pictures_of_the_library_can_be_read_by_what_is_frozen() -> None:
    assert any(name.endswith("drawing/pictures.zip") for name in shipped_files())
    assert not {part for part in texts("DROPPED", PACKAGING / "parts.py") if "webp" in part}
