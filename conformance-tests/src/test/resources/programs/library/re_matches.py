import re

PATTERNS = [re.compile('a+'), re.compile('(b)(c)'), re.compile('(?P<x>d)')]


def show(match):
    if match is None:
        print('no match')
    else:
        print(match.span(), match.group(), match.lastindex, match.lastgroup, match.groupdict(), match.regs)


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


def wrong_pattern():
    return re.compile('(a')


def wrong_template():
    return re.sub('a', r'\2', 'aaa')


def wrong_group():
    return re.match('a', 'a').group(1)


def wrong_name():
    return re.match('a', 'a')['x']


def main():
    for pattern in PATTERNS:
        for text in ('xaab', 'abc', 'd'):
            show(pattern.search(text))
        print(pattern.pattern, pattern.flags, pattern.groups, pattern.groupindex, repr(pattern))
    for function in (wrong_pattern, wrong_template, wrong_group, wrong_name):
        attempt(function)
    m = re.match(r'(\w+)\s(?P<second>\w+)?', 'one two')
    print(m[0], m[1], m['second'], m.group(1, 2), m.expand(r'\2-\1 \g<second>'), m.string, m.pos, m.endpos, m.re.pattern)
    if (m := re.search(r'(\d+)', 'abc 42')) is not None:
        n = int(m.group(1)) + 1
        print(n)
    print(re.subn('x', 'y', 'xxx', 2), re.escape('a.b*c'), re.sub('(?i)A', lambda m: m[0] + '!', 'aA', count=1))
    text = '''name = value
# comment
other=thing'''
    for m in re.finditer(r'^(?P<key>\w+)\s*=\s*(?P<value>.*)$', text, re.MULTILINE):
        print(m['key'], m.group('value'), m.groupdict())
    tokens = re.compile(r'''
        (?P<number>\d+(\.\d*)?)   # a number
      | (?P<name>[A-Za-z_]\w*)
      | (?P<op>[-+*/()=])
      | (?P<space>\s+)
    ''', re.VERBOSE)
    print([(m.lastgroup, m.group()) for m in tokens.finditer('x = 3.14 * (y + 2)') if m.lastgroup != 'space'])


main()
