"""What callers of Signer may catch."""


class SignerError(Exception):
    """Root of every error that tells the user what happened, where, and what to do."""


class SignFileError(SignerError):
    """A sign file could not be read or written; the message names the path, the place in it and the mend."""


class ExportError(SignerError):
    """A sign could not be exported; the message names the target and the mend."""
