"""Comfort of postures: one measure, and the search for the easiest posture."""
