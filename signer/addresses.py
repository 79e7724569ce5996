"""Paths that are none: addresses of the network, and other machines."""

import re


def is_address(path: str) -> bool:
    """Return whether a path is an address of the network, or on another machine, and no file here."""
    return bool(re.match(r"[A-Za-z][A-Za-z0-9+.-]+://|[\\/]{2}", path))
