"""What the File menu does, and what is kept on disk: signs, exports, copies for recovery, settings."""
