"""Comfort of postures: one measure of it, and the search for the easiest posture of what a key leaves free."""
