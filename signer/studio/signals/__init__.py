"""The user's own signals of the face."""
