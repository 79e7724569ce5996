"""The card that says how a hand moves: on its way, while it is held, and fingers and wrist by themselves."""
