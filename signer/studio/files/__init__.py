"""File menu, and what is kept on disk: signs, exports, copies for recovery, settings."""
