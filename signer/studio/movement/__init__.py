"""The movement tab: how a hand goes on, what it does while it is held, and fingers and wrist by themselves."""
