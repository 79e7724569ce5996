"""Searches for postures of one key: many candidates, what they cost, and the descent to the easiest."""
