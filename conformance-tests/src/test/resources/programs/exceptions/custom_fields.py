"""Exceptions that carry data, with methods, own __str__, and default arguments."""


class ParseError(Exception):
    def __init__(self, message, line=0, column=0):
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column

    def __str__(self):
        return f"{self.line}:{self.column}: {self.message}"

    def moved(self, lines):
        return ParseError(self.message, self.line + lines, self.column)


class UnexpectedEnd(ParseError):
    def __init__(self, line):
        super().__init__("unexpected end", line)


class Quiet(Exception):
    """Nothing more."""


class Listed(Exception):
    def __init__(self, problems):
        self.problems = problems


def parse(text):
    for line, content in enumerate(text.split("\n"), 1):
        if "!" in content:
            raise ParseError("bang", line, content.index("!") + 1)
        if content == "end":
            raise UnexpectedEnd(line)
        if content == "quiet":
            raise Quiet()
        if content == "list":
            raise Listed(["p1", "p2"])
    return text.count("\n") + 1


def main(argv):
    for text in ("a\nb", "a\nb!c", "end", "x\nquiet", "list"):
        try:
            print(parse(text))
        except UnexpectedEnd as error:
            print("end:", error, error.line, error.column)
        except ParseError as error:
            print("parse:", error, error.moved(10), error.args)
        except Listed as error:
            print("listed:", ", ".join(error.problems))
        except Quiet as error:
            print("quiet:", repr(str(error)))
    errors = [ParseError("one"), UnexpectedEnd(5)]
    print([str(error) for error in errors], [error.message for error in errors])
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
