"""The panels beside the stage."""
