import sys
from contextlib import redirect_stdout, redirect_stderr
from io import StringIO


class Shouting:
    def __init__(self):
        self.lines = []

    def write(self, text):
        self.lines.append(text.upper())
        return len(text)

    def flush(self):
        pass


def report(out=sys.stdout):
    print("to the stream of the beginning", file=out)
    print("to the current one")


def main():
    print("before")
    buffer = StringIO()
    with redirect_stdout(buffer) as given:
        print("inside", 1, sep="|")
        sys.stdout.write("written\n")
        report()
        inner = StringIO()
        with redirect_stdout(inner):
            print("nested")
    print(repr(buffer.getvalue()), given is buffer, repr(inner.getvalue()))
    try:
        with redirect_stdout(buffer):
            raise ValueError("left")
    except ValueError as error:
        print("after", error)
    old = sys.stdout
    shouting = Shouting()
    sys.stdout = shouting
    print("loud", "words")
    sys.stdout = old
    print(shouting.lines, sys.stdout is old)
    errors = StringIO()
    with redirect_stderr(errors):
        print("wrong", file=sys.stderr)
    print(repr(errors.getvalue()))


main()
