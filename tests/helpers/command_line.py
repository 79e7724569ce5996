"""A command run as a user gives it."""

from pathlib import Path

from signer import cli


def run(*arguments: str | Path) -> int:
    """Its exit code."""
    return cli.main([str(one) for one in arguments])
