"""Tracks of a sign: one for each part of the signer, each kind of track in a module of its own."""
