import re


def main(argv):
    print(repr(re.I), repr(re.I | re.S | re.X), str(re.A), str(re.S))
    print(repr(re.compile('a', 0x123000)))
    print(repr(re.compile('a', 0x123000 | re.I)))
    m = re.match('(a)(b)', 'ab')
    try:
        print(m[0, 1])
    except IndexError as e:
        print(e)
    try:
        print(m[-1])
    except IndexError as e:
        print(e)
    try:
        re.compile(r'\N{SPAM}')
    except re.error as e:
        print(e)
    try:
        re.compile(r'\N{SNAKE')
    except re.error as e:
        print(e)
    print(re.match(r'\N{SNAKE}', '\U0001f40d'))
    for p in [r".{%d}" % 2**128, r".{,%d}" % 2**128, r".{%d,%d}" % (2**129, 2**128)]:
        try:
            re.compile(p)
        except OverflowError as e:
            print(e)
    p = re.compile(r'(?i)(?P<first>a)(?P<other>b)')
    print(p.groupindex, dict(p.groupindex))
    print(re.match('[\U00010428-\U0001044f]', '\U00010400', re.I))
    print(re.match('[\U00010400-\U00010427]', '\U00010428', re.I))
    print(re.match('[\u0430-\u045f]', '\u0400', re.I))
    print(re.match('\u0430', '\u0410', re.I), re.match('\U00010428', '\U00010400', re.I), re.match('[ß]', 'ẞ', re.I), re.match('k', '\u212a', re.I), re.match('[k]', '\u212a', re.I))


if __name__ == "__main__":
    main([])
