"""Sounds guessed from letters, for words that no dictionary has: names, new words, slips.

A guess shows a mouth that is nearly right; whoever writes the sign sees it and corrects it.
"""

from typing import Final

from nonmanuals.words import VOWELS, pronounced

_RULES: Final = """
tion=SH AH N|sion=ZH AH N|ture=CH ER|ious=IY AH S|ough=OW|augh=AO|eigh=EY|ight=AY T|igh=AY|tch=CH|dge=JH
sch=S K|ould=UH D|able=AH B AH L|ible=AH B AH L|ous=AH S|air=EH R|ear=IH R|eer=IH R|ire=AY ER|ure=Y UH R
ai=EY|ay=EY|au=AO|aw=AO|al=AO L|ar=AA R|ch=CH|ck=K|ea=IY|ee=IY|ei=EY|er=ER|eu=Y UW|ew=UW|ey=IY|gh=G|gn=N
ie=IY|ir=ER|kn=N|ll=L|ng=NG|oa=OW|oi=OY|oo=UW|or=AO R|ou=AW|ow=OW|oy=OY|ph=F|qu=K W|rh=R|sh=SH|ss=S|th=TH
ue=UW|ui=UW|ur=ER|wh=W|wr=R|x=K S|y=IY|a=AE|b=B|c=K|d=D|e=EH|f=F|g=G|h=HH|i=IH|j=JH|k=K|l=L|m=M|n=N|o=AA
p=P|q=K|r=R|s=S|t=T|u=AH|v=V|w=W|z=Z
"""
"""Letters and their sounds, the longest that fit first."""
_FINDS: Final = {
    letters: tuple(sounds.split())
    for letters, _, sounds in (rule.partition("=") for rule in _RULES.replace("\n", "|").split("|") if rule)
}
_LONG: Final = {"a": "EY", "e": "IY", "i": "AY", "o": "OW", "u": "UW", "y": "AY"}
"""Vowels before one consonant and a silent e."""
_SOFT: Final = {"c": "S", "g": "JH"}
"""Letters before e, i and y."""
_VOICELESS: Final = frozenset({"P", "T", "K", "F", "TH"})
_HISSING: Final = frozenset({"S", "Z", "SH", "ZH", "CH", "JH"})
_LONGEST: Final = max(map(len, _FINDS))
_SHORTEST_PART: Final = 3
"""Letters that a part of a compound has at least."""


def guessed(word: str) -> tuple[str, ...]:
    """Guess the sounds of a word in small letters: by its ending, as a compound, or else by rules."""
    return _with_ending(word) or _compound(word) or _stressed(_by_rules(word))


def _with_ending(word: str) -> tuple[str, ...]:
    for ending in ("s", "es", "ed", "ing", "ly", "'s", "s'"):
        if not word.endswith(ending) or len(word) <= len(ending) + 1:
            continue
        stem = word.removesuffix(ending)
        stems = [stem]
        if ending in ("ed", "ing", "es"):
            stems += [f"{stem}e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem]
        if ending in ("es", "ed") and stem.endswith("i"):
            stems.append(f"{stem[:-1]}y")
        for one in stems:
            if sounds := pronounced(one):
                return (*sounds, *_ending_sounds(ending, sounds[-1]))
    return ()


def _ending_sounds(ending: str, last: str) -> tuple[str, ...]:
    if ending == "ing":
        return ("IH0", "NG")
    if ending == "ly":
        return ("L", "IY0")
    if ending == "ed":
        return ("AH0", "D") if last in ("T", "D") else ("T",) if last in _VOICELESS | _HISSING else ("D",)
    return ("AH0", "Z") if last in _HISSING else ("S",) if last in _VOICELESS else ("Z",)


def _compound(word: str) -> tuple[str, ...]:
    for place in range(len(word) - _SHORTEST_PART, _SHORTEST_PART - 1, -1):
        first, second = pronounced(word[:place]), pronounced(word[place:])
        if first and second:
            return (*first, *(sound.replace("1", "2") for sound in second))
    return ()


def _by_rules(word: str) -> tuple[str, ...]:
    letters = "".join(letter for letter in word if "a" <= letter <= "z")
    found: list[str] = []
    place = 0
    while place < len(letters):
        rest = letters[place:]
        if rest == "e" and found:  # silent at the end
            break
        is_long = len(rest) == 3 and rest[2] == "e" and rest[0] in _LONG and rest[1] not in "aeiouwxy"
        if is_long:
            found.append(_LONG[rest[0]])
            place += 1
        elif rest[0] in _SOFT and rest[1:2] in ("e", "i", "y"):
            found.append(_SOFT[rest[0]])
            place += 1
        elif rest[0] == "y" and place == 0:
            found.append("Y")
            place += 1
        else:
            size = next(size for size in range(min(_LONGEST, len(rest)), 0, -1) if rest[:size] in _FINDS)
            found += _FINDS[rest[:size]]
            place += size
            place += (
                size == 1 and rest[1:2] == rest[0] and rest[0] not in "aeiou"
            )  # a double letter sounds once
    return tuple(found)


def _stressed(sounds: tuple[str, ...]) -> tuple[str, ...]:
    """Return sounds with the first vowel stressed, as it is in most short words of English."""
    found, is_first = [], True
    for sound in sounds:
        if sound in VOWELS:
            found.append(f"{sound}{1 if is_first else 0}")
            is_first = False
        else:
            found.append(sound)
    return tuple(found)
