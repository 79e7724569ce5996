"""The signers of the tests: the one that signs are written on, and one of another shape."""

from body_model.bodies import BODIES
from signer.characters.load import load_character
from tests.helpers.extent import count

REFERENCE = load_character()
OTHER = load_character("woman")
BOTH = (REFERENCE, OTHER)
SOME_BODIES = BODIES[:: count(len(BODIES) - 1, whole=1)]
"""Names of bodies for laws that take long: the reference and the last one, a child, farthest from it; all of them
in the soak."""
