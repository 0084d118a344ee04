"""Long numbers in texts that stand beside other values, or may be None."""
import re


def tokens(source):
    for m in re.finditer(r"(?P<num>\d+(\.\d+)?)|(?P<op>[-+*/])", source):
        yield [m.lastgroup, m.group()]


def value(node):
    match node:
        case ["num", text]:
            return float(text) if "." in text else int(text)
        case ["op", text]:
            return text
        case ["list", *items]:
            return [value(item) for item in items]


def number(m):
    kind, text = m.lastgroup, m[m.lastgroup]
    if kind == "num":
        return float(text) if "." in text else int(text)
    return text


def whole(text=None):
    return int(text)


def main():
    for source in ["1 + 2.5", "{{ 123456789012345678901234567890 }}"]:
        print(value(["list", *tokens(source)]))
        print([number(m) for m in re.finditer(r"(?P<num>\d+(\.\d+)?)|(?P<op>[-+*/])", source)])
    print(whole("123456789012345678901234567890"))
    try:
        print(whole())
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
