"""The editor in which American Sign Language is written for signing avatars."""
