"""Tracks in a sign file: form, conversion and checks of each kind, in one module or two a kind."""
