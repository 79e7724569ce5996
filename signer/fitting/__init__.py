"""Handshapes fitted to a hand: what should touch touches, and no part stands in another one."""
