"""What the hands do over time, as curves with handles."""
