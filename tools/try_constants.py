"""Halve and double constants of the engine on seeded sets, as `python -m tools.constants --try` asks.

Each value is tried in a process of its own, whose module is compiled with the constant scaled, so that what
is made of it at import follows. The sets are contacts and directions drawn by seeds, clearings, checks, signs
of the library, and transitions of a sentence; told are how many of them end elsewhere, and by how much. What
changes nothing in the few is tried on all.
"""

import ast
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from tools.sizes import ROOT

FACTORS: Final = (0.5, 2.0)
SO_FAR: Final = "so far"
"""Said of a constant that changes nothing in the few, until it was tried on all."""
SAME: Final = 1e-6
"""Difference, rad or m, of what ends at the same place: what is written in files."""
_SCALED: Final = """
def _scaled(value, by):
    if isinstance(value, tuple):
        each = (_scaled(one, by) for one in value)
        return type(value)(*each) if hasattr(value, "_fields") else tuple(each)
    if isinstance(value, dict):
        return {key: _scaled(one, by) for key, one in value.items()}
    if isinstance(value, int) and not isinstance(value, bool):
        return max(1, round(value * by))
    return value * by if isinstance(value, float) or hasattr(value, "dtype") else value
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


Member = Callable[[], list[float]]


def _members() -> Iterator[tuple[bool, Member]]:
    """Yield the members of the sets, few first: whether one is of the few, and the numbers it ends in."""
    import numpy as np

    from benchmarks.clearing import contact
    from benchmarks.fresh_contacts import KINDS, choice
    from signer.characters.load import load_character
    from signer.document.edits import Moment
    from signer.document.sign import Sign
    from signer.document.utterance import SignContent, Utterance, UtteranceItem
    from signer.document.values import ROLES
    from signer.files import load_sign
    from signer.library.shelf import sign_files
    from signer.motion.checks.review import review
    from signer.motion.operations.hand_edits import Face, RelaxArm, TurnWrist
    from signer.motion.operations.searches import BringClear
    from signer.motion.posing import poses
    from signer.sequencing import perform

    files = sorted(sign_files())

    def at_keys(sign: Sign) -> list[float]:
        times = [key.time_s for role in ROLES for key in sign.hand(role).keys]
        return poses(sign, times, load_character()).bone_positions.ravel().tolist()

    def made(kind: str, seed: int) -> list[float]:
        one = choice(kind, seed)
        return at_keys(one.chosen(one.before))

    def edited(edit: Callable[[Sign], Sign], seed: int) -> list[float]:
        return at_keys(edit(contact(seed)))

    def played(number: int) -> list[float]:
        sign = load_sign(files[number])
        times = np.linspace(0.0, sum(key.hold_s + 0.4 for key in sign.hand("dominant").keys), 8)
        return poses(sign, times, load_character()).bone_positions.ravel().tolist()

    def sentence(*numbers: int) -> list[float]:
        signs = [load_sign(files[number]) for number in numbers]
        items = (UtteranceItem(f"i{row}", SignContent(one.gloss, one)) for row, one in enumerate(signs))
        done = perform(Utterance(items=tuple(items)))
        return poses(done.sign, np.linspace(0.0, 3.0, 24), load_character()).bone_positions.ravel().tolist()

    def checked(number: int) -> list[float]:
        return [float(byte) for byte in repr(review(load_sign(files[number])).problems).encode()]

    at = Moment("dominant", 1.0)
    edits: tuple[Callable[[Sign], Sign], ...] = (
        BringClear(at=at), Face("palm", "in", at=at), Face("fingers", "up", at=at), RelaxArm(at=at),
        TurnWrist("flexion_rad", 0.9, at=at),
    )  # fmt: skip
    for number in range(0, len(files), 29):
        yield number in (0, 116, 145, 319), partial(played, number)
    for seed in range(3):
        for edit in edits:
            yield seed == 0 and edit in (edits[0], edits[1], edits[4]), partial(edited, edit, seed)
    for kind in KINDS:
        for seed in range(2):
            yield (kind, seed) == ("body", 1), partial(made, kind, seed)
    yield True, partial(sentence, 7, 111)
    for row in range(4):
        yield False, partial(sentence, 50 + row, 150 + row, 250 + row)
        yield False, partial(checked, 40 * row)


class Tried(NamedTuple):
    """Outcome of a factor: of so many that were tried some end elsewhere, by so much at most, m."""

    of: int
    elsewhere: int
    by: float

    def told(self) -> str:
        """Say it in a few words."""
        if not self.elsewhere:
            return f"same in {self.of}"
        by = "by other counts" if self.by == float("inf") else f"by {1000.0 * self.by:.3g} mm"
        return f"{self.elsewhere} of {self.of} {by}"


def _run(task: tuple[str, str, float, bool]) -> list[list[float]] | str:
    """Return what the few or the others end in with one constant scaled, or what failed."""
    module, name, factor, few = task
    sys.meta_path.insert(0, _Scaling(module, name, factor))
    try:
        return [member() for is_few, member in _members() if is_few == few]
    except Exception as error:  # noqa: BLE001  any error is an answer: the constant may not be scaled so
        return type(error).__name__


def _compared(usual: list[list[float]], found: list[list[float]]) -> Tried:
    off = [
        max((abs(a - b) for a, b in zip(one, other, strict=True)), default=0.0)
        if len(one) == len(other)
        else float("inf")
        for one, other in zip(usual, found, strict=True)
    ]
    elsewhere = [each for each in off if not each <= SAME]
    return Tried(len(off), len(elsewhere), max(elsewhere, default=0.0))


def tried(constants: list[tuple[str, str]], processes: int) -> Iterator[tuple[str, str, list[str]]]:
    """Yield each constant, by module and name, with what half and double of it do, in words.

    First all are tried on the few, then those that change nothing there on the others too.
    """
    import scipy.optimize
    import scipy.spatial  # noqa: F401  what each process needs is loaded once, before it is forked

    same = list[tuple[str, str]]()
    with get_context("fork").Pool(processes, maxtasksperchild=1) as pool:
        for few in (True, False):
            asked = constants if few else same
            tasks = [(module, name, factor, few) for module, name in asked for factor in FACTORS]
            answers = pool.imap(_run, [("signer.errors", "", 1.0, few), *tasks], 1)
            first = next(answers)
            assert not isinstance(first, str)
            for module, name in asked:
                seen = [
                    one if isinstance(one, str) else _compared(first, one)
                    for one in (next(answers) for _ in FACTORS)
                ]
                told = [one if isinstance(one, str) else one.told() for one in seen]
                if few and all(isinstance(one, Tried) and not one.elsewhere for one in seen):
                    same.append((module, name))
                    told = [f"{one} {SO_FAR}" for one in told]
                yield module, name, told
