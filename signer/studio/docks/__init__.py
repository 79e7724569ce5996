"""What stands round the stage: the header and the sentence over it, the left and the right dock beside it."""
