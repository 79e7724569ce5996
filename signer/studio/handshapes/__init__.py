"""The user's own handshapes, and the pictures of all."""
