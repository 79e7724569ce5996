"""The arm of the tasks in the formats that libraries read.

URDF and MJCF, with seven joints or with the wrist locked.
"""

from math import atan2, hypot
from pathlib import Path

from benchmarks.peers.arm_task import AXES, HAND, IN_FOREARM, LIMITS, LOCKED_WRIST, OFFSETS, Array

_INERTIA = (
    '<inertial><mass value="0.5"/><origin xyz="0 0 0"/><inertia ixx="0.001" iyy="0.001" '
    'izz="0.001" ixy="0" ixz="0" iyz="0"/></inertial>'
)


def write_models(folder: Path) -> None:
    """Write arm4 and arm7 as .urdf and .xml."""
    folder.mkdir(parents=True, exist_ok=True)
    for count in (4, 7):
        (folder / f"arm{count}.urdf").write_text(urdf(count), encoding="utf-8")
        (folder / f"arm{count}.xml").write_text(mjcf(count), encoding="utf-8")


def urdf(count: int) -> str:
    """A chain of `count` joints j1.. from link `base` to the link `tip` at the articulator."""
    parts, last = ['<?xml version="1.0"?><robot name="arm">', '<link name="base"/>'], "base"
    for i in range(count):
        low, high = LIMITS[i]
        parts.append(
            f'<joint name="j{i + 1}" type="revolute"><parent link="{last}"/><child '
            f'link="l{i + 1}"/><origin xyz="{_words(OFFSETS[i])}" '
            f'rpy="0 0 0"/><axis xyz="{_words(AXES[i])}"/><limit lower="{low!r}" upper="{high!r}" '
            'effort="100" velocity="100"/></joint>'
            f'<link name="l{i + 1}">{_INERTIA}</link>'
        )
        last = f"l{i + 1}"
    at, rpy = (HAND, "0 0 0") if count == 7 else (IN_FOREARM, _roll_pitch_yaw(LOCKED_WRIST))
    parts.append(
        f'<joint name="tool" type="fixed"><parent link="{last}"/><child link="tip"/><origin '
        f'xyz="{_words(at)}" rpy="{rpy}"/></joint>'
        f'<link name="tip">{_INERTIA}</link></robot>'
    )
    return "\n".join(parts)


def mjcf(count: int) -> str:
    """Write the chain for MuJoCo, with a site `tip`."""
    parts = ['<mujoco><compiler angle="radian"/><option gravity="0 0 0"/><worldbody>']
    for i in range(count):
        low, high = LIMITS[i]
        parts.append(
            f'<body name="l{i + 1}" pos="{_words(OFFSETS[i])}"><inertial pos="0 0 0" mass="0.5" '
            'diaginertia="0.001 0.001 0.001"/>'
            f'<joint name="j{i + 1}" type="hinge" axis="{_words(AXES[i])}" range="{low!r} {high!r}" '
            'limited="true"/>'
        )
    if count == 7:
        parts.append(f'<site name="tip" pos="{_words(HAND)}"/>')
    else:
        parts.append(
            f'<site name="tip" pos="{_words(IN_FOREARM)}" xyaxes="{_words(LOCKED_WRIST[:, 0])} '
            f'{_words(LOCKED_WRIST[:, 1])}"/>'
        )
    return "".join(parts) + "</body>" * count + "</worldbody></mujoco>"


def _words(vector: Array) -> str:
    return " ".join(repr(float(v) + 0.0) for v in vector)


def _roll_pitch_yaw(R: Array) -> str:
    return (
        f"{atan2(R[2, 1], R[2, 2])!r} {atan2(-R[2, 0], hypot(R[2, 1], R[2, 2]))!r} "
        f"{atan2(R[1, 0], R[0, 0])!r}"
    )
