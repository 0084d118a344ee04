"""Runs the instructions of a compiled pattern on a text."""

from rpython.rlib.rsre import instructions as op

# What entries of the stack are about that are no place to go on at: four numbers each, the first of them this, or the instruction to go on at and then the place in the text.
_UNDO = -1
_BARRIER = -2
_BARRIER_NOT = -3
_SHRINK = -4
_GROW = -5
_ENTRY = 4

DIGIT = 1
NO_DIGIT = 2
SPACE = 4
NO_SPACE = 8
WORD = 16
NO_WORD = 32


class CharacterSet:
    """A set of characters: one byte for each of the first 256 that tells whether it is in; of the others, ranges (first and last in turns) and categories, all or nothing of which is meant."""

    def __init__(self, low, ranges, categories, is_negated, ignores_case):
        self.low = low
        self.ranges = ranges
        self.categories = categories
        self.is_negated = is_negated
        self.ignores_case = ignores_case

    def holds(self, character):
        if character < 256:
            return self.low[character] != 0
        return self._holds_high(lower(character) if self.ignores_case else character)

    def _holds_high(self, character):
        ranges = self.ranges
        for i in range(0, len(ranges), 2):
            if ranges[i] <= character <= ranges[i + 1]:
                return not self.is_negated
        if self.categories != 0 and is_of(self.categories, character):
            return not self.is_negated
        return self.is_negated

    def may_hold_high(self):
        """Whether a character beyond the first 256 may be in it."""
        if self.is_negated or self.categories != 0 or self.ignores_case:
            return True
        return len(self.ranges) > 0 and self.ranges[-1] > 255

    def is_same(self, other):
        return (self.low == other.low and self.ranges == other.ranges and self.categories == other.categories
                and self.is_negated == other.is_negated and self.ignores_case == other.ignores_case)


def is_of(categories, character):
    """Whether a character is of one of the categories."""
    text = chr(character)
    if categories & (DIGIT | NO_DIGIT) and categories & (DIGIT if text.isdecimal() else NO_DIGIT):
        return True
    if categories & (SPACE | NO_SPACE) and categories & (SPACE if text.isspace() else NO_SPACE):
        return True
    return categories & (WORD | NO_WORD) != 0 and categories & (WORD if is_word(character) else NO_WORD) != 0


def is_word(character):
    if character < 128:
        return is_ascii_word(character)
    return chr(character).isalnum()


def is_ascii_word(character):
    return 97 <= character <= 122 or 65 <= character <= 90 or 48 <= character <= 57 or character == 95


def lower(character):
    """The character that the patterns which ignore case have for another."""
    if character < 128:
        return character + 32 if 65 <= character <= 90 else character
    if character == 304:
        return 105
    text = chr(character).lower()
    return ord(text) if len(text) == 1 else character


def upper(character):
    """The first character of the upper case of another, which is what Python's own patterns look at."""
    return ord(chr(character).upper()[0])


class Code:
    """A compiled pattern.

    prefix is a text that every match begins with, and first a set that its first character is in, or None.
    """

    def __init__(self, instructions, sets, groups, registers, prefix, first):
        self.instructions = instructions
        self.sets = sets
        self.groups = groups
        self.registers = registers
        self.prefix = prefix
        self.first = first


class Matcher:
    """Matches a pattern on one text, again and again."""

    def __init__(self, code, text, start, end):
        self.code = code
        self.text = text
        self.start = start
        self.end = end
        self.stop = -1
        self.must_advance = False
        self.must_end = False
        self.registers = [-1] * code.registers
        self.stack = [0] * 64
        self.depth = 0

    def match(self):
        """Whether the pattern matches at start; registers and stop tell how."""
        if self.start > self.end:
            return False
        self.reset()
        return self._run(self.start)

    def reset(self):
        registers = self.registers
        for i in range(len(registers)):
            registers[i] = -1

    def search(self):
        """Whether it matches anywhere from start on; start is then where."""
        self.reset()
        beginning = self.start
        place = beginning
        prefix = self.code.prefix
        first = self.code.first
        while place <= self.end:
            if prefix != '':
                place = self.text.find(prefix, place, self.end)
                if place < 0:
                    return False
            elif first is not None:
                while place < self.end and not first.holds(ord(self.text[place])):
                    place += 1
                if place == self.end:
                    return False
            if place > beginning:
                self.must_advance = False
            self.start = place
            if self._run(place):
                return True
            place += 1
        return False

    def advance(self):
        """Goes on behind the match that was found: the next one is another."""
        self.must_advance = self.stop == self.start
        self.start = self.stop

    def _push(self, what, first, second, third):
        depth = self.depth
        stack = self.stack
        if depth + _ENTRY > len(stack):
            stack.extend([0] * len(stack))
        stack[depth] = what
        stack[depth + 1] = first
        stack[depth + 2] = second
        stack[depth + 3] = third
        self.depth = depth + _ENTRY

    def _set(self, register, value):
        """Sets a register until the way taken fails."""
        self._push(_UNDO, register, self.registers[register], 0)
        self.registers[register] = value

    def _cut(self):
        """Forgets all other ways since the last barrier, but not what is to be undone. Returns the place that the barrier keeps."""
        stack = self.stack
        barrier = self.depth - _ENTRY
        while stack[barrier] != _BARRIER:
            barrier -= _ENTRY
        place = stack[barrier + 1]
        kept = barrier
        for i in range(barrier + _ENTRY, self.depth, _ENTRY):
            if stack[i] == _UNDO:
                for k in range(_ENTRY):
                    stack[kept + k] = stack[i + k]
                kept += _ENTRY
        self.depth = kept
        return place

    def _undo_to_barrier(self):
        """Undoes all since the last barrier of what must not match."""
        stack = self.stack
        depth = self.depth - _ENTRY
        while stack[depth] != _BARRIER_NOT:
            if stack[depth] == _UNDO:
                self.registers[stack[depth + 1]] = stack[depth + 2]
            depth -= _ENTRY
        self.depth = depth

    def _is_single(self, kind, operand, character):
        if kind == op.CHARACTER:
            return character == operand
        if kind == op.IN:
            return self.code.sets[operand].holds(character)
        return kind == op.ANY_ALL or character != 10

    def _end_of_run(self, kind, operand, place, limit):
        """Where a run of single characters ends that begins at a place."""
        text = self.text
        if kind == op.CHARACTER:
            while place < limit and ord(text[place]) == operand:
                place += 1
        elif kind == op.IN:
            characters = self.code.sets[operand]
            low = characters.low
            while place < limit:
                character = ord(text[place])
                if character < 256:
                    if low[character] == 0:
                        break
                elif not characters.holds(character):
                    break
                place += 1
        elif kind == op.ANY:
            while place < limit and ord(text[place]) != 10:
                place += 1
        else:
            return limit
        return place

    def _is_at(self, where, place):
        text = self.text
        if where == op.BEGINNING:
            return place == 0
        if where == op.BEGINNING_OF_LINE:
            return place == 0 or ord(text[place - 1]) == 10
        if where == op.END:
            return place == self.end or place + 1 == self.end and ord(text[place]) == 10
        if where == op.END_OF_LINE:
            return place == self.end or ord(text[place]) == 10
        if where == op.END_OF_TEXT:
            return place == self.end
        if self.end == 0:
            return False
        if where == op.BOUNDARY or where == op.NO_BOUNDARY:
            before = place > 0 and is_word(ord(text[place - 1]))
            behind = place < self.end and is_word(ord(text[place]))
            return (before != behind) == (where == op.BOUNDARY)
        before = place > 0 and is_ascii_word(ord(text[place - 1]))
        behind = place < self.end and is_ascii_word(ord(text[place]))
        return (before != behind) == (where == op.ASCII_BOUNDARY)

    def _behind_group(self, group, place, ignores_case):
        """Where what a group matched ends if it stands at a place once more; -1 where it does not."""
        begin = self.registers[2 * group]
        end = self.registers[2 * group + 1]
        if begin < 0 or end < begin or place + end - begin > self.end:
            return -1
        text = self.text
        for i in range(end - begin):
            one = ord(text[begin + i])
            other = ord(text[place + i])
            if one != other and not (ignores_case and lower(one) == lower(other)):
                return -1
        return place + end - begin

    def _run(self, place):
        """Runs the instructions from their beginning. place: of the text; -1 where the way taken has failed."""
        code = self.code.instructions
        text = self.text
        end = self.end
        self.depth = 0
        at = 0
        while True:
            opcode = code[at]
            if opcode == op.CHARACTER:
                if place < end and ord(text[place]) == code[at + 1]:
                    place += 1
                    at += 2
                    continue
            elif opcode == op.IN:
                if place < end and self.code.sets[code[at + 1]].holds(ord(text[place])):
                    place += 1
                    at += 2
                    continue
            elif opcode == op.GREEDY:
                limit = end
                most = code[at + 4]
                if most >= 0 and place + most < end:
                    limit = place + most
                least = place + code[at + 3]
                if least <= end:
                    reached = self._end_of_run(code[at + 1], code[at + 2], place, limit)
                    if reached >= least:
                        at += 5
                        if reached > least:
                            self._push(_SHRINK, at, least, reached)
                        place = reached
                        continue
            elif opcode == op.MARK:
                register = code[at + 1]
                self._set(register, place)
                if register & 1:
                    self._set(2 * self.code.groups + 2, register >> 1)
                at += 2
                continue
            elif opcode == op.SPLIT:
                self._push(code[at + 1], place, 0, 0)
                at += 2
                continue
            elif opcode == op.SPLIT_OTHER_FIRST:
                self._push(at + 2, place, 0, 0)
                at = code[at + 1]
                continue
            elif opcode == op.JUMP:
                at = code[at + 1]
                continue
            elif opcode == op.ANY:
                if place < end and ord(text[place]) != 10:
                    place += 1
                    at += 1
                    continue
            elif opcode == op.ANY_ALL:
                if place < end:
                    place += 1
                    at += 1
                    continue
            elif opcode == op.LAZY:
                least = place + code[at + 3]
                if least <= end and self._end_of_run(code[at + 1], code[at + 2], place, least) == least:
                    most = code[at + 4]
                    self._push(_GROW, at, least, end if most < 0 or place + most > end else place + most)
                    place = least
                    at += 5
                    continue
            elif opcode == op.POSSESSIVE:
                limit = end
                most = code[at + 4]
                if most >= 0 and place + most < end:
                    limit = place + most
                reached = self._end_of_run(code[at + 1], code[at + 2], place, limit)
                if reached >= place + code[at + 3]:
                    place = reached
                    at += 5
                    continue
            elif opcode == op.BEGIN_COUNT:
                self._set(code[at + 1], -1)
                self._set(code[at + 1] + 1, -1)
                at += 2
                continue
            elif opcode == op.UNTIL_GREEDY:
                register = code[at + 1]
                count = self.registers[register] + 1
                if count < code[at + 2]:
                    self._set(register, count)
                    at = code[at + 4]
                elif (code[at + 3] < 0 or count < code[at + 3]) and place != self.registers[register + 1]:
                    self._push(at + 5, place, 0, 0)
                    self._set(register, count)
                    self._set(register + 1, place)
                    at = code[at + 4]
                else:
                    at += 5
                continue
            elif opcode == op.UNTIL_LAZY:
                register = code[at + 1]
                count = self.registers[register] + 1
                if count < code[at + 2]:
                    self._set(register, count)
                    at = code[at + 4]
                else:
                    if (code[at + 3] < 0 or count < code[at + 3]) and place != self.registers[register + 1]:
                        self._push(_GROW, at, place, -1)
                    at += 5
                continue
            elif opcode == op.AT:
                if self._is_at(code[at + 1], place):
                    at += 2
                    continue
            elif opcode == op.GROUP or opcode == op.GROUP_IGNORING_CASE:
                behind = self._behind_group(code[at + 1], place, opcode == op.GROUP_IGNORING_CASE)
                if behind >= 0:
                    place = behind
                    at += 2
                    continue
            elif opcode == op.IF_GROUP:
                group = code[at + 1]
                at = at + 3 if self.registers[2 * group] >= 0 and self.registers[2 * group + 1] >= 0 else code[at + 2]
                continue
            elif opcode == op.LOOK:
                if place >= code[at + 1]:
                    self._push(_BARRIER, place, 0, 0)
                    place -= code[at + 1]
                    at += 2
                    continue
            elif opcode == op.END_LOOK:
                place = self._cut()
                at += 1
                continue
            elif opcode == op.LOOK_NOT:
                if place < code[at + 1]:
                    at = code[at + 2]
                else:
                    self._push(_BARRIER_NOT, code[at + 2], place, 0)
                    place -= code[at + 1]
                    at += 3
                continue
            elif opcode == op.END_LOOK_NOT:
                self._undo_to_barrier()
            elif opcode == op.ATOMIC:
                self._push(_BARRIER, place, 0, 0)
                at += 1
                continue
            elif opcode == op.END_ATOMIC:
                self._cut()
                at += 1
                continue
            elif opcode == op.MATCH:
                if not (self.must_end and place != end or self.must_advance and place == self.start):
                    self.stop = place
                    return True
            # The way taken fails: on to what was to be tried else.
            place = -1
            stack = self.stack
            while place < 0:
                depth = self.depth - _ENTRY
                if depth < 0:
                    return False
                what = stack[depth]
                if what == _UNDO:
                    self.registers[stack[depth + 1]] = stack[depth + 2]
                    self.depth = depth
                elif what >= 0:
                    at = what
                    place = stack[depth + 1]
                    self.depth = depth
                elif what == _SHRINK:
                    at = stack[depth + 1]
                    place = self._shrunk(at, stack[depth + 2], stack[depth + 3] - 1)
                    if place > stack[depth + 2]:
                        stack[depth + 3] = place
                    else:
                        self.depth = depth
                elif what == _GROW:
                    at = stack[depth + 1]
                    grown = stack[depth + 2]
                    limit = stack[depth + 3]
                    if limit < 0:
                        # Another round of a body: how often that was is told anew.
                        self.depth = depth
                        register = code[at + 1]
                        self._set(register, self.registers[register] + 1)
                        self._set(register + 1, grown)
                        place = grown
                        at = code[at + 4]
                    elif grown < limit and self._is_single(code[at + 1], code[at + 2], ord(text[grown])):
                        place = grown + 1
                        stack[depth + 2] = place
                        at += 5
                    else:
                        self.depth = depth
                elif what == _BARRIER_NOT:
                    at = stack[depth + 1]
                    place = stack[depth + 2]
                    self.depth = depth
                else:
                    self.depth = depth

    def _shrunk(self, at, least, place):
        """The last place, not before the least and not behind another, where what follows a run can match by its first character; -1 where there is none."""
        code = self.code.instructions
        if code[at] == op.CHARACTER:
            character = code[at + 1]
            while place >= least and not (place < self.end and ord(self.text[place]) == character):
                place -= 1
        return place if place >= least else -1
