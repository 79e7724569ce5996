"""Avatars of other people: learned from their file, so that signs are solved on their own skin."""

from signer.avatars.avatar_file import Avatar, find_again, kept_of
from signer.avatars.learning import learn, with_landmarks
from signer.avatars.opening import Own, handshapes_of, load_avatar, opened, save_avatar
from signer.avatars.reading import asked_of
from signer.avatars.shaped import Shaped, shaped_like

__all__ = [
    "Avatar",
    "Own",
    "Shaped",
    "asked_of",
    "find_again",
    "handshapes_of",
    "kept_of",
    "learn",
    "load_avatar",
    "opened",
    "save_avatar",
    "shaped_like",
    "with_landmarks",
]
