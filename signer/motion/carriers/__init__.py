"""Carriers: torso and head through time, solved before the hands, which hang on the one and may go to the other."""
