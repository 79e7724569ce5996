"""Files of notation damaged at random, and what becomes of them."""

import random

from signer.errors import SignerError
from signer.importing.sigml import notated_in

NAME = "a.sigml"


def mutated(content: bytes, seed: int) -> bytes:
    """Cut, double or change some bytes, or put a word of the dialect where another one stood."""
    drawn, made = random.Random(seed), bytearray(content)
    for _ in range(drawn.randint(1, 6)):
        at, how = drawn.randrange(len(made)), drawn.randrange(4)
        if how == 0 and len(made) > 60:
            del made[at : at + drawn.randint(1, 40)]
        elif how == 1:
            made[at:at] = made[at : at + drawn.randint(1, 40)]
        elif how == 2:
            made[at] = drawn.randrange(256)
        else:
            words = made.split(b'"')
            if len(words) > 4:
                one, other = (drawn.randrange(1, len(words) - 1) for _ in range(2))
                words[one] = words[other]
                made = bytearray(b'"'.join(words))
    return bytes(made)


def outcome(content: bytes) -> str:
    """Read a file as notation; "read", or the message of its refusal."""
    try:
        notated_in(content, NAME)
    except SignerError as error:
        return str(error)
    return "read"
