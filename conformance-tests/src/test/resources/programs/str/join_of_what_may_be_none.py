"""join of lists that may hold None, in functions that share what they make."""


def joined(separator, parts):
    return separator.join(parts)


def split(text):
    found = []
    for word in text.split():
        found.append(word if word != "none" else None)
    return found


class Joiner:
    def __init__(self):
        self.parts = []

    def add(self, part):
        self.parts.append(part)
        return self

    def text(self):
        return "+".join(self.parts)


def starred(*parts):
    return set().union(*parts)


def main():
    for text in ("a b", "a none b", ""):
        try:
            print(joined("-", split(text)))
        except TypeError as e:
            print(e)
    print(Joiner().add("x").add("y").text())
    try:
        print(Joiner().add("x").add(None).text())
    except TypeError as e:
        print(e)
    print(sorted(starred([1], [2])))
    try:
        print(starred([1], None if len(split("a")) == 1 else [2]))
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()
