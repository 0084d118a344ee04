"""Matches random patterns on random texts by rpython.rlib.rsre under plain Python, and compares all that matches tell with Python's own module re.

    python3.12 test_regular_expressions.py RLIB_RESOURCES SYSTEM_RESOURCES [SEED [PATTERNS]]
"""

import random
import re
import sys
import unittest
import warnings

sys.path.insert(0, sys.argv[1])

from rpython.rlib.rsre.compiling import compiled
from rpython.rlib.rsre.patterns import OF_BYTES, OF_TEXT
from rpython.rlib.rsre.syntax import Wrong

SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 20231
PATTERNS = int(sys.argv[4]) if len(sys.argv) > 4 else 600
TEXTS = 4
FLAGS = [0, 0, re.I, re.M, re.S, re.A, re.I | re.A, re.I | re.M]
CHARACTERS = 'aaabbbccXA1 _\nékKß\u212aàÜ'
PLACES = ['\\b', '\\B', '^', '$', '\\A', '\\Z', '(?<=a)', '(?<!b)', '(?<=ab)', '(?<![a-c])']
SINGLES = ['[abc]', '[^a]', '[a-cX]', '\\d', '\\w', '\\s', '.', '\\W', '[^\\s\\d]', '[\\w-]', '\\S', '\\D', '[^\\W_]', 'é', '[à-ü]', 'ß', '\u212a'] + list('aabbcXA1 _') + ['\\n']
GROUPS = ['(%s)', '(%s)', '(?:%s)', '(?=%s)', '(?!%s)', '(?i:%s)', '(?s-i:%s)']
REPEATS = ['*', '+', '?', '*?', '+?', '??', '{2}', '{1,3}', '{0,2}?', '{2,}']


class Patterns:
    """Makes patterns; Python's possessive ones within lazy loops have errors of their own, so there are none of these."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.groups = 0

    def made(self):
        self.groups = 0
        return self.alternatives(3)

    def alternatives(self, depth):
        return '|'.join(self.sequence(depth) for _ in range(self.random.choice([1, 1, 1, 2, 3])))

    def sequence(self, depth):
        return ''.join(self.repeated(depth) for _ in range(self.random.randint(0 if depth < 2 else 1, 4)))

    def repeated(self, depth):
        item = self.item(depth)
        return item + self.random.choice(REPEATS) if self.random.random() < 0.35 and item not in PLACES else item

    def item(self, depth):
        chance = self.random.random()
        if depth > 0 and chance < 0.3:
            kind = self.random.choice(GROUPS)
            inner = self.alternatives(depth - 1)
            self.groups += kind == '(%s)'
            return kind % inner
        if chance < 0.4:
            return self.random.choice(PLACES)
        if chance < 0.46 and self.groups:
            group = self.random.randint(1, self.groups)
            return self.random.choice(['\\%d', '(?(%d)a|b)']) % group
        return self.random.choice(SINGLES)


# What patterns are strung together of that are wrong as often as not.
PIECES = ['a', 'b', '[a-c]', '(', '(', ')', ')', '|', '*', '+', '?', '{2}', '{1,2}', '{,3}', '{', '}', '.', '^', '$', '\\d', '\\w', '\\s', '\\b', '\\1', '\\2', '(?:', '(?P<n>', '(?P=n)', '(?i)', '(?i:', '(?-i:', '(?x)',
          '(?=', '(?!', '(?<=', '(?<!', '(?>', '(?(1)', '(?(n)', '#c\n', ' ', '\\x41', '\\u0041', '\\07', '\\123', '[^ab]', '[\\d-]', '[]a]', '[a', '\\Z', '\\A', '??', '*?', '++', '(?#x)', '-', ']', '\\q', '\\8',
          'ß', 'é', '[É-é]', '\\N{DIGIT ONE}', '(?a)', '(?L)', '(?m)', '(?s)', '\\B', '&', '(?P', '(?', '(?<', '(?a', '[z-a]', '[a-\\d]', '\\', '{4294967295}']
PIECED_PATTERNS = 4000
PIECED_TEXTS = ['', 'a', 'aab ', 'abc123 a', 'b\na\n', 'AaBb É é ß', '1 2 a_b', '-]&']


def ours(pattern, flags):
    kind = OF_TEXT if isinstance(pattern, str) else OF_BYTES
    made = compiled(pattern if isinstance(pattern, str) else pattern.decode('latin-1'), isinstance(pattern, str), flags)
    return kind.of_groups(made.groups)(pattern, made.flags, made.groups, made.names, made.code, repr(re.compile(pattern, flags)))


def outcome(compile, pattern, flags):
    """A compiled pattern, or what is wrong with the text."""
    try:
        return compile(pattern, flags)
    except Wrong as wrong:
        return wrong.message, wrong.place if wrong.place >= 0 else None
    except re.error as error:
        return error.msg, error.pos
    except (ValueError, OverflowError) as error:
        return type(error).__name__, str(error)


def code(pattern):
    return compiled(pattern, True, 0).code


def told(match):
    return match and (match.span(), match.groups(), match.groupdict(), match.regs, match.lastindex, match.lastgroup, match.pos, match.endpos, repr(match))


class RegularExpressions(unittest.TestCase):
    def test_all_methods(self):
        warnings.simplefilter('ignore')
        patterns = Patterns(SEED)
        for _ in range(PATTERNS):
            text = patterns.made()
            flags = patterns.random.choice(FLAGS)
            try:
                theirs = re.compile(text, flags)
            except re.error:
                continue
            mine = ours(text, flags)
            for _ in range(TEXTS):
                self.compare(theirs, mine, ''.join(patterns.random.choice(CHARACTERS) for _ in range(patterns.random.randint(0, 10))), patterns.random)

    def compare(self, theirs, mine, text, chance):
        where = repr(theirs.pattern), theirs.flags, text
        for method in ('search', 'match', 'fullmatch'):
            self.assertEqual(told(getattr(theirs, method)(text)), told(getattr(mine, method)(text)), where)
        begin, end = chance.randint(0, 5), chance.randint(0, 12)
        self.assertEqual(told(theirs.search(text, begin, end)), told(mine.search(text, begin, end)), where + (begin, end))
        for method, arguments in (('findall', (text,)), ('split', (text,)), ('split', (text, 2)), ('subn', ('<\\g<0>>', text)), ('subn', ('-', text, 2))):
            self.assertEqual(getattr(theirs, method)(*arguments), getattr(mine, method)(*arguments), where + (method,))

    def test_what_is_wrong_and_bytes(self):
        warnings.simplefilter('ignore')
        chance = random.Random(SEED)
        for _ in range(PIECED_PATTERNS):
            text = ''.join(chance.choice(PIECES) for _ in range(chance.randint(1, 8)))
            flags = chance.choice(FLAGS)
            pattern = text.encode('latin-1') if chance.random() < 0.2 else text
            theirs, mine = outcome(re.compile, pattern, flags), outcome(ours, pattern, flags)
            if isinstance(theirs, tuple) or isinstance(mine, tuple):
                self.assertEqual(theirs, mine, (pattern, flags))
                continue
            self.assertEqual((theirs.flags, theirs.groups, theirs.groupindex), (mine.flags, mine.groups, mine.groupindex), (pattern, flags))
            for subject in PIECED_TEXTS:
                subject = subject if isinstance(pattern, str) else subject.encode('latin-1')
                self.assertEqual([told(match) for match in theirs.finditer(subject)], [told(match) for match in mine.finditer(subject)], (pattern, flags, subject))
                self.assertEqual((theirs.findall(subject), theirs.split(subject)), (mine.findall(subject), mine.split(subject)), (pattern, flags, subject))

    def test_any_number_of_groups(self):
        for pattern in ('b', '(b)', '(a)|(b)'):
            made = compiled(pattern, True, 0)
            mine = OF_TEXT.of_groups(None)(pattern, made.flags, made.groups, made.names, made.code, '')
            theirs = re.compile(pattern)
            self.assertEqual((theirs.findall('abc'), theirs.split('abc'), told(theirs.search('abc'))), (mine.findall('abc'), mine.split('abc'), told(mine.search('abc'))))

    def test_cases(self):
        import _sre
        from rpython.rlib.rsre import matching
        for code in range(0x110000):
            if _sre.unicode_iscased(code) != (matching.lower(code) != code or matching.upper(code) != code):
                self.fail(hex(code))

    def test_literal_set_and_first_characters(self):
        self.assertEqual('a', code('ab+').prefix)
        self.assertEqual('abc', code('(a(bc))d?').prefix)
        self.assertEqual('', code('(?i)ab').prefix)
        self.assertIsNone(code('a*').first)
        self.assertEqual([False, True, True, False], [code('(?:b|c)x').first.holds(ord(each)) for each in 'abcx'])

    def test_templates(self):
        for template in ('x', '\\1\\2', '\\g<1>-\\g<second>', '\\n\\t\\\\', '\\0\\101', '\\.'):
            self.assertEqual(re.sub('(a)(?P<second>b)?', template, 'xabay'), ours('(a)(?P<second>b)?', 0).sub(template, 'xabay'), template)
        for template in ('\\3', '\\g<x', '\\g<>', '\\g', '\\q', '\\', '\\g<1a>', '\\400'):
            with self.assertRaises(re.error) as theirs:
                re.sub('(a)(?P<second>b)?', template, 'a')
            with self.assertRaises(re.error) as mine:
                ours('(a)(?P<second>b)?', 0).sub(template, 'a')
            self.assertEqual(str(theirs.exception), str(mine.exception))


if __name__ == '__main__':
    unittest.main(argv=sys.argv[:1])
