"""What the command line of a session says of all that is done in it."""

# Where `interpret` and `interpret_raises` call functions: an interpreter or a backend.
engine = 'interpreter'
