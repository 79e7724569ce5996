"""Error that is raised when OpenGL cannot draw."""

from signer.errors import SignerError


class GraphicsError(SignerError):
    """OpenGL is missing or refused something."""
