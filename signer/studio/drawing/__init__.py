"""The signer drawn with OpenGL into plain pictures: cameras, light, the surface, and pictures of signs and hands."""
