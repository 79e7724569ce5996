"""Stage controllers: turn drags into operations; show dots, onion skin and words on the stage."""
