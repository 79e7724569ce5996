"""The site browser: where the hand goes."""
