"""Drafts of signs from landmarks of a film: keys that are seen, each field with what else it may be."""
