"""The instructions of compiled patterns: each an opcode followed by its operands.

Registers 2 * g and 2 * g + 1 hold where group g begins and ends, -1 where it does not; behind those of the last group is the number of the group that ended last, then two for each repetition: how often its body was
matched, and where it began the last time.
"""

# The pattern matches here.
MATCH = 0
# (character)
CHARACTER = 1
# Any character but a newline; any at all.
ANY = 2
ANY_ALL = 3
# (index of a set)
IN = 4
# (other): goes on, and at the other place if that fails; the same with the other place first.
SPLIT = 5
SPLIT_OTHER_FIRST = 6
# (place)
JUMP = 7
# (register): the place is kept there; for the end of a group also which one it is.
MARK = 8
# (single, operand of it, least, most): one of the first four, repeated; most is -1 where there is no bound. The last one does not give back what it took.
GREEDY = 9
LAZY = 10
POSSESSIVE = 11
# (register): no repetition was matched yet.
BEGIN_COUNT = 12
# (register, least, most, body)
UNTIL_GREEDY = 13
UNTIL_LAZY = 14
# (one of the places below)
AT = 15
# (group): what it matched, once more; the same whatever the case.
GROUP = 16
GROUP_IGNORING_CASE = 17
# (group, other): goes on if the group matched, else at the other place.
IF_GROUP = 18
# (characters back): what follows up to END_LOOK must match there, and takes nothing.
LOOK = 19
END_LOOK = 20
# (characters back, other): what follows up to END_LOOK_NOT must not match there; goes on at the other place.
LOOK_NOT = 21
END_LOOK_NOT = 22
# What follows up to END_ATOMIC matches in its first way or not at all.
ATOMIC = 23
END_ATOMIC = 24
FAIL = 25

BEGINNING = 0
BEGINNING_OF_LINE = 1
END = 2
END_OF_LINE = 3
END_OF_TEXT = 4
BOUNDARY = 5
NO_BOUNDARY = 6
ASCII_BOUNDARY = 7
NO_ASCII_BOUNDARY = 8
