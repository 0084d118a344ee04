"""An object() among values of other kinds: what it cannot do raises TypeError when the program runs."""
EOF = object()


def tokens(text):
    for word in text.split():
        try:
            yield int(word)
        except ValueError:
            yield float(word) if '.' in word else word
    yield EOF


def describe(token):
    if token is EOF:
        return 'the end'
    if isinstance(token, str):
        return 'text of ' + str(len(token))
    return str(abs(token))


OPERATIONS = [
    ('abs', lambda x: abs(x)), ('neg', lambda x: -x), ('int', lambda x: int(x)), ('float', lambda x: float(x)), ('len', lambda x: len(x)), ('add', lambda x: x + x),
    ('less', lambda x: x < x), ('item', lambda x: x[0]), ('in', lambda x: 'a' in x), ('iter', lambda x: list(x)), ('bool', lambda x: bool(x)), ('equal', lambda x: x == x), ('round', lambda x: round(x)),
]


def main():
    print([describe(token) for token in tokens('12 -3 2.5 word')])
    for name, operation in OPERATIONS:
        for token in tokens('-7 abc'):
            try:
                print(name, operation(token))
            except (TypeError, ValueError) as error:
                print(name, type(error).__name__, error)


if __name__ == '__main__':
    main()
