"""The small windows and dialogs beside the editor: history, problems, details, help."""
