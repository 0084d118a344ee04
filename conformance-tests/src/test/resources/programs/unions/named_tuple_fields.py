# A field of a named tuple that holds values of unrelated kinds.
from typing import NamedTuple


class Token(NamedTuple):
    kind: str
    value: object
    position: int = 0


def tokens(text):
    for position, word in enumerate(text.split()):
        if word.isdigit():
            yield Token("NUMBER", int(word), position)
        elif "." in word:
            yield Token("NUMBER", float(word), position)
        else:
            yield Token("NAME", word, position)
    yield Token("END", None)


NAMES = {"pi": 3.25}


def main():
    total = 0
    for token in tokens("1 2.5 pi x 4"):
        print(token)
        if token.kind == "NUMBER":
            total += token.value
        elif token.value in NAMES:
            total += NAMES[token.value]
        else:
            print("unknown", token.value)
    print(total)


if __name__ == "__main__":
    main()
