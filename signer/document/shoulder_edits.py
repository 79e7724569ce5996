"""Every change to the shoulder tracks, as a pure function with a label.

In time, their keys are changed as those of the hands are.
"""

from dataclasses import replace
from typing import Any

from signer.document.edits import Edit
from signer.document.fitting import with_item
from signer.document.items import find_item
from signer.document.sign import Sign
from signer.document.tracks.shoulder import ShoulderKey
from signer.phrases import phrase


def set_shoulder(key_id: str, **changes: Any) -> Edit:
    """Change what a shoulder does at a key: `assist`, `elevation_rad`, `protraction_rad`, `easing`."""
    if strange := set(changes) - {"assist", "elevation_rad", "protraction_rad", "easing"}:
        raise ValueError(f"a shoulder's key has no {', '.join(sorted(strange))} to set")

    def change(sign: Sign) -> Sign:
        name, key = find_item(sign, key_id)
        if not isinstance(key, ShoulderKey):
            raise LookupError(f"{key_id!r} is no shoulder's key ({name})")
        return with_item(sign, replace(key, **changes))

    return Edit(phrase("Change shoulder"), change, key_id)
