"""The panel of torso and head."""
