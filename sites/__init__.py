"""Contact sites of American Sign Language."""
