"""Handshapes and articulators of American Sign Language."""
