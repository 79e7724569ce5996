"""Carriers: torso and head through time, solved before the hands, which hang on them or go to them."""
