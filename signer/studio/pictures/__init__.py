"""Pictures of hands, signals and signs: one queue for all."""
