"""The shape of the code: small modules, each saying what it is for, looking only down."""

import ast
import re
import subprocess
import sys
import tokenize
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("signer", "body_model", "handshapes", "sites", "nonmanuals", "fingerspelling")
MODULES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
CORE = [
    "body_model", "handshapes", "sites", "signer", "signer.document.edits", "signer.kinematics.arm", "signer.motion.posing",
    "signer.files", "signer.export", "signer.cli", "signer.commands",
]  # fmt: skip
NAMES_THAT_SAY_NOTHING = {"utils", "helpers", "manager", "base", "common", "misc"}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_a_module_is_at_most_500_lines() -> None:
    lines = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {path: count for path, count in lines.items() if count > 500} == {}


def opening_of(path: Path) -> str:
    """The first line of a module's docstring, read without parsing what follows."""
    with tokenize.open(path) as lines:
        tokens = tokenize.generate_tokens(lines.readline)
        first = next(token for token in tokens if token.type not in (tokenize.COMMENT, tokenize.NL))
    return str(ast.literal_eval(first.string)).strip().split("\n")[0] if first.type == tokenize.STRING else ""


def test_a_module_opens_with_a_sentence_on_what_it_is_for() -> None:
    opening = {named(path): opening_of(path) for path in MODULES}
    assert {path: line for path, line in opening.items() if not line.endswith(".")} == {}


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert [named(path) for path in MODULES if path.stem in NAMES_THAT_SAY_NOTHING] == []


def test_a_single_shot_names_the_object_that_it_is_for() -> None:
    """Without that it acts on one that Qt has destroyed meanwhile."""
    bare = re.compile(r"singleShot\([^,()]+, self\.\w+\)")
    assert [named(path) for path in MODULES if bare.search(path.read_text(encoding="utf-8"))] == []


def lambdas_on_what_was_given(path: Path) -> list[str]:
    """Find the lambdas of a module that are connected to a signal of something that a function was given."""
    found, text = [], path.read_text(encoding="utf-8")
    if not re.search(r"\bconnect\([\s(]*lambda", text):  # few have one, and to parse all takes seconds
        return []
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        given = {one.arg for one in function.args.args if one.arg != "self"}
        for call in ast.walk(function):
            match call:
                case ast.Call(func=ast.Attribute(attr="connect", value=sender), args=[ast.Lambda(), *_]):
                    while isinstance(sender, ast.Attribute):
                        sender = sender.value
                    if isinstance(sender, ast.Name) and sender.id in given:
                        found.append(f"{named(path)}:{call.lineno}")
    return found


def test_no_lambda_outlives_the_widget_that_connected_it() -> None:
    # Qt lets a method go with its object. A lambda stays as long as its sender, and then calls what is gone.
    assert [line for path in MODULES for line in lambdas_on_what_was_given(path)] == []


def test_everything_below_the_studio_imports_without_qt() -> None:
    program = (
        f"import importlib, sys\nfor core in {CORE}:\n    importlib.import_module(core)\n    print(core, *("
        "name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'OpenGL')))"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines() == CORE


def test_the_document_imports_no_numpy() -> None:
    program = "import sys, signer.document.edits, signer.document.queries; print('numpy' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"


def longest_chain(folder: Path) -> list[str]:
    """The longest line of modules of one package, each of which imports the next."""
    package = ".".join(folder.relative_to(ROOT).parts)
    above: dict[str, set[str]] = {}
    for path in folder.glob("*.py"):
        froms = [
            one for one in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(one, ast.ImportFrom)
        ]
        names = {f"{one.module}.{each.name}" for one in froms for each in one.names}
        above[path.stem] = {
            name.removeprefix(f"{package}.").partition(".")[0] for name in names if package in name
        }

    @cache
    def chain(module: str) -> list[str]:
        return [module, *max((chain(one) for one in above[module] & set(above)), key=len, default=[])]

    return max(map(chain, above), key=len)


def test_operations_lie_on_each_other_seven_deep_at_most() -> None:
    assert len(longest_chain(ROOT / "signer" / "motion" / "operations")) <= 7


def test_the_import_contracts_hold() -> None:
    scripts = Path(sys.executable).parent
    answer = subprocess.run(
        [scripts / "lint-imports", "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout


def test_the_lock_names_no_host() -> None:
    for name in ("requirements.lock", "docs/requirements.lock", "signer/drafting/detector.lock"):
        lock = (ROOT / name).read_text(encoding="utf-8")
        assert "http" not in lock
        assert "--index-url" not in lock
