"""Carriers: torso and head through time, solved before the hands.

The hands hang on the torso and may go to the head.
"""
