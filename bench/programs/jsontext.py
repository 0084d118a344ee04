"""JSON by hand: makes a document, prints it, parses the text, and sums up what is in it.

    jsontext.py [ROUNDS [RECORDS]]
"""

import sys


class ParseError(Exception):
    pass


class Value:
    def write(self, out):
        raise NotImplementedError

    def total(self):
        return 0


class Null(Value):
    def write(self, out):
        out.append("null")


class Boolean(Value):
    def __init__(self, value):
        self.value = value

    def write(self, out):
        out.append("true" if self.value else "false")

    def total(self):
        return 1 if self.value else 0


class Number(Value):
    def __init__(self, value):
        self.value = value

    def write(self, out):
        out.append(str(self.value))

    def total(self):
        return self.value


class Text(Value):
    def __init__(self, value):
        self.value = value

    def write(self, out):
        out.append(quoted(self.value))

    def total(self):
        return len(self.value)


class Array(Value):
    def __init__(self, items):
        self.items = items

    def write(self, out):
        out.append("[")
        for i, item in enumerate(self.items):
            if i > 0:
                out.append(",")
            item.write(out)
        out.append("]")

    def total(self):
        return sum(item.total() for item in self.items)


class Object(Value):
    def __init__(self, fields):
        self.fields = fields

    def write(self, out):
        out.append("{")
        first = True
        for name, value in self.fields.items():
            if not first:
                out.append(",")
            first = False
            out.append(quoted(name))
            out.append(":")
            value.write(out)
        out.append("}")

    def total(self):
        result = 0
        for name, value in self.fields.items():
            result += len(name) + value.total()
        return result


ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
MEANINGS = {'"': '"', "\\": "\\", "/": "/", "n": "\n", "t": "\t"}


def quoted(text):
    parts = ['"']
    for character in text:
        parts.append(ESCAPES.get(character, character))
    parts.append('"')
    return "".join(parts)


class Parser:
    def __init__(self, text):
        self.text = text
        self.position = 0

    def parse(self):
        value = self.value()
        self.skip_blanks()
        if self.position != len(self.text):
            raise self.error("the end")
        return value

    def error(self, expected):
        return ParseError(f"{expected} expected at {self.position}")

    def skip_blanks(self):
        while self.position < len(self.text) and self.text[self.position] in " \n\t\r":
            self.position += 1

    def expect(self, character):
        self.skip_blanks()
        if self.position >= len(self.text) or self.text[self.position] != character:
            raise self.error(character)
        self.position += 1

    def takes(self, character):
        self.skip_blanks()
        if self.position < len(self.text) and self.text[self.position] == character:
            self.position += 1
            return True
        return False

    def value(self):
        self.skip_blanks()
        if self.position >= len(self.text):
            raise self.error("a value")
        character = self.text[self.position]
        if character == "{":
            return self.object()
        if character == "[":
            return self.array()
        if character == '"':
            return Text(self.string())
        if character == "-" or character.isdigit():
            return self.number()
        for word, value in (("true", Boolean(True)), ("false", Boolean(False)), ("null", Null())):
            if self.text.startswith(word, self.position):
                self.position += len(word)
                return value
        raise self.error("a value")

    def object(self):
        self.expect("{")
        fields = {}
        if self.takes("}"):
            return Object(fields)
        while True:
            self.skip_blanks()
            name = self.string()
            self.expect(":")
            fields[name] = self.value()
            if not self.takes(","):
                break
        self.expect("}")
        return Object(fields)

    def array(self):
        self.expect("[")
        items = []
        if self.takes("]"):
            return Array(items)
        items.append(self.value())
        while self.takes(","):
            items.append(self.value())
        self.expect("]")
        return Array(items)

    def string(self):
        self.expect('"')
        parts = []
        while self.position < len(self.text):
            character = self.text[self.position]
            self.position += 1
            if character == '"':
                return "".join(parts)
            if character == "\\":
                if self.position >= len(self.text):
                    break
                escaped = self.text[self.position]
                if escaped not in MEANINGS:
                    raise self.error("an escape")
                parts.append(MEANINGS[escaped])
                self.position += 1
            else:
                parts.append(character)
        raise self.error("a quotation mark")

    def number(self):
        start = self.position
        if self.text[self.position] == "-":
            self.position += 1
        while self.position < len(self.text) and self.text[self.position].isdigit():
            self.position += 1
        return Number(int(self.text[start:self.position]))


def make_document(count):
    records = []
    for i in range(count):
        fields = {}
        fields["id"] = Number(i * 7919 % 10007 - 500)
        fields["name"] = Text(f'Item "{i}"\t\\{i % 13}')
        fields["active"] = Boolean(i % 3 == 0)
        fields["parent"] = Null() if i % 5 else Number(i // 5)
        fields["tags"] = Array([Text("tag" + str(j)) for j in range(i % 4)])
        fields["nested"] = Object({"x": Number(i), "empty": Array([]), "none": Object({})})
        records.append(Object(fields))
    return Object({"version": Number(2), "records": Array(records)})


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 45
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    total = 0
    size = 0
    text = ""
    for i in range(rounds):
        parts = []
        make_document(count + i).write(parts)
        text = "".join(parts)
        document = Parser(text).parse()
        total += document.total()
        again = []
        document.write(again)
        if "".join(again) != text:
            print("the texts differ")
        size += len(text)
    print(f"{size} characters, total {total}")
    print(text[:160])
    for wrong in ("[1, 2", '{"a" 1}', "[tru]", '"\\x"', "[] []"):
        try:
            Parser(wrong).parse()
            print("accepted:", wrong)
        except ParseError as error:
            print("refused:", error)


if __name__ == "__main__":
    main()

# bench rounds: 45
