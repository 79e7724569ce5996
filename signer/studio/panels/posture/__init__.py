"""The posture tab, how the hand under the playhead stands.

And the read-outs, what came of what was asked.
"""
