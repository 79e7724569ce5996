"""What a sign file holds of each kind of track: form, conversion and checks, one module or two a kind."""
