"""Patterns that only the run tells."""
import re
import sys


def attempt(function, *arguments):
    try:
        print(function(*arguments))
    except re.error as error:
        print('error:', error, '|', error.msg, error.pos, error.lineno, error.colno)
    except (ValueError, OverflowError, IndexError) as error:
        print(type(error).__name__, error)


def words(names):
    return '|'.join(re.escape(name) for name in names)


def tokens(text):
    kinds = [('NUMBER', r'\d+(\.\d*)?'), ('NAME', r'[A-Za-z_]\w*'), ('OPERATOR', r'[-+*/=()]'), ('SPACE', r'\s+'), ('OTHER', r'.')]
    pattern = re.compile('|'.join('(?P<%s>%s)' % kind for kind in kinds))
    for match in pattern.finditer(text):
        if match.lastgroup != 'SPACE':
            yield match.lastgroup, match.group()


def compiled(text, flags=0):
    pattern = re.compile(text, flags)
    return pattern, pattern.pattern, pattern.flags, pattern.groups, sorted(pattern.groupindex.items())


def all_of(pattern, text):
    match = re.search(pattern, text)
    if match is None:
        return None
    return match.group(), match.groups(), match.span(), match.groupdict(), match.regs, match.lastindex, match.lastgroup, match.expand(r'<\g<0>>')


def main(argv):
    empty = argv[0][:0]
    names = ['cat', 'a.b', 'dog+']
    print(words(names), re.findall(words(names), 'a cat and a.b, axb, dog+ dogg'))
    print(list(tokens('x1 = 3.5*(y - 2) $')))
    for text in ['a', '(a)(b)?', '(?P<x>a+)(?P<y>b)?', '(?i)A', '(?x) a # one', '[^a-c]+', r'(\w)\1', 'a{2,3}?', '(?<=a)b|c', '(?>a+)b', 'a*+a', '(?:a|b|cd)+', '(a)?(?(1)b|c)']:
        print(text, all_of(text + empty, 'xaabbc'), re.sub(text + empty, r'[\g<0>]', 'xaabbc'), re.split(text + empty, 'xaabbc', maxsplit=2))
        attempt(compiled, text + empty)
    for text in ['(', ')', '[', 'a**', '*', 'a{2,1}', r'\q', '(?P<n>a)(?P<n>b)', '(?P<1>a)', '(?P=n)', r'(a)\2', '(?<=a*)b', '(?z)', '[z-a]', '(?i', 'a\n(', '\\', 'a{4294967295}', '(?(2)a)', r'\x1', '(?P<n', '(?#', '(?a)(?u)']:
        attempt(compiled, text + empty)
    attempt(compiled, 'a' + empty, re.IGNORECASE | re.MULTILINE)
    attempt(compiled, 'a' + empty, re.ASCII | re.UNICODE)
    attempt(compiled, 'a' + empty, re.LOCALE)
    same = re.compile('(a)(b)' + empty)
    print(re.compile(same) is same, same is re.compile('(a)(b)' + empty), same, re.match(same, 'ab').groups())
    attempt(lambda: re.compile(same, re.I))
    attempt(lambda: same.match('ab').group(3))
    attempt(lambda: same.sub(r'\3', 'ab'))
    first, second = re.match('(.)(.)' + empty, 'xy').groups()
    print(first, second, re.subn(words(names[:1]), lambda match: match.group().upper(), 'cat cat', count=1))
    print(re.findall('ß' + empty, 'ßẞSS', re.I), re.findall('[k-l]' + empty, 'kK\u212al', re.I), re.findall(r'\w+' + empty, 'é a_1', re.A))
    for match in re.finditer('(a)|(b)' + empty, 'ab'):
        print(match.groups('-'), match[0], match)
    re.purge()
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv))
