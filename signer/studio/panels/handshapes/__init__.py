"""The handshape browser: what shape the hand has."""
