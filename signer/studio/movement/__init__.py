"""The movement tab: how a hand goes on, what it does while held, fingers and wrist by themselves."""
