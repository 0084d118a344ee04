"""Texts or None beside what may be a tuple, too: made by a generator, and compared with what re finds."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import re


def found(text):
    pos = 0
    while pos < 2:
        spans = ((0, 1), (0, 1), None) if pos else ((0, 1), (0, 1), (0, 1))
        yield [s and text[slice(*s)] for s in spans]
        pos += 1


def main():
    pattern, text = r"(\d)(\d)?", "5"
    mine = [tuple(m) for m in found(text)]
    theirs = [(m[0], *m.groups()) for m in re.finditer(pattern, text)]
    print(mine, theirs, mine[1:] == theirs, mine[1] == theirs[0], list(mine[1]) == list(theirs[0]))
    print(mine[1][2] == theirs[0][2], mine[1][2] is None, theirs[0][2] is None, mine[1][0] == theirs[0][0])


if __name__ == "__main__":
    main()
