"""Hands through time: what each is asked in every frame, and the arms solved beside each other."""
