"""ast.literal_eval of texts that only the run knows: the values, and what it says of others."""
import ast
from ast import literal_eval


def kind(v):
    match v:
        case None:
            return 'none'
        case bool() | int() | float() | complex():
            return f'{type(v).__name__} {v}'
        case str() | bytes():
            return f'{type(v).__name__} {v!r}'
        case list():
            return 'list [' + ', '.join(kind(x) for x in v) + ']'
        case tuple():
            return 'tuple (' + ', '.join(kind(x) for x in v) + ')'
        case dict():
            return 'dict {' + ', '.join(kind(k) + ' -> ' + kind(x) for k, x in v.items()) + '}'
        case set():
            return f'set of {len(v)}'


def length(v):
    return len(v)


def main():
    texts = ['1', '-5', '- 2.5', '1+2j', '-1e3-4J', "'a' \"b\"", r"b'x\x00\'' rb'\n'", "[1, [2, 'x'], (3,), None, True, []]", "{'a': 1, (1, 2): [3], 4: {5, 6}, None: ()}", 'set()', '(((1)))', '1,',
             '0x1F', '0b1_01', '0o17', '1_000', '12345678901234567890123', '.5e-3', '00', ' \t[1, # one\n2]\n', r"'\u00e9\101\N\
'".replace(r'\N', ''), "'''a\nb'''", "u'é'",
             '{[1]: 2}', '{(1, [2])}', '[1 2]', '[1,', '(1]', ')', 'foo', '[1, foo]', '1+2', '-True', '{**{}}', '[*[1]]', "f'x'", "'\\x4'", "b'é'", '', '\n', '\n 1', 'f(1)', '1 if 2 else 3',
             '1 if 2', '{1: 2, 3}', '{1: }', '09', '1a', '0xg', '0b2', "'abc", "'''abc", '$', '€', '[x for x in y]', 'lambda: 1', 'a.b[1:2, ::3](c, d=1)', 'not 1', '1 < 2', 'import os', '1\n2', "'a' b'b'"]
    for text in texts:
        try:
            value = ast.literal_eval(text)
            print(ascii(text), '->', value, kind(value))
        except SyntaxError as error:
            print(ascii(text), type(error).__name__, error, error.msg, error.lineno)
        except (ValueError, TypeError) as error:
            print(ascii(text), type(error).__name__, str(error).partition(' object at ')[0])

    print(length(literal_eval('[1, 2, 3]')), sorted(literal_eval('{3, 1, 2}')), literal_eval("{'a': [1, 2]}")['a'][1])
    try:
        length(literal_eval('2j'))
    except TypeError as error:
        print(error)
    print(literal_eval('[' * 60 + ']' * 60))
    print(literal_eval('10') + 5, literal_eval(str([1.5, {'k': (None, True)}])))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
