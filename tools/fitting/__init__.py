"""Fitting the inventory's handshapes to the hand that is drawn."""
