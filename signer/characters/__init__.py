"""The signers that signs are shown on: a body, its arms, what its bones do, and how metres of sign files lie on it."""
