"""What a sign is made of: one track for each part of the signer, each kind of track in a module of its own."""
