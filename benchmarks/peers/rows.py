"""The solvers that are compared.

By which library, in which variant, from which packages, and how its task differs.
"""

from typing import Final, NamedTuple


class Row(NamedTuple):
    """One line of the tables; a row without packages runs in the project's own environment."""

    name: str
    module: str
    variant: str
    packages: tuple[str, ...]
    note: str

    @property
    def environment(self) -> str:
        """The name of the environment it runs in; rows of one library share it."""
        return self.packages[0].partition("[")[0]


OURS: Final = "Signer"
_SIGNER: Final = ("asl-signer",)
_PIN: Final = ("pin", "numpy")
_PINK: Final = ("pin-pink", "daqp")
_MINK: Final = ("mink", "daqp")
_TOOLBOX: Final = ("roboticstoolbox-python",)
_SCIPY: Final = ("scipy", "numpy")
_IK_GEO: Final = ("ik-geo", "numpy")

ROWS: Final = (
    Row(OURS, "signer", "call", _SIGNER, "arrays in, checked, whole posture out, at a given swivel"),
    Row("Signer, plain floats", "signer", "floats", _SIGNER, "the formulas alone, with limits and flags"),
    Row(
        "EAIK, bare",
        "eaik",
        "bare",
        ("EAIK",),
        "joint 3 locked, first branch whatever its elbow; no swivel; full poses only",
    ),
    Row(
        "EAIK, sound",
        "eaik",
        "sound",
        ("EAIK",),
        "locks tried until a branch has the elbow in range; full poses only",
    ),
    Row(
        "ik-geo, bare",
        "ik_geo",
        "bare",
        _IK_GEO,
        "joint 3 locked, first branch whatever its elbow; no swivel; full poses only",
    ),
    Row(
        "ik-geo, sound",
        "ik_geo",
        "sound",
        _IK_GEO,
        "locks tried until a branch has the elbow in range; full poses only",
    ),
    Row(
        "ssik, given swivel",
        "ssik",
        "chart",
        ("ssik[urdf]",),
        "seven joints at a swivel about shoulder-wrist; full poses only",
    ),
    Row(
        "Robotics Toolbox, default",
        "roboticstoolbox",
        "loose",
        _TOOLBOX,
        "LM in C++, tolerance 1e-6, up to 100 random restarts",
    ),
    Row("Robotics Toolbox, tight", "roboticstoolbox", "tight", _TOOLBOX, "the same, tolerance 1e-20"),
    Row("placo", "placo", "loose", ("placo",), "quadratic programs to 1e-5, at most 60"),
    Row(
        "Blender IK constraint",
        "blender",
        "default",
        ("bpy",),
        "single precision; one update of the scene; continues from its last posture",
    ),
    Row(
        "pinocchio, its example",
        "pinocchio",
        "example",
        _PIN,
        "steps of 0.1 to 1e-4, as its documentation prints; knows no elbow range",
    ),
    Row(
        "pinocchio, damped",
        "pinocchio",
        "loose",
        _PIN,
        "whole damped steps to 1e-5, at most 100; knows no elbow range",
    ),
    Row("pinocchio, damped tight", "pinocchio", "tight", _PIN, "the same to 1e-11"),
    Row("mink", "mink", "loose", _MINK, "quadratic programs over MuJoCo to 1e-5, at most 60"),
    Row("mink, tight", "mink", "tight", _MINK, "the same to 1e-10"),
    Row("pink", "pink", "loose", _PINK, "quadratic programs over pinocchio to 1e-5, at most 60"),
    Row(
        "scipy least squares",
        "scipy",
        "loose",
        _SCIPY,
        "own formulas, exact Jacobian, bounds; default tolerances",
    ),
    Row("scipy least squares, tight", "scipy", "tight", _SCIPY, "the same, tolerances 1e-15"),
    Row("ikpy", "ikpy", "default", ("ikpy",), "as it comes"),
)
