"""Interface of the lab's chains.

With it one runner serves the arm in the plane, the arm in space and chains of links.
"""

from typing import NamedTuple, Protocol, TypeVar

from body_model.arrays import Array
from signer.studio.lab.methods import MethodId

S = TypeVar("S")


class DirectWords(NamedTuple):
    """Description of a chain's direct method.

    Its name in the table, how it works, and what stands for its iterations.
    """

    title: str
    about: str
    iterations: str


class Task(Protocol[S]):
    """A chain fixed at the origin that shall put its tip on a target.

    `S` is its posture, whatever that holds.

    Attributes:
        methods: those that can solve it, the direct one first.
        shell: least and greatest distance of the tip from the origin, in the task's length.
        unit: what one of its lengths is called; "m" or "links".
        direct_words: what its direct method is.
    """

    @property
    def methods(self) -> tuple[MethodId, ...]: ...

    @property
    def shell(self) -> tuple[float, float]: ...

    @property
    def unit(self) -> str: ...

    @property
    def direct_words(self) -> DirectWords: ...

    def start(self) -> S:
        """The posture that every run begins with."""
        ...

    def solved(self, method: MethodId, target: Array) -> S:
        """The posture (of a method without iterations) for a target (3,)."""
        ...

    def step(self, method: MethodId, state: S, target: Array) -> S:
        """One iteration of an iterative method."""
        ...

    def points(self, states: list[S]) -> Array:
        """Joints (k, j, 3) from the origin to the tip, in each of k postures."""
        ...

    def turned(self, states: list[S]) -> Array:
        """Return the turning (k - 1,) rad of all joints together, from each posture to the next."""
        ...

    def bends(self, states: list[S]) -> Array:
        """The bend (k,) rad of the elbow, or of the middle joint."""
        ...

    def shown_at(self, target: Array) -> Array:
        """The place (3,) that a dragged target may take: a flat task keeps it in its plane."""
        ...
