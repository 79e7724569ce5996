"""Pictures as the content of files."""

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from signer.studio.drawing.graphics_error import GraphicsError


def encoded(image: QImage, form: str, quality: int = -1) -> bytes:
    """Encode a picture as PNG, JPG, JPEG or WEBP; GraphicsError when the format cannot hold it.

    Args:
        image: the picture.
        form: the format.
        quality: 0 to 100, where the format loses something; -1 for its own.
    """
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(content, form, quality):  # type: ignore[call-overload]
        raise GraphicsError(f"a picture of {image.width()}x{image.height()} does not fit into a {form} file")
    return bytes(content.data().data())
