"""Makes instructions of a pattern's syntax tree, as Python's own parser gives it. Runs while the program is imported, never in it."""

import _sre
from re import _casefix, _constants as sre, _parser
from rpython.rlib.rsre import instructions as op, matching
from rpython.rlib.rsre.matching import CharacterSet, Code

_FIRST_BMP_END = 0xFFFF
_LAST = 0x10FFFF
_KINDS = {sre.CATEGORY_DIGIT: matching.DIGIT, sre.CATEGORY_NOT_DIGIT: matching.NO_DIGIT, sre.CATEGORY_SPACE: matching.SPACE, sre.CATEGORY_NOT_SPACE: matching.NO_SPACE,
          sre.CATEGORY_WORD: matching.WORD, sre.CATEGORY_NOT_WORD: matching.NO_WORD}
_NEGATED_KINDS = matching.NO_DIGIT | matching.NO_SPACE | matching.NO_WORD


def compiled(pattern, flags):
    """The Code of a text that Python's own library takes for a pattern."""
    tree = _parser.parse(pattern, flags)
    return _Compiler(tree.state.flags | flags, tree.state.groups - 1).compiled(tree)


def _is_in_ascii_category(kind, character):
    if character >= 128:
        return kind & _NEGATED_KINDS != 0
    text = chr(character)
    if kind & (matching.DIGIT | matching.NO_DIGIT):
        return '0' <= text <= '9' if kind == matching.DIGIT else not '0' <= text <= '9'
    if kind & (matching.SPACE | matching.NO_SPACE):
        return (text in ' \t\n\r\f\v') == (kind == matching.SPACE)
    return matching.is_ascii_word(character) == (kind == matching.WORD)


class _Compiler:
    def __init__(self, flags, groups):
        self.flags = flags
        self.groups = groups
        self.registers = 2 * groups + 3
        self.code = []
        self.sets = []
        self.known_sets = {}

    def compiled(self, tree):
        self.emit(tree, self.flags)
        self.code.append(op.MATCH)
        prefix = self.prefix_of(tree, self.flags)[0]
        first = None if prefix else self.first_of(tree, self.flags)
        return Code(self.code, self.sets, self.groups, self.registers, prefix, first)

    # Sets of characters

    def ignores_case(self, flags):
        return flags & sre.SRE_FLAG_IGNORECASE != 0

    def is_ascii(self, flags):
        return flags & sre.SRE_FLAG_ASCII != 0

    def lower(self, character, flags):
        if self.is_ascii(flags):
            return character + 32 if 65 <= character <= 90 else character
        return matching.lower(character)

    def is_cased(self, character, flags):
        return _sre.ascii_iscased(character) if self.is_ascii(flags) else _sre.unicode_iscased(character)

    def same_but_case(self, character, flags):
        """What the lower case of a character must be to match another."""
        low = self.lower(character, flags)
        return {low} | set(() if self.is_ascii(flags) else _casefix._EXTRA_CASES.get(low, ()))

    def set_of(self, items, flags):
        """The index of the set that a list of (opcode, operand) describes."""
        is_negated = bool(items) and items[0][0] is sre.NEGATE
        characters = []
        kinds = 0
        for what, operand in items:
            if what is sre.LITERAL:
                characters.append((operand, operand))
            elif what is sre.RANGE:
                characters.append(operand)
            elif what is sre.CATEGORY:
                kinds |= _KINDS[operand]
        ignores = self.ignores_case(flags) and any(self.is_cased(each, flags) for first, last in characters for each in range(first, min(last, _FIRST_BMP_END) + 1))
        return self.index_of(self.ranges_of(characters, flags) if ignores else characters, kinds, is_negated, ignores, flags)

    def ranges_of(self, characters, flags):
        """The lower cases of all in some ranges."""
        found = set()
        beyond = []
        for first, last in characters:
            for each in range(first, min(last, _FIRST_BMP_END) + 1):
                found |= self.same_but_case(each, flags)
            if last > _FIRST_BMP_END:
                beyond.append((max(first, _FIRST_BMP_END + 1), last))
        return [(each, each) for each in found] + beyond

    def index_of(self, characters, kinds, is_negated, ignores, flags):
        ranges = self.joined(characters)
        key = tuple(ranges), kinds, is_negated, ignores, self.is_ascii(flags)
        if key not in self.known_sets:
            self.known_sets[key] = len(self.sets)
            low = bytes(self.is_in(each, ranges, kinds, is_negated, ignores, flags) for each in range(256))
            high = kinds
            if self.is_ascii(flags):
                high = 0
                if kinds & _NEGATED_KINDS:
                    ranges = self.joined(ranges + [(128, _LAST)])
            self.sets.append(CharacterSet(low, [bound for pair in ranges for bound in pair], high, is_negated, ignores))
        return self.known_sets[key]

    def is_in(self, character, ranges, kinds, is_negated, ignores, flags):
        each = self.lower(character, flags) if ignores else character
        holds = any(first <= each <= last for first, last in ranges)
        if not holds and kinds:
            holds = any(kinds & kind and _is_in_ascii_category(kind, each) for kind in _KINDS.values()) if self.is_ascii(flags) else matching.is_of(kinds, each)
        return holds != is_negated

    @staticmethod
    def joined(ranges):
        result = []
        for first, last in sorted(ranges):
            if result and first <= result[-1][1] + 1:
                result[-1] = result[-1][0], max(last, result[-1][1])
            else:
                result.append((first, last))
        return result

    # One character

    def single(self, what, operand, flags):
        """The instruction that takes one character, and its operand; None for what may take another number of them."""
        if what is sre.LITERAL:
            if self.ignores_case(flags) and self.is_cased(operand, flags):
                return op.IN, self.index_of([(each, each) for each in self.same_but_case(operand, flags)], 0, False, True, flags)
            return op.CHARACTER, operand
        if what is sre.NOT_LITERAL:
            ignores = self.ignores_case(flags) and self.is_cased(operand, flags)
            characters = self.same_but_case(operand, flags) if ignores else [operand]
            return op.IN, self.index_of([(each, each) for each in characters], 0, True, ignores, flags)
        if what is sre.ANY:
            return op.ANY_ALL if flags & sre.SRE_FLAG_DOTALL else op.ANY, 0
        if what is sre.IN:
            return op.IN, self.set_of(operand, flags)
        if what is sre.CATEGORY:
            return op.IN, self.set_of([(what, operand)], flags)
        return None

    # Patterns

    def emit(self, tree, flags):
        for what, operand in tree:
            self.emit_one(what, operand, flags)

    def emit_one(self, what, operand, flags):
        code = self.code
        single = self.single(what, operand, flags)
        if single is not None:
            code.append(single[0])
            if single[0] in (op.CHARACTER, op.IN):
                code.append(single[1])
        elif what is sre.BRANCH:
            self.emit_branch(operand[1], flags)
        elif what is sre.SUBPATTERN:
            group, more, fewer, tree = operand
            if group is not None:
                code += [op.MARK, 2 * group]
            self.emit(tree, _combined(flags, more, fewer))
            if group is not None:
                code += [op.MARK, 2 * group + 1]
        elif what in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            self.emit_repeat(what, *operand, flags)
        elif what in (sre.ASSERT, sre.ASSERT_NOT):
            self.emit_look(what is sre.ASSERT, *operand, flags)
        elif what is sre.ATOMIC_GROUP:
            self.emit_atomic(lambda: self.emit(operand, flags))
        elif what is sre.AT:
            code += [op.AT, self.place(operand, flags)]
        elif what is sre.GROUPREF:
            code += [op.GROUP_IGNORING_CASE if self.ignores_case(flags) else op.GROUP, operand]
        elif what is sre.GROUPREF_EXISTS:
            self.emit_choice(*operand, flags)
        elif what is sre.FAILURE:
            code.append(op.FAIL)
        else:
            raise NotImplementedError(str(what))

    def hole(self):
        """Where a place will be filled in that is not known yet."""
        self.code.append(-1)
        return len(self.code) - 1

    def fill(self, hole):
        self.code[hole] = len(self.code)

    def emit_branch(self, trees, flags):
        ends = []
        for tree in trees[:-1]:
            self.code.append(op.SPLIT)
            other = self.hole()
            self.emit(tree, flags)
            self.code.append(op.JUMP)
            ends.append(self.hole())
            self.fill(other)
        self.emit(trees[-1], flags)
        for end in ends:
            self.fill(end)

    def emit_repeat(self, how, least, most, tree, flags):
        most = -1 if most == sre.MAXREPEAT else most
        single = self.single(*tree[0], flags) if len(tree) == 1 else None
        if single is not None:
            opcode = {sre.MAX_REPEAT: op.GREEDY, sre.MIN_REPEAT: op.LAZY, sre.POSSESSIVE_REPEAT: op.POSSESSIVE}[how]
            self.code += [opcode, single[0], single[1], least, most]
        elif how is sre.POSSESSIVE_REPEAT:
            self.emit_atomic(lambda: self.emit_loop(op.UNTIL_GREEDY, least, most, tree, flags))
        elif (least, most) == (0, 1):
            self.code.append(op.SPLIT if how is sre.MAX_REPEAT else op.SPLIT_OTHER_FIRST)
            other = self.hole()
            self.emit(tree, flags)
            self.fill(other)
        else:
            self.emit_loop(op.UNTIL_GREEDY if how is sre.MAX_REPEAT else op.UNTIL_LAZY, least, most, tree, flags)

    def emit_loop(self, until, least, most, tree, flags):
        register = self.registers
        self.registers += 2
        self.code += [op.BEGIN_COUNT, register, op.JUMP]
        end = self.hole()
        body = len(self.code)
        self.emit(tree, flags)
        self.fill(end)
        self.code += [until, register, least, most, body]

    def emit_look(self, is_positive, direction, tree, flags):
        back = tree.getwidth()[0] if direction < 0 else 0
        self.code += [op.LOOK if is_positive else op.LOOK_NOT, back]
        other = None if is_positive else self.hole()
        self.emit(tree, flags)
        self.code.append(op.END_LOOK if is_positive else op.END_LOOK_NOT)
        if other is not None:
            self.fill(other)

    def emit_atomic(self, emit_body):
        self.code.append(op.ATOMIC)
        emit_body()
        self.code.append(op.END_ATOMIC)

    def emit_choice(self, group, tree, otherwise, flags):
        self.code += [op.IF_GROUP, group]
        other = self.hole()
        self.emit(tree, flags)
        if otherwise is None:
            self.fill(other)
            return
        self.code.append(op.JUMP)
        end = self.hole()
        self.fill(other)
        self.emit(otherwise, flags)
        self.fill(end)

    def place(self, where, flags):
        if where is sre.AT_BEGINNING:
            return op.BEGINNING_OF_LINE if flags & sre.SRE_FLAG_MULTILINE else op.BEGINNING
        if where is sre.AT_END:
            return op.END_OF_LINE if flags & sre.SRE_FLAG_MULTILINE else op.END
        if where is sre.AT_BOUNDARY:
            return op.ASCII_BOUNDARY if self.is_ascii(flags) else op.BOUNDARY
        if where is sre.AT_NON_BOUNDARY:
            return op.NO_ASCII_BOUNDARY if self.is_ascii(flags) else op.NO_BOUNDARY
        return op.BEGINNING if where is sre.AT_BEGINNING_STRING else op.END_OF_TEXT

    # What a search can look for first

    def prefix_of(self, tree, flags):
        """A text that all matches begin with, and whether there is no more to them."""
        prefix = ''
        for what, operand in tree:
            if what is sre.SUBPATTERN and not operand[1] and not operand[2]:
                inner, is_whole = self.prefix_of(operand[3], flags)
                prefix += inner
                if not is_whole:
                    return prefix, False
            elif what is sre.LITERAL and self.single(what, operand, flags)[0] == op.CHARACTER:
                prefix += chr(operand)
            else:
                return prefix, False
        return prefix, True

    def first_of(self, tree, flags):
        """A set that the first character of every match is in, perhaps with others; None where a match may be empty, or begin with anything."""
        low, has_high, may_be_empty = self.firsts(tree, flags)
        if may_be_empty or has_high and all(low):
            return None
        return CharacterSet(bytes(low), [256, _LAST] if has_high else [], 0, False, False)

    def firsts(self, tree, flags):
        """Which of the first 256 characters, and whether others, can begin what some items match; and whether that may be nothing."""
        low, has_high = [False] * 256, False
        for what, operand in tree:
            of_item = self.firsts_of_one(what, operand, flags)
            low = [one or other for one, other in zip(low, of_item[0])]
            has_high |= of_item[1]
            if not of_item[2]:
                return low, has_high, False
        return low, has_high, True

    def firsts_of_one(self, what, operand, flags):
        single = self.single(what, operand, flags)
        if single is not None:
            return self.firsts_of_single(*single)
        if what is sre.SUBPATTERN:
            return self.firsts(operand[3], _combined(flags, operand[1], operand[2]))
        if what in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            low, has_high, may_be_empty = self.firsts(operand[2], flags)
            return low, has_high, may_be_empty or operand[0] == 0
        if what is sre.ATOMIC_GROUP:
            return self.firsts(operand, flags)
        if what in (sre.AT, sre.ASSERT, sre.ASSERT_NOT):
            return [False] * 256, False, True
        if what is sre.BRANCH:
            of_all = [self.firsts(tree, flags) for tree in operand[1]]
            return [any(each) for each in zip(*(of_one[0] for of_one in of_all))], any(of_one[1] for of_one in of_all), any(of_one[2] for of_one in of_all)
        return [True] * 256, True, True

    def firsts_of_single(self, instruction, operand):
        if instruction == op.CHARACTER:
            return [each == operand for each in range(256)], operand > 255, False
        if instruction == op.IN:
            characters = self.sets[operand]
            return [each != 0 for each in characters.low], characters.is_negated or characters.categories != 0 or any(bound > 255 for bound in characters.ranges) or characters.ignores_case, False
        return [instruction == op.ANY_ALL or each != 10 for each in range(256)], True, False


def _combined(flags, more, fewer):
    if more & sre.SRE_FLAG_ASCII or more & sre.SRE_FLAG_UNICODE:
        flags &= ~(sre.SRE_FLAG_ASCII | sre.SRE_FLAG_UNICODE | sre.SRE_FLAG_LOCALE)
    return (flags | more) & ~fewer
