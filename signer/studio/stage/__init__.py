"""The signer as drawn."""
