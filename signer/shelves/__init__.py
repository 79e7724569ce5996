"""Shelves: folders in which a user or a team keeps signs, sentences, handshapes, signals, avatars."""
