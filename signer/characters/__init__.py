"""The signers that signs are shown on.

A body, its arms, what its bones do, and how metres of sign files lie on it.
"""
