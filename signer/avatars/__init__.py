"""Avatars of other people: learned from their file, so that signs are solved on their own skin."""

from signer.avatars.avatar_file import Avatar, find_again, kept_of, load_avatar, opened, save_avatar
from signer.avatars.learning import learn, with_landmarks
from signer.avatars.reading import asked_of

__all__ = [
    "Avatar",
    "asked_of",
    "find_again",
    "kept_of",
    "learn",
    "load_avatar",
    "opened",
    "save_avatar",
    "with_landmarks",
]
