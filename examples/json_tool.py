"""Reads JSON, and prints it compactly, indented, with sorted keys, or as statistics; or one value of it.

    json_tool.py                      the built-in sample, in each way
    json_tool.py FILE [COMMAND]       COMMAND is compact, indent, sort, statistics, or a path such as .users[0].name
"""

SAMPLE = r"""
{
  "title": "Serpentine \u2014 a sample",
  "empty": [{}, [], "", null],
  "numbers": [0, -1, 42, 9007199254740993, 3.25, -0.5, 1e3, 2.5E-3, 1e100],
  "flags": {"yes": true, "no": false},
  "text": ["quote \" backslash \\ slash \/", "tab\tline\nreturn\r", "\u0001\u001f", "caf\u00e9 \u4e2d", "\ud83d\ude00"],
  "users": [
    {"name": "Ada", "age": 36, "tags": ["first", "admin"]},
    {"name": "Bob", "age": 25, "tags": []},
    {"name": "Cy", "age": 51, "tags": ["guest"], "nested": {"a": {"b": {"c": [[[1], 2], 3]}}}}
  ]
}
"""

BROKEN_SAMPLES = ["", "[1, 2", '{"a" 1}', "[1,]", '"open', "tru", "01", "[1] 2", '{"a": 1,}', '"\\x"', "-", "1.", "nul", "\"a\nb\"",
                  '"\\u12g4"', "[1 2]", "{1: 2}", "[" * 200]

DEEPEST = 100

ESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
WRITTEN_ESCAPES = {character: "\\" + letter for letter, character in ESCAPES.items() if letter != "/"}


class JsonError(Exception):
    """The text is not JSON; says where."""

    def __init__(self, message, line, column):
        super().__init__(f"{message} at line {line}, column {column}")
        self.line = line
        self.column = column


class PathError(Exception):
    """There is no value at that path."""


class Value:
    """A JSON value."""

    kind = "value"

    def children(self):
        return []

    def write(self, printer):
        raise NotImplementedError

    def member(self, name):
        raise PathError(f"no member {name!r} in a {self.kind}")

    def element(self, index):
        raise PathError(f"no element {index} in a {self.kind}")


class Null(Value):
    kind = "null"

    def write(self, printer):
        printer.put("null")


class Boolean(Value):
    kind = "boolean"

    def __init__(self, value):
        self.value = value

    def write(self, printer):
        printer.put("true" if self.value else "false")


class Integer(Value):
    kind = "number"

    def __init__(self, value):
        self.value = value

    def write(self, printer):
        printer.put(str(self.value))


class Real(Value):
    kind = "number"

    def __init__(self, value):
        self.value = value

    def write(self, printer):
        printer.put(repr(self.value))


class String(Value):
    kind = "string"

    def __init__(self, value):
        self.value = value

    def write(self, printer):
        printer.put_string(self.value)


class Array(Value):
    kind = "array"

    def __init__(self, items):
        self.items = items

    def children(self):
        return self.items

    def element(self, index):
        try:
            return self.items[index]
        except IndexError:
            raise PathError(f"no element {index} in an array of {len(self.items)}")

    def write(self, printer):
        printer.open("[")
        for item in self.items:
            printer.next_item()
            item.write(printer)
        printer.close("]", bool(self.items))


class Object(Value):
    kind = "object"

    def __init__(self, members):
        self.members = members

    def children(self):
        return list(self.members.values())

    def member(self, name):
        try:
            return self.members[name]
        except KeyError:
            raise PathError(f"no member {name!r}; there are {', '.join(sorted(self.members)) or 'none'}") from None

    def write(self, printer):
        printer.open("{")
        names = sorted(self.members) if printer.sort_keys else list(self.members)
        for name in names:
            printer.next_item()
            printer.put_string(name)
            printer.put(printer.colon)
            self.members[name].write(printer)
        printer.close("}", bool(names))


NULL = Null()
TRUE = Boolean(True)
FALSE = Boolean(False)


class Printer:
    """Collects the pieces of the output, on one line or indented."""

    def __init__(self, indent=None, sort_keys=False):
        self.indent = indent
        self.sort_keys = sort_keys
        self.colon = ":" if indent is None else ": "
        self.pieces = []
        self.depth = 0
        self.first = True

    def put(self, text):
        self.pieces.append(text)

    def put_string(self, text):
        self.put('"')
        for character in text:
            if character in WRITTEN_ESCAPES:
                self.put(WRITTEN_ESCAPES[character])
            elif ord(character) < 32:
                self.put(f"\\u{ord(character):04x}")
            else:
                self.put(character)
        self.put('"')

    def new_line(self):
        if self.indent is not None:
            self.put("\n" + self.indent * self.depth)

    def open(self, bracket):
        self.put(bracket)
        self.depth += 1
        self.first = True

    def next_item(self):
        if not self.first:
            self.put(",")
        self.first = False
        self.new_line()

    def close(self, bracket, any_items):
        self.depth -= 1
        if any_items:
            self.new_line()
        self.put(bracket)
        self.first = False

    def text(self):
        return "".join(self.pieces)


class Parser:
    """Recursive descent over one text."""

    def __init__(self, text):
        self.text = text
        self.position = 0
        self.depth = 0

    def fail(self, message):
        before = self.text[:self.position]
        line = before.count("\n") + 1
        column = self.position - (before.rfind("\n") + 1) + 1
        raise JsonError(message, line, column)

    def peek(self):
        return self.text[self.position] if self.position < len(self.text) else ""

    def skip_space(self):
        while self.position < len(self.text) and self.text[self.position] in " \t\r\n":
            self.position += 1

    def expect(self, wanted):
        if not self.text.startswith(wanted, self.position):
            found = self.peek()
            self.fail(f"expected {wanted!r}, found {found!r}" if found else f"expected {wanted!r}, found the end")
        self.position += len(wanted)

    def document(self):
        value = self.value()
        self.skip_space()
        if self.position != len(self.text):
            self.fail("more text after the value")
        return value

    def value(self):
        self.skip_space()
        character = self.peek()
        if character == "":
            self.fail("expected a value, found the end")
        if character == "{":
            return self.object()
        if character == "[":
            return self.array()
        if character == '"':
            return String(self.string())
        if character == "t":
            self.expect("true")
            return TRUE
        if character == "f":
            self.expect("false")
            return FALSE
        if character == "n":
            self.expect("null")
            return NULL
        if character == "-" or character.isdigit():
            return self.number()
        self.fail(f"expected a value, found {character!r}")

    def enter(self):
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail("too deeply nested")
        self.position += 1
        self.skip_space()

    def leave(self):
        self.depth -= 1
        self.position += 1

    def another(self, closing):
        """After an item: True if a comma promises one more."""
        self.skip_space()
        if self.peek() == closing:
            return False
        if self.peek() != ",":
            self.fail(f"expected ',' or {closing!r}")
        self.position += 1
        self.skip_space()
        return True

    def array(self):
        items = []
        self.enter()
        if self.peek() != "]":
            items.append(self.value())
            while self.another("]"):
                items.append(self.value())
        self.leave()
        return Array(items)

    def object(self):
        members = {}
        self.enter()
        more = self.peek() != "}"
        while more:
            if self.peek() != '"':
                self.fail("expected a name in quotes")
            name = self.string()
            self.skip_space()
            self.expect(":")
            members[name] = self.value()
            more = self.another("}")
        self.leave()
        return Object(members)

    def string(self):
        self.position += 1
        pieces = []
        start = self.position
        while True:
            character = self.peek()
            if character == "":
                self.fail("the string is not closed")
            if ord(character) < 32:
                self.fail("a control character in a string")
            if character == '"':
                break
            if character == "\\":
                pieces.append(self.text[start:self.position])
                pieces.append(self.escape())
                start = self.position
            else:
                self.position += 1
        pieces.append(self.text[start:self.position])
        self.position += 1
        return "".join(pieces)

    def escape(self):
        self.position += 1
        letter = self.peek()
        if letter in ESCAPES:
            self.position += 1
            return ESCAPES[letter]
        if letter != "u":
            self.fail(f"unknown escape {letter!r}")
        code = self.hexadecimal()
        if 0xD800 <= code < 0xDC00 and self.text.startswith("\\u", self.position):
            self.position += 1
            low = self.hexadecimal()
            if 0xDC00 <= low < 0xE000:
                return chr(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
            self.fail("the second half of a surrogate pair is missing")
        return chr(code)

    def hexadecimal(self):
        """The four digits after `u`."""
        digits = self.text[self.position + 1:self.position + 5]
        if len(digits) < 4 or not all(digit in "0123456789abcdefABCDEF" for digit in digits):
            self.fail("expected four hexadecimal digits")
        self.position += 5
        return int(digits, 16)

    def digits(self):
        start = self.position
        while self.peek().isdigit():
            self.position += 1
        if self.position == start:
            self.fail("expected a digit")
        return self.text[start:self.position]

    def number(self):
        start = self.position
        real = False
        if self.peek() == "-":
            self.position += 1
        whole = self.digits()
        if len(whole) > 1 and whole[0] == "0":
            self.fail("a number does not start with 0")
        if self.peek() == ".":
            real = True
            self.position += 1
            self.digits()
        if self.peek() in ("e", "E"):
            real = True
            self.position += 1
            if self.peek() in ("+", "-"):
                self.position += 1
            self.digits()
        text = self.text[start:self.position]
        return Real(float(text)) if real else Integer(int(text))


class Statistics:
    """Counts of the kinds of values, and the depth."""

    def __init__(self):
        self.counts = {}
        self.deepest = 0
        self.longest = ""

    def visit(self, value, depth=1):
        self.counts[value.kind] = self.counts.get(value.kind, 0) + 1
        self.deepest = max(self.deepest, depth)
        if isinstance(value, String) and len(value.value) > len(self.longest):
            self.longest = value.value
        for child in value.children():
            self.visit(child, depth + 1)

    def report(self):
        lines = [f"{kind}: {count}" for kind, count in sorted(self.counts.items())]
        lines.append(f"depth: {self.deepest}")
        lines.append(f"longest string: {self.longest!r}")
        return "\n".join(lines)


def select(value, path):
    """The value at a path such as .users[0].name."""
    rest = path
    while rest:
        if rest[0] == ".":
            end = 1
            while end < len(rest) and rest[end] not in ".[":
                end += 1
            value = value.member(rest[1:end])
            rest = rest[end:]
        elif rest[0] == "[":
            inside, bracket, rest = rest[1:].partition("]")
            try:
                value = value.element(int(inside))
            except ValueError:
                raise PathError(f"not an index: {inside!r}")
        else:
            raise PathError(f"not a path: {path!r}")
    return value


def written(value, indent=None, sort_keys=False):
    printer = Printer(indent, sort_keys)
    value.write(printer)
    return printer.text()


def statistics(value):
    collected = Statistics()
    collected.visit(value)
    return collected.report()


COMMANDS = {
    "compact": lambda value: written(value),
    "indent": lambda value: written(value, "  "),
    "sort": lambda value: written(value, "    ", sort_keys=True),
    "statistics": statistics,
}


def perform(value, command):
    if command in COMMANDS:
        return COMMANDS[command](value)
    return written(select(value, command), "  ")


def show_sample():
    value = Parser(SAMPLE).document()
    for command in ("compact", "sort", "statistics", ".users[2].nested.a.b.c[0]", ".flags.maybe", ".users[7]", ".title[0]", "?"):
        print(f"--- {command}")
        try:
            print(perform(value, command))
        except PathError as error:
            print("error:", error)
    again = Parser(written(value, "\t")).document()
    print("--- same after a round trip:", written(again) == written(value))
    for text in BROKEN_SAMPLES:
        try:
            print(written(Parser(text).document()))
        except JsonError as error:
            print(f"{text[:10]!r}: {error}")


def main(argv):
    if len(argv) < 2:
        show_sample()
        return 0
    try:
        with open(argv[1], encoding="utf-8") as file:
            text = file.read()
    except OSError as error:
        print(f"cannot read {argv[1]}: {error.strerror}")
        return 2
    try:
        print(perform(Parser(text).document(), argv[2] if len(argv) > 2 else "indent"))
    except (JsonError, PathError) as error:
        print(f"{argv[1]}: {error}")
        return 1
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# test arguments:
