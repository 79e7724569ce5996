"""Keys taken away, by whatever command: the way on which a passed key lay is one way again."""

from collections.abc import Sequence

from signer.document import edits
from signer.document.edits import Edit
from signer.lazy import lazily

with lazily():
    from signer.motion.operations import breakdown


def without_keys(key_ids: Sequence[str], *, ripple: bool = False) -> Edit:
    """Take keys away, of hands and of shoulders; with `ripple` what comes later on their rows closes up."""
    if ripple:
        return edits.remove_keys(key_ids, ripple=True)
    return breakdown.rejoined_without(key_ids)
