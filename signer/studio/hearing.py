"""Connections in one line: a method that hears several signals."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance


def hear(slot: Callable[..., object], *signals: SignalInstance) -> None:
    """Let a method hear signals, each with as many of its values as the method takes.

    A method is let go of with its object; a function would be kept, and what it names, as long as the sender.
    """
    for signal in signals:
        signal.connect(slot)
