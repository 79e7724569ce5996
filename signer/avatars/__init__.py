"""Avatars of other people: learned from their file, so that signs are solved on their own skin."""

from signer.avatars.avatar_file import Avatar, load_avatar, opened, save_avatar
from signer.avatars.learning import learn

__all__ = ["Avatar", "learn", "load_avatar", "opened", "save_avatar"]
