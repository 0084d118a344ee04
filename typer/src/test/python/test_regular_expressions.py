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
from rpython.rlib.rsre.patterns import pattern_class

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


def ours(pattern, flags):
    known = re.compile(pattern, flags)
    return pattern_class(known.groups)(pattern, known.flags, known.groups, dict(known.groupindex), compiled(pattern, flags), repr(known))


def told(match):
    return match and (match.span(), match.groups(), match.regs, match.lastindex, match.lastgroup, match.pos, match.endpos, repr(match))


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

    def test_literal_set_and_first_characters(self):
        self.assertEqual('a', compiled('ab+', 0).prefix)
        self.assertEqual('abc', compiled('(a(bc))d?', 0).prefix)
        self.assertEqual('', compiled('(?i)ab', 0).prefix)
        self.assertIsNone(compiled('a*', 0).first)
        self.assertEqual([False, True, True, False], [compiled('(?:b|c)x', 0).first.holds(ord(each)) for each in 'abcx'])

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
