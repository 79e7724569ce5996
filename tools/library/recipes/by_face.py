"""Signs that differ from another one by face, head and trunk alone."""

from typing import Final

from tools.library.recipe import Face, FaceVariant

_ASKED: Final = Face("q.yn", "H", "Baker-Shenk 1983; Liddell 1980; Neidle et al. 2000")
_WH: Final = Face("q.wh", "H", "Baker-Shenk 1983; Neidle et al. 2000")
_ADVERB: Final = "Liddell 1980 for verbs; on this verb: general knowledge of this project"

RECIPES: Final = [
    FaceVariant("DEAF_question", "DEAF", "A question: deaf?", (_ASKED,)),
    FaceVariant("FINISH_question", "FINISH", "A question: finished?", (_ASKED,)),
    FaceVariant(
        "HOME_topic",
        "HOME",
        "What a sentence is about: as for home.",
        (Face("topic", "H", "Liddell 1980; Aarons 1994; Neidle et al. 2000"),),
    ),
    FaceVariant(
        "HUNGRY_not",
        "HUNGRY",
        "Negated without a negative sign: not hungry.",
        (Face("negation", "H", "Neidle et al. 2000; Baker & Cokely 1980"),),
    ),
    FaceVariant(
        "NOT-YET",
        "LATE",
        "The tongue shows between open lips and the head shakes; without them it is LATE.",
        (
            Face("morph.th", "H", "the inventory's row"),
            Face("head.shake", "H", "the inventory's row", strength=0.7),
        ),
    ),
    FaceVariant("TIME_question", "TIME", "A question: what time is it?", (_WH,)),
    FaceVariant(
        "WANT_if",
        "WANT",
        "An if-clause of one sign: if someone wants it.",
        (Face("conditional", "H", "Baker & Padden 1978; Liddell 1986; Coulter 1979"),),
    ),
    FaceVariant(
        "WHAT_question", "WHAT", "A question: what? Without its face the hands read as a shrug.", (_WH,)
    ),
    FaceVariant("WORK_mm", "WORK", "Working as usual, with ease.", (Face("morph.mm", "M", _ADVERB),)),
    FaceVariant(
        "WORK_th", "WORK", "Working carelessly, without attention.", (Face("morph.th", "M", _ADVERB),)
    ),
    FaceVariant("YOU_question", "YOU", "A question: you?", (_ASKED,)),
]
