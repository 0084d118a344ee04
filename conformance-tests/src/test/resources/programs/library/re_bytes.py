"""Patterns of bytes, known and not."""
import re
import sys

LINE = re.compile(rb'(\w+)=(\d+)')
EMPTY = re.compile(b'')


def attempt(function):
    try:
        print(function())
    except (re.error, ValueError) as error:
        print(type(error).__name__, error)


def main(argv):
    print(LINE, LINE.pattern, LINE.flags, LINE.groups)
    print(LINE.findall(b'a=1 bb=22, c=x'), [match.span(2) for match in LINE.finditer(b'a=1 bb=22')])
    match = LINE.search(b'x=5')
    print(match, match.group(), match.group(1), match.groups(), match.regs, match.string, match.expand(rb'\2-\1'))
    print(re.sub(rb'\s+', b' ', b'a  \t b'), re.subn(b'a', lambda found: found.group() * 2, b'banana'), re.split(b'(,)', b'a,b'), re.split(b',', b'a,b', maxsplit=1))
    print(re.match(rb'(?P<word>[a-z]+)|(\d)', b'abc').groupdict(), re.fullmatch(b'a.c', b'a\nc', re.S), re.search(b'z', b'abc'))
    print(re.findall(rb'[\x80-\xff]+', bytes(range(120, 140))), re.findall(rb'(?i)K', b'kK\xe2\x84\xaa'), re.findall(rb'\w', b'a\xe9_'))
    print(EMPTY.sub(b'-', b'ab'), re.escape(b'a.b\xff'), re.sub(rb'(a)(b)?', rb'\2\1\\\n', b'ab a'))
    which = argv[0][:0].encode()
    print(re.findall(b'a|b' + which, b'cab'), re.compile(b'(a)' + which, re.I), re.sub(b'(a)' + which, rb'<\1>', b'bab'), re.split(b'(a)' + which, b'bab'))
    attempt(lambda: re.compile(b'(' + which))
    attempt(lambda: re.compile(b'a' + which, re.UNICODE))
    attempt(lambda: re.compile(rb'\u0041' + which))
    attempt(lambda: re.compile(b'(?u)a' + which))
    attempt(lambda: re.compile(b'(?P<\xe9>a)' + which))
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv))
