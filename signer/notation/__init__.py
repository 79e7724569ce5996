"""Notation of signs by symbols, HamNoSys and SiGML, between signs and their texts, both ways."""
