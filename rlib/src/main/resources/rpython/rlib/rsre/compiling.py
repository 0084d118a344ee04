"""Makes instructions of a pattern: at import time, or, for patterns that only the run tells, in the translated program."""

from re import _casefix

from rpython.rlib.rsre import instructions as op, matching, syntax
from rpython.rlib.rsre.matching import CharacterSet, Code
from rpython.rlib.rsre.parsing import Parser
from rpython.rlib.rsre.syntax import firsts_of

# Where there are upper and lower cases, and what lies between: the scripts of the supplementary planes that have cases are few.
_WITH_CASES = [(0, 0xFFFF), (0x10400, 0x105BC), (0x10C80, 0x10CF2), (0x118A0, 0x118DF), (0x16E40, 0x16E7F), (0x1E900, 0x1E943)]
_WITHOUT_CASES = [(0x10000, 0x103FF), (0x105BD, 0x10C7F), (0x10CF3, 0x1189F), (0x118E0, 0x16E3F), (0x16E80, 0x1E8FF), (0x1E944, 0x10FFFF)]
_LAST = 0x10FFFF
_ALL_KINDS = [matching.DIGIT, matching.NO_DIGIT, matching.SPACE, matching.NO_SPACE, matching.WORD, matching.NO_WORD]
_NEGATED_KINDS = matching.NO_DIGIT | matching.NO_SPACE | matching.NO_WORD
# The lower case of what matches a lower case, too.
_MORE_CASES = {low: list(others) for low, others in _casefix._EXTRA_CASES.items()}


class Compiled:
    """A pattern's code, its flags with those that it gives itself, how many groups it has, and their names."""

    def __init__(self, code, flags, groups, names):
        self.code = code
        self.flags = flags
        self.groups = groups
        self.names = names


def compiled(text, is_text, flags):
    """What a text means as a pattern; the characters of a pattern of bytes are those of Latin-1.

    Raises Wrong, ValueError or OverflowError where Python's own library raises an error.
    """
    parser = Parser(text, is_text, flags)
    parts = parser.parsed()
    compiler = _Compiler(parser.flags, parser.groups(), is_text)
    return Compiled(compiler.compiled(parts), parser.flags, parser.groups(), parser.names)


def _is_in_ascii_category(kind, character):
    if character >= 128:
        return kind & _NEGATED_KINDS != 0
    text = chr(character)
    if kind & (matching.DIGIT | matching.NO_DIGIT):
        return ('0' <= text <= '9') == (kind == matching.DIGIT)
    if kind & (matching.SPACE | matching.NO_SPACE):
        return (text in ' \t\n\r\f\v') == (kind == matching.SPACE)
    return matching.is_ascii_word(character) == (kind == matching.WORD)


class _Compiler:
    def __init__(self, flags, groups, is_text):
        # Bytes have no other characters than those of ASCII in categories and in pairs of cases.
        self.flags = flags if is_text else flags | syntax.ASCII
        self.groups = groups
        self.registers = 2 * groups + 3
        self.code = []
        self.sets = []

    def compiled(self, parts):
        self.emit(parts, self.flags)
        self.code.append(op.MATCH)
        prefix = self.prefix_of(parts)
        return Code(self.code, self.sets, self.groups, self.registers, prefix, None if prefix != '' else self.first_of(parts))

    def emit(self, parts, flags):
        for part in parts:
            part.emit(self, flags)

    def hole(self):
        """Where a place will be filled in that is not known yet."""
        self.code.append(-1)
        return len(self.code) - 1

    def fill(self, hole):
        self.code[hole] = len(self.code)

    def new_registers(self):
        """The first of two."""
        self.registers += 2
        return self.registers - 2

    # Sets of characters

    def lower(self, character, flags):
        if flags & syntax.ASCII:
            return character + 32 if 65 <= character <= 90 else character
        return matching.lower(character)

    def is_cased(self, character, flags):
        if flags & syntax.ASCII:
            return 65 <= character <= 90 or 97 <= character <= 122
        return matching.lower(character) != character or matching.upper(character) != character

    def ignores_case_of(self, character, flags):
        return flags & syntax.IGNORECASE != 0 and self.is_cased(character, flags)

    def add_cases(self, character, flags, bounds):
        """What the lower case of a character must be to match another."""
        low = self.lower(character, flags)
        bounds.append(low)
        bounds.append(low)
        if not flags & syntax.ASCII and low in _MORE_CASES:
            for other in _MORE_CASES[low]:
                bounds.append(other)
                bounds.append(other)

    def set_of_cases(self, character, is_negated, flags):
        """The index of the set of a character and what differs from it by case only, or of all others."""
        ignores = self.ignores_case_of(character, flags)
        bounds = []
        if ignores:
            self.add_cases(character, flags, bounds)
        else:
            bounds.append(character)
            bounds.append(character)
        return self.index_of(bounds, 0, is_negated, ignores, flags)

    def set_of(self, part, flags):
        """The index of the set that a part of a pattern describes."""
        ignores = flags & syntax.IGNORECASE != 0 and self.has_cases(part.bounds, flags)
        return self.index_of(self.lowered(part.bounds, flags) if ignores else part.bounds, part.kinds, part.is_negated, ignores, flags)

    def has_cases(self, bounds, flags):
        for i in range(0, len(bounds), 2):
            for first, last in _WITH_CASES:
                for each in range(max(bounds[i], first), min(bounds[i + 1], last) + 1):
                    if self.is_cased(each, flags):
                        return True
        return False

    def lowered(self, bounds, flags):
        """The lower cases of all in some ranges."""
        found = []
        for i in range(0, len(bounds), 2):
            for first, last in _WITH_CASES:
                for each in range(max(bounds[i], first), min(bounds[i + 1], last) + 1):
                    self.add_cases(each, flags, found)
            for first, last in _WITHOUT_CASES:
                if bounds[i] <= last and bounds[i + 1] >= first:
                    found.append(max(bounds[i], first))
                    found.append(min(bounds[i + 1], last))
        return found

    def index_of(self, bounds, kinds, is_negated, ignores, flags):
        ranges = _joined(bounds)
        low = bytes([self.is_in(each, ranges, kinds, is_negated, ignores, flags) for each in range(256)])
        high = kinds
        if flags & syntax.ASCII:
            high = 0
            if kinds & _NEGATED_KINDS:
                ranges = _joined(ranges + [128, _LAST])
        made = CharacterSet(low, ranges, high, is_negated, ignores)
        for i in range(len(self.sets)):
            if self.sets[i].is_same(made):
                return i
        self.sets.append(made)
        return len(self.sets) - 1

    def is_in(self, character, ranges, kinds, is_negated, ignores, flags):
        """1 or 0."""
        each = self.lower(character, flags) if ignores else character
        holds = False
        for i in range(0, len(ranges), 2):
            if ranges[i] <= each <= ranges[i + 1]:
                holds = True
        if not holds and kinds != 0:
            holds = _is_in_ascii_categories(kinds, each) if flags & syntax.ASCII else matching.is_of(kinds, each)
        return 1 if holds != is_negated else 0

    # What a search can look for first

    def prefix_of(self, parts):
        """A text that all matches begin with."""
        prefix = []
        self.add_prefix(parts, prefix)
        return ''.join(prefix)

    def add_prefix(self, parts, prefix):
        """Adds to it what a sequence begins with, and says whether there is no more to that."""
        for part in parts:
            if isinstance(part, syntax.Group) and part.more == 0 and part.fewer == 0:
                if not self.add_prefix(part.parts, prefix):
                    return False
            else:
                literal = part.literal(self, self.flags)
                if literal == '':
                    return False
                prefix.append(literal)
        return True

    def first_of(self, parts):
        """A set that the first character of every match is in, perhaps with others; None where a match may be empty, or begin with anything."""
        firsts = firsts_of(parts, self, self.flags)
        if firsts.may_be_empty or firsts.has_high and all(firsts.low):
            return None
        return CharacterSet(bytes([1 if each else 0 for each in firsts.low]), [256, _LAST] if firsts.has_high else [], 0, False, False)

    def firsts_of_single(self, instruction, operand):
        if instruction == op.CHARACTER:
            return syntax.Firsts([each == operand for each in range(256)], operand > 255, False)
        if instruction == op.IN:
            characters = self.sets[operand]
            return syntax.Firsts([each != 0 for each in characters.low], characters.may_hold_high(), False)
        return syntax.Firsts([instruction == op.ANY_ALL or each != 10 for each in range(256)], True, False)


def _is_in_ascii_categories(kinds, character):
    for kind in _ALL_KINDS:
        if kinds & kind and _is_in_ascii_category(kind, character):
            return True
    return False


def _joined(bounds):
    """The ranges in order, those that touch joined."""
    pairs = sorted([(bounds[i], bounds[i + 1]) for i in range(0, len(bounds), 2)])
    result = []
    for first, last in pairs:
        if len(result) > 0 and first <= result[-1] + 1:
            result[-1] = max(result[-1], last)
        else:
            result.append(first)
            result.append(last)
    return result
