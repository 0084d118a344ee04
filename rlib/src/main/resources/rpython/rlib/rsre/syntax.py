"""What patterns are made of: the parts that the parser makes and the compiler has emit themselves. Sequences of parts are lists."""

from rpython.rlib.rsre import instructions as op

IGNORECASE = 2
LOCALE = 4
MULTILINE = 8
DOTALL = 16
UNICODE = 32
VERBOSE = 64
DEBUG = 128
ASCII = 256
KINDS_OF_TEXT = ASCII | LOCALE | UNICODE
GLOBAL = DEBUG

MOST_REPETITIONS = 4294967295
# Widths are not told apart beyond this.
_WIDEST = 1 << 60
# How far to look behind: as far as the library's own instructions can say.
_FARTHEST = 4294967295

GREEDY = 0
LAZY = 1
POSSESSIVE = 2

# Places.
AT_BEGINNING = 0
AT_BEGINNING_OF_TEXT = 1
AT_BOUNDARY = 2
AT_NO_BOUNDARY = 3
AT_END = 4
AT_END_OF_TEXT = 5


class Wrong(Exception):
    """What is wrong with a pattern, and where; -1 where no place tells it."""

    def __init__(self, message, place):
        self.message = message
        self.place = place


class Firsts:
    """What a part can begin with: which of the first 256 characters, and whether others; and whether it may be nothing."""

    def __init__(self, low, has_high, may_be_empty):
        self.low = low
        self.has_high = has_high
        self.may_be_empty = may_be_empty

    def add(self, other):
        for i in range(256):
            if other.low[i]:
                self.low[i] = True
        self.has_high = self.has_high or other.has_high


def nothing():
    return Firsts([False] * 256, False, True)


def anything():
    return Firsts([True] * 256, True, True)


def firsts_of(parts, compiler, flags):
    """Of a sequence."""
    found = nothing()
    for part in parts:
        of_part = part.firsts(compiler, flags)
        found.add(of_part)
        if not of_part.may_be_empty:
            found.may_be_empty = False
            break
    return found


def _sum(one, other):
    return min(one + other, _WIDEST)


def _product(one, other):
    if one == 0 or other == 0:
        return 0
    return _WIDEST if one > _WIDEST // other else one * other


def width_of(parts):
    """The least and the largest number of characters that a sequence takes."""
    least = most = 0
    for part in parts:
        of_part = part.width()
        least = _sum(least, of_part[0])
        most = _sum(most, of_part[1])
    return least, most


def combined(flags, more, fewer):
    """The flags within a group that adds some and takes some away."""
    if more & KINDS_OF_TEXT:
        flags &= ~KINDS_OF_TEXT
    return (flags | more) & ~fewer


class Part:
    is_repetition = False

    def width(self):
        return 0, 0

    def key(self):
        """What equal parts of alternatives have in common; empty where it is not known."""
        return ''

    def is_single(self):
        """Whether it takes exactly one character."""
        return False

    def single(self, compiler, flags):
        """The instruction for one character."""
        return op.ANY_ALL

    def operand(self, compiler, flags):
        """The operand of that instruction, if it has one."""
        return 0

    def emit(self, compiler, flags):
        pass

    def firsts(self, compiler, flags):
        return nothing()

    def literal(self, compiler, flags):
        """The text that it matches alone; empty where there is none."""
        return ''


class Single(Part):
    """Exactly one character."""

    def width(self):
        return 1, 1

    def is_single(self):
        return True

    def emit(self, compiler, flags):
        instruction = self.single(compiler, flags)
        compiler.code.append(instruction)
        if instruction == op.CHARACTER or instruction == op.IN:
            compiler.code.append(self.operand(compiler, flags))

    def firsts(self, compiler, flags):
        return compiler.firsts_of_single(self.single(compiler, flags), self.operand(compiler, flags))


class Character(Single):
    def __init__(self, code):
        self.code = code

    def key(self):
        return 'c' + str(self.code)

    def single(self, compiler, flags):
        return op.IN if compiler.ignores_case_of(self.code, flags) else op.CHARACTER

    def operand(self, compiler, flags):
        return compiler.set_of_cases(self.code, False, flags) if compiler.ignores_case_of(self.code, flags) else self.code

    def literal(self, compiler, flags):
        return '' if compiler.ignores_case_of(self.code, flags) else chr(self.code)


class NotCharacter(Single):
    def __init__(self, code):
        self.code = code

    def key(self):
        return 'n' + str(self.code)

    def single(self, compiler, flags):
        return op.IN

    def operand(self, compiler, flags):
        return compiler.set_of_cases(self.code, True, flags)


class Any(Single):
    def key(self):
        return '.'

    def single(self, compiler, flags):
        return op.ANY_ALL if flags & DOTALL else op.ANY


class Set(Single):
    """bounds: first and last characters of ranges, in turns. kinds: see matching."""

    def __init__(self, is_negated, bounds, kinds):
        self.is_negated = is_negated
        self.bounds = bounds
        self.kinds = kinds

    def key(self):
        return ('s^' if self.is_negated else 's') + str(self.kinds) + ''.join([',' + str(each) for each in self.bounds])

    def single(self, compiler, flags):
        return op.IN

    def operand(self, compiler, flags):
        return compiler.set_of(self, flags)


class Place(Part):
    def __init__(self, where):
        self.where = where

    def key(self):
        return '^' + str(self.where)

    def emit(self, compiler, flags):
        compiler.code.append(op.AT)
        compiler.code.append(self.place(flags))

    def place(self, flags):
        if self.where == AT_BEGINNING:
            return op.BEGINNING_OF_LINE if flags & MULTILINE else op.BEGINNING
        if self.where == AT_END:
            return op.END_OF_LINE if flags & MULTILINE else op.END
        if self.where == AT_BOUNDARY:
            return op.ASCII_BOUNDARY if flags & ASCII else op.BOUNDARY
        if self.where == AT_NO_BOUNDARY:
            return op.NO_ASCII_BOUNDARY if flags & ASCII else op.NO_BOUNDARY
        return op.BEGINNING if self.where == AT_BEGINNING_OF_TEXT else op.END_OF_TEXT


class Group(Part):
    """number: 0 where it is not captured. more, fewer: flags within it."""

    def __init__(self, number, more, fewer, parts):
        self.number = number
        self.more = more
        self.fewer = fewer
        self.parts = parts

    def is_mere_sequence(self):
        return self.number == 0 and self.more == 0 and self.fewer == 0

    def width(self):
        return width_of(self.parts)

    def emit(self, compiler, flags):
        if self.number > 0:
            compiler.code.append(op.MARK)
            compiler.code.append(2 * self.number)
        compiler.emit(self.parts, combined(flags, self.more, self.fewer))
        if self.number > 0:
            compiler.code.append(op.MARK)
            compiler.code.append(2 * self.number + 1)

    def firsts(self, compiler, flags):
        return firsts_of(self.parts, compiler, combined(flags, self.more, self.fewer))


class Branch(Part):
    """Alternatives, the first that matches."""

    def __init__(self, alternatives):
        self.alternatives = alternatives

    def width(self):
        least, most = _WIDEST, 0
        for alternative in self.alternatives:
            of_alternative = width_of(alternative)
            least = min(least, of_alternative[0])
            most = max(most, of_alternative[1])
        return least, most

    def emit(self, compiler, flags):
        ends = []
        last = len(self.alternatives) - 1
        for i in range(last):
            compiler.code.append(op.SPLIT)
            other = compiler.hole()
            compiler.emit(self.alternatives[i], flags)
            compiler.code.append(op.JUMP)
            ends.append(compiler.hole())
            compiler.fill(other)
        compiler.emit(self.alternatives[last], flags)
        for end in ends:
            compiler.fill(end)

    def firsts(self, compiler, flags):
        found = nothing()
        found.may_be_empty = False
        for alternative in self.alternatives:
            of_alternative = firsts_of(alternative, compiler, flags)
            found.add(of_alternative)
            if of_alternative.may_be_empty:
                found.may_be_empty = True
        return found


class Repeat(Part):
    """most: MOST_REPETITIONS where there is no bound."""
    is_repetition = True

    def __init__(self, how, least, most, parts):
        self.how = how
        self.least = least
        self.most = most
        self.parts = parts

    def width(self):
        of_parts = width_of(self.parts)
        if self.most == MOST_REPETITIONS and of_parts[1] > 0:
            return _product(of_parts[0], self.least), _WIDEST
        return _product(of_parts[0], self.least), _product(of_parts[1], self.most)

    def emit(self, compiler, flags):
        most = -1 if self.most == MOST_REPETITIONS else self.most
        if len(self.parts) == 1 and self.parts[0].is_single():
            single = self.parts[0]
            compiler.code.append(op.GREEDY if self.how == GREEDY else op.LAZY if self.how == LAZY else op.POSSESSIVE)
            compiler.code.append(single.single(compiler, flags))
            compiler.code.append(single.operand(compiler, flags))
            compiler.code.append(self.least)
            compiler.code.append(most)
        elif self.how == POSSESSIVE:
            compiler.code.append(op.ATOMIC)
            self._emit_loop(compiler, op.UNTIL_GREEDY, most, flags)
            compiler.code.append(op.END_ATOMIC)
        elif self.least == 0 and self.most == 1:
            compiler.code.append(op.SPLIT if self.how == GREEDY else op.SPLIT_OTHER_FIRST)
            other = compiler.hole()
            compiler.emit(self.parts, flags)
            compiler.fill(other)
        else:
            self._emit_loop(compiler, op.UNTIL_GREEDY if self.how == GREEDY else op.UNTIL_LAZY, most, flags)

    def _emit_loop(self, compiler, until, most, flags):
        register = compiler.new_registers()
        compiler.code.append(op.BEGIN_COUNT)
        compiler.code.append(register)
        compiler.code.append(op.JUMP)
        end = compiler.hole()
        body = len(compiler.code)
        compiler.emit(self.parts, flags)
        compiler.fill(end)
        compiler.code.append(until)
        compiler.code.append(register)
        compiler.code.append(self.least)
        compiler.code.append(most)
        compiler.code.append(body)

    def firsts(self, compiler, flags):
        found = firsts_of(self.parts, compiler, flags)
        if self.least == 0:
            found.may_be_empty = True
        return found


class Look(Part):
    """What must match, or must not, ahead of here or behind."""

    def __init__(self, is_positive, is_behind, parts):
        self.is_positive = is_positive
        self.is_behind = is_behind
        self.parts = parts

    def emit(self, compiler, flags):
        back = self._back() if self.is_behind else 0
        compiler.code.append(op.LOOK if self.is_positive else op.LOOK_NOT)
        compiler.code.append(back)
        if self.is_positive:
            compiler.emit(self.parts, flags)
            compiler.code.append(op.END_LOOK)
        else:
            other = compiler.hole()
            compiler.emit(self.parts, flags)
            compiler.code.append(op.END_LOOK_NOT)
            compiler.fill(other)

    def _back(self):
        least, most = width_of(self.parts)
        if least > _FARTHEST:
            raise Wrong('looks too much behind', -1)
        if least != most:
            raise Wrong('look-behind requires fixed-width pattern', -1)
        return least


class Atomic(Part):
    """What matches in its first way or not at all."""

    def __init__(self, parts):
        self.parts = parts

    def width(self):
        return width_of(self.parts)

    def emit(self, compiler, flags):
        compiler.code.append(op.ATOMIC)
        compiler.emit(self.parts, flags)
        compiler.code.append(op.END_ATOMIC)

    def firsts(self, compiler, flags):
        return firsts_of(self.parts, compiler, flags)


class Reference(Part):
    """What a group matched, once more. least, most: the group's width."""

    def __init__(self, number, least, most):
        self.number = number
        self.least = least
        self.most = most

    def width(self):
        return self.least, self.most

    def key(self):
        return 'g' + str(self.number)

    def emit(self, compiler, flags):
        compiler.code.append(op.GROUP_IGNORING_CASE if flags & IGNORECASE else op.GROUP)
        compiler.code.append(self.number)

    def firsts(self, compiler, flags):
        return anything()


class Choice(Part):
    """One of two sequences, by whether a group matched; the other may be empty."""

    def __init__(self, number, parts, others):
        self.number = number
        self.parts = parts
        self.others = others

    def width(self):
        least, most = width_of(self.parts)
        of_others = width_of(self.others)
        return min(least, of_others[0]), max(most, of_others[1])

    def emit(self, compiler, flags):
        compiler.code.append(op.IF_GROUP)
        compiler.code.append(self.number)
        other = compiler.hole()
        compiler.emit(self.parts, flags)
        if len(self.others) == 0:
            compiler.fill(other)
            return
        compiler.code.append(op.JUMP)
        end = compiler.hole()
        compiler.fill(other)
        compiler.emit(self.others, flags)
        compiler.fill(end)

    def firsts(self, compiler, flags):
        return anything()
