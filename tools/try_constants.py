"""Halve and double constants of the engine on seeded sets, as `python -m tools.constants --try` asks.

Each value is tried in a process of its own, whose module is compiled with the constant scaled, so that what
is made of it at import follows. The sets are contacts and directions drawn by seeds, clearings, checks, signs
of the library with and without life, ways from rest, ranges of dials, raised hands, second contacts, faces
and sentences. Tried are the members that come to a function that reads the constant
(`tools.constant_readers`), the quickest first, until some end elsewhere; told are how many do, and by how
much.
"""

import ast
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from tools.constant_readers import Function, functions_run, readers_of
from tools.constant_records import fields_of
from tools.sizes import ROOT

FACTORS: Final = (0.5, 2.0)
ENOUGH: Final = 6
"""So many members are tried, and no more where some of them end elsewhere."""
LONGEST_S: Final = 2.5
"""Members that take longer, s of the processor, are left out: three or four sentences and searches."""
MOST: Final = 16
"""Of the members that come to a constant so many are tried at most, quick and slow ones alike."""
SAME: Final = 1e-6
"""Difference, rad or m, of what ends at the same place: what is written in files."""
RAISED_FOR: Final = ("other.palm.centre", "other.hand.back", "forearm.inner.L")
"""Places of the other hand and its forearm that a hand is brought to, so that it is raised."""
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


class _Scaled(ast.NodeTransformer):
    """Scales one expression of a tree."""

    def __init__(self, scaled: ast.expr, factor: float) -> None:
        self._scaled, self._factor = scaled, ast.Constant(factor)

    def visit(self, node: ast.AST) -> Any:
        """Put what scales it in its place."""
        if node is not self._scaled:
            return self.generic_visit(node)
        return ast.Call(ast.Name("_scaled", ast.Load()), [self._scaled, self._factor], [])


class _Scaling(SourceFileLoader, MetaPathFinder):
    """Loads one module with a constant of it, or a field of one, scaled; found before all other loaders."""

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
            if not isinstance(one, ast.Assign | ast.AnnAssign):
                continue
            targets = one.targets if isinstance(one, ast.Assign) else [one.target]
            names = (name.id for name in ast.walk(targets[0]) if isinstance(name, ast.Name))
            name, _, path = self._constant.partition(".")
            if next(names, "") == name:
                assert one.value is not None
                asked = {field.path: field.value for field in fields_of(tree.body, one.value)}
                _Scaled(asked[path] if path else one.value, self._factor).visit(one)
        first = next(
            row for row, one in enumerate(tree.body) if not isinstance(one, ast.Expr | ast.ImportFrom)
        )
        tree.body[first:first] = ast.parse(_SCALED).body
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


Member = Callable[[], list[float]]


def _members() -> Iterator[Member]:
    """Yield the members of the sets, each a call that returns the numbers it ends in."""
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
    from signer.motion.operations.breakdown import set_on_way
    from signer.motion.operations.easier import easier_posture
    from signer.motion.operations.face_dragging import face_kept
    from signer.motion.operations.hand_edits import Face, RelaxArm, TurnWrist
    from signer.motion.operations.leads import close_to_body, in_time
    from signer.motion.operations.life_keys import with_life_written
    from signer.motion.operations.loosening import loosened
    from signer.motion.operations.placing import suggested_second
    from signer.motion.operations.raising import touched
    from signer.motion.operations.ranges import elbow_range, shoulder_ranges, wrist_ranges
    from signer.motion.operations.searches import BringClear, FaceFartherOut, FaceFreely
    from signer.motion.posing import poses
    from signer.motion.posture.posture_solver import goal_on
    from signer.motion.solving.hand_moment import HandMoment, hold_of
    from signer.motion.solving.hold import obstacle_for
    from signer.sequencing import perform

    files = sorted(sign_files())

    def seen(sign: Sign, times: Any) -> list[float]:
        clip = poses(sign, times, load_character())
        return [*clip.bone_positions.ravel().tolist(), *clip.face_weights.ravel().tolist()]

    def at_keys(sign: Sign) -> list[float]:
        return seen(sign, [key.time_s for role in ROLES for key in sign.hand(role).keys])

    def made(kind: str, seed: int) -> list[float]:
        one = choice(kind, seed)
        return at_keys(one.chosen(one.before))

    def edited(edit: Callable[[Sign], Sign], seed: int) -> list[float]:
        return at_keys(edit(contact(seed)))

    def lasts_s(sign: Sign) -> float:
        return max(key.end_s for role in ROLES for key in sign.hand(role).keys)

    def played(number: int, life: float) -> list[float]:
        sign = load_sign(files[number]) if not life else replace(load_sign(files[number]), life=life)
        sign = loosened(sign, life)
        ends_s = lasts_s(sign)
        return [ends_s, *seen(sign, np.linspace(-sign.lead_in_s, ends_s + sign.lead_out_s, 14))]

    def led(number: int) -> list[float]:
        sign = close_to_body(load_character(), in_time(load_character(), load_sign(files[number])))
        return [sign.lead_in_s, sign.lead_out_s, *seen(sign, np.linspace(-sign.lead_in_s, 0.0, 6))]

    def written(number: int) -> list[float]:
        sign = with_life_written(replace(load_sign(files[number]), life=0.5))
        return seen(sign, np.linspace(0.0, lasts_s(sign), 6))

    def broken(number: int) -> list[float]:
        sign = load_sign(files[number])
        first = sign.hand("dominant").keys[0]
        made = set_on_way(load_character(), sign, "dominant", first.end_s + 0.1)
        kept = face_kept(sign, first.time_s)
        face = [] if kept is None else [value for _, value in (*kept.shapes, *kept.head)]
        return [*face, *([] if made is None else seen(made, np.linspace(0.0, lasts_s(sign), 6)))]

    def sentence(*numbers: int, life: float = 0.0) -> list[float]:
        signs = [load_sign(files[number]) for number in numbers]
        items = (UtteranceItem(f"i{row}", SignContent(one.gloss, one)) for row, one in enumerate(signs))
        done = perform(Utterance(items=tuple(items), life=life))
        return seen(done.sign, np.linspace(0.0, 3.0, 24))

    def checked(number: int) -> list[float]:
        return [float(byte) for byte in repr(review(load_sign(files[number])).problems).encode()]

    def moment(seed: int) -> HandMoment:
        sign = contact(seed)
        return HandMoment(load_character(), sign, "dominant", sign.hand("dominant").keys[0])

    def dials(seed: int, *, body: bool) -> list[float]:
        one = moment(seed)
        obstacle = obstacle_for(one) if body else None
        elbow = elbow_range(hold_of(one.key, one.role, one.around), obstacle)
        wrist = wrist_ranges(hold_of(one.key, one.role, one.around), obstacle)
        shoulder = shoulder_ranges(goal_on(one.key, one.role, one.around))
        every = (elbow.possible, *wrist, *shoulder)
        return [elbow.relaxed_rad, *(end for each in every for ends in each.allowed for end in ends)]

    def raised(seed: int, site: str) -> list[float]:
        return at_keys(touched(moment(seed), site).sign)

    def second(seed: int) -> list[float]:
        one = moment(seed)
        return at_keys(one.with_key(replace(one.key, second=suggested_second(one))).sign)

    def eased(seed: int) -> list[float]:
        found = easier_posture(moment(seed))
        return [] if found is None else [float(byte) for byte in repr(found).encode()]

    at = Moment("dominant", 1.0)
    edits: tuple[Callable[[Sign], Sign], ...] = (
        BringClear(at=at), Face("palm", "in", at=at), Face("fingers", "up", at=at), RelaxArm(at=at),
        TurnWrist("flexion_rad", 0.9, at=at), FaceFreely("palm", "up", at=at),
        FaceFartherOut("palm", "out", at=at),
    )  # fmt: skip
    for number in range(0, len(files), 29):
        yield from (partial(played, number, life) for life in (0.0, 1.0))
    for number in range(11, len(files), 60):
        yield from (partial(each, number) for each in (led, written, broken))
    for seed in range(3):
        yield from (partial(edited, edit, seed) for edit in edits)
        yield from (partial(dials, seed, body=body) for body in (False, True))
        yield from (partial(each, seed) for each in (second, eased))
    yield from (partial(raised, seed, site) for seed, site in enumerate(RAISED_FOR))
    yield from (partial(made, kind, seed) for kind in KINDS for seed in range(2))
    yield partial(sentence, 7, 111)
    yield partial(sentence, 20, 200, 300, life=1.0)
    for row in range(4):
        yield partial(sentence, 50 + row, 150 + row, 250 + row)
        yield partial(checked, 40 * row)


class Usual(NamedTuple):
    """Answer of a member as things are, how long it takes, s, and the functions that it comes to."""

    place: int
    values: list[float]
    took_s: float
    functions: frozenset[Function]


class Tried(NamedTuple):
    """Outcome of a factor: of so many that were tried some end elsewhere, by so much at most, m."""

    of: int
    elsewhere: int
    by: float

    def told(self) -> str:
        """Say it in a few words."""
        if not self.elsewhere:
            return f"same in {self.of}" if self.of else "none comes to it"
        by = "by other counts" if self.by == float("inf") else f"by {1000.0 * self.by:.3g} mm"
        return f"{self.elsewhere} of {self.of} {by}"


def _usually(_: None) -> list[Usual]:
    """Run every member as things are; what breaks as the sets stand is left out."""
    found = list[Usual]()
    for place, member in enumerate(_members()):
        begun, values = time.process_time(), list[float]()
        functions = functions_run(lambda member=member, values=values: values.extend(member()))  # type: ignore[misc]
        found.append(Usual(place, values, time.process_time() - begun, functions))
    return found


def _run(task: tuple[str, str, float, list[tuple[int, list[float]]]]) -> Tried | str:
    """Try some members with one constant scaled until enough were tried and some end elsewhere."""
    module, name, factor, usual = task
    sys.meta_path.insert(0, _Scaling(module, name, factor))
    of, elsewhere = 0, list[float]()
    try:
        members = list(_members())
        for place, values in usual:
            if of >= ENOUGH and elsewhere:
                break
            off = _apart(values, members[place]())
            of, elsewhere = of + 1, elsewhere + ([] if off <= SAME else [off])
    except Exception as error:  # noqa: BLE001  any error is an answer: the constant may not be scaled so
        return type(error).__name__
    return Tried(of, len(elsewhere), max(elsewhere, default=0.0))


def _apart(one: list[float], other: list[float]) -> float:
    if len(one) != len(other):
        return float("inf")
    return max((abs(a - b) for a, b in zip(one, other, strict=True)), default=0.0)


def tried(constants: list[tuple[str, str]], processes: int) -> Iterator[tuple[str, str, list[str]]]:
    """Yield each constant, by module and name, with what half and double of it do, in words."""
    import scipy.optimize
    import scipy.spatial  # noqa: F401  what each process needs is loaded once, before it is forked

    with get_context("fork").Pool(processes, maxtasksperchild=1) as pool:
        usual = sorted(pool.apply(_usually, (None,)), key=lambda one: one.took_s)
        usual = [one for one in usual if one.took_s < LONGEST_S]
        tasks = list[tuple[str, str, float, list[tuple[int, list[float]]]]]()
        for module, name in constants:
            readers = readers_of(module, name)
            come = [(one.place, one.values) for one in usual if one.functions & readers]
            come = come[:: -(-len(come) // MOST) or 1]
            tasks += [(module, name, factor, come) for factor in FACTORS]
        answers = pool.imap(_run, tasks, 1)
        for module, name in constants:
            seen = [next(answers) for _ in FACTORS]
            yield module, name, [one if isinstance(one, str) else one.told() for one in seen]
