def test(value, kind):
    try:
        return isinstance(value, kind)
    except TypeError as error:
        return str(error)


def sub(kind, other):
    try:
        return issubclass(kind, other)
    except TypeError as error:
        return str(error)


SCHEMA = {
    'type': dict, 'required': ['name'],
    'props': {'name': {'type': str, 'max': 8}, 'rating': {'type': float, 'range': (0, 4)}, 'n': {'type': (int, float)}},
}


def validate(value, schema, path='$'):
    if not isinstance(value, schema['type']):
        yield f"{path}: expected {schema['type']}, got {type(value).__name__}"
        return
    for k, sub in schema.get('props', {}).items():
        if k in value:
            yield from validate(value[k], sub, f'{path}.{k}')


def main(argv):
    kinds = [int, (int, str), 'x', 3, None, [int], {'a': 1}, (), (str, (float, bool))]
    for kind in kinds:
        print(test(3, kind), test('x', kind), test(True, kind), test(None, kind))
    for kind in kinds:
        print(sub(bool, kind))
    try:
        print(isinstance(3, 5))
    except TypeError as error:
        print(error)
    print(list(validate({'name': 3, 'rating': 2.5, 'n': 2}, SCHEMA)))
    print(list(validate([], SCHEMA)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
