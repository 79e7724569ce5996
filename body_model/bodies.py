"""The names of the bodies that come with the program; nothing is loaded to tell them."""

from typing import Final

REFERENCE: Final = "signer-hm08"
"""The body that signs are written on, and whose mesh the others have."""
BODIES: Final = (REFERENCE, "woman", "man", "older-woman", "older-man", "strong", "slim", "child")
"""The names of all, the reference first."""
