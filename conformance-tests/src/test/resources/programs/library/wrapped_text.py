"""Text in lines of a width."""
import textwrap

TEXT = """
    The textwrap module provides some convenience functions, as well as TextWrapper,
    the class that does all the work. If you're just wrapping one or two strings,
    the convenience functions should be good enough.
"""

def main(argv):
    flat = textwrap.dedent(TEXT).strip()
    print(flat)
    print(textwrap.fill(flat, width=40))
    for line in textwrap.wrap('a-long-hyphenated-word and averyveryverylongword here', 10):
        print(repr(line))
    print(textwrap.indent('one\n\ntwo', '> '))
    print(textwrap.shorten('Hello  world, this is long', width=15))
    print(textwrap.shorten('Hello  world, this is long', width=15, placeholder='...'))
    print(textwrap.fill(flat, 50, initial_indent='* ', subsequent_indent='  '))
    w = textwrap.TextWrapper(width=20, break_long_words=False)
    print(w.wrap(flat))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
