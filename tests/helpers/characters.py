"""The signers of the tests: the one that signs are written on, and one of another shape."""

from signer.characters.load import load_character

REFERENCE = load_character()
OTHER = load_character("woman")
BOTH = (REFERENCE, OTHER)
