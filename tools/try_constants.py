"""Halve and double constants of the engine on seeded sets: `python -m tools.constants --try NAME...`.

Each value is tried in a process of its own, whose module is compiled with the constant scaled, so that what
is made of it at import follows. The sets are contacts and directions drawn by seeds, clearings, and signs of
the library; told are how many of them end elsewhere, by how much, and the processor's time.
"""

import ast
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from typing import Any, Final

from tools.sizes import ROOT

FACTORS: Final = (0.5, 2.0)
SAME: Final = 1e-6
"""Difference, rad or m, of what ends at the same place: what is written in files."""
_SCALED: Final = """
def _scaled(value, by):
    if isinstance(value, tuple):
        each = (_scaled(one, by) for one in value)
        return type(value)(*each) if hasattr(value, "_fields") else tuple(each)
    if isinstance(value, int) and not isinstance(value, bool):
        return max(1, round(value * by))
    return value * by
"""


class _Scaling(SourceFileLoader, MetaPathFinder):
    """Loads one module with a constant of it scaled; found before all other loaders."""

    def __init__(self, module: str, name: str, factor: float) -> None:
        spec = PathFinder.find_spec(module, [str((ROOT / module.replace(".", "/")).parent)])
        assert spec is not None
        assert spec.origin is not None
        super().__init__(module, spec.origin)
        self._constant, self._factor = name, factor

    def find_spec(self, fullname: str, *_: Any) -> ModuleSpec | None:  # type: ignore[override]
        """Return this loader for its own module."""
        return ModuleSpec(fullname, self, origin=self.path) if fullname == self.name else None

    def get_code(self, fullname: str) -> Any:  # noqa: ARG002
        """Compile the module anew, whatever is kept of it."""
        tree = ast.parse(self.get_data(self.path))
        for one in tree.body:
            target = getattr(one, "target", None) or next(iter(getattr(one, "targets", [])), None)
            if isinstance(target, ast.Name) and target.id == self._constant:
                assert isinstance(one, ast.Assign | ast.AnnAssign)
                assert one.value is not None
                call = ast.parse(f"_scaled(0, {self._factor})", mode="eval").body
                assert isinstance(call, ast.Call)
                call.args[0], one.value = one.value, call
        first = next(
            row for row, one in enumerate(tree.body) if not isinstance(one, ast.Expr | ast.ImportFrom)
        )
        tree.body[first:first] = ast.parse(_SCALED).body
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


def _results() -> Iterator[list[float]]:
    """Yield the numbers in which each member of the sets ends."""
    import numpy as np

    from benchmarks.clearing import contact
    from benchmarks.fresh_contacts import KINDS, choice
    from signer.characters.load import load_character
    from signer.document.edits import Moment
    from signer.document.sign import Sign
    from signer.document.values import ROLES
    from signer.files import load_sign
    from signer.library.shelf import sign_files
    from signer.motion.operations.hand_edits import Face, RelaxArm, TurnWrist
    from signer.motion.operations.searches import BringClear
    from signer.motion.posing import poses

    def numbers(sign: Sign) -> list[float]:
        keys = [key for role in ROLES for key in sign.hand(role).keys]
        times = [key.time_s for key in keys]
        return poses(sign, times, load_character()).bone_positions.ravel().tolist()

    at = Moment("dominant", 1.0)
    for kind in KINDS:
        for seed in range(2):
            made = choice(kind, seed)
            yield numbers(made.chosen(made.before))
    for seed in range(4):
        yield from (numbers(edit(contact(seed))) for edit in (
            BringClear(at=at), Face("palm", "in", at=at), Face("fingers", "up", at=at), RelaxArm(at=at),
            TurnWrist("flexion_rad", 0.9, at=at),
        ))  # fmt: skip
    for path in sorted(sign_files())[::29]:
        sign = load_sign(path)
        times = np.linspace(0.0, sum(key.hold_s + 0.4 for key in sign.hand("dominant").keys), 8)
        yield poses(sign, times, load_character()).bone_positions.ravel().tolist()


def _run(module: str, name: str, factor: float) -> tuple[list[list[float]], float]:
    command = [sys.executable, "-m", "tools.try_constants", module, name, str(factor)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    found, took_s = json.loads(done.stdout)
    return found, took_s


def told(module: str, name: str) -> Iterator[str]:
    """Yield what half and double of a constant do, a line each."""
    usual, usual_s = _run(module, name, 1.0)
    for factor in FACTORS:
        found, took_s = _run(module, name, factor)
        off = [
            max((abs(a - b) for a, b in zip(one, other, strict=True)), default=0.0)
            if len(one) == len(other)
            else float("inf")
            for one, other in zip(usual, found, strict=True)
        ]
        elsewhere = [each for each in off if each > SAME]
        much = f", by {1000.0 * max(elsewhere):.3g} mm at most" if elsewhere else ""
        ends = f"{len(elsewhere)} of {len(off)} end elsewhere{much}"
        yield f"{module}:{name} x {factor:g}: {ends}; {took_s / usual_s:.2f} of the time"


def main(module: str, name: str, factor: str) -> None:
    """Print the results with one constant scaled, and how long they took, s of the processor."""
    sys.meta_path.insert(0, _Scaling(module, name, float(factor)))
    start = time.process_time()
    found = list(_results())
    print(json.dumps((found, time.process_time() - start)))


if __name__ == "__main__":
    main(*sys.argv[1:])
