"""The signer drawn with OpenGL into plain pictures.

Cameras, light, the surface, and pictures of signs and hands.
"""
