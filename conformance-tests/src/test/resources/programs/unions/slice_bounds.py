def f(xs, x):
    try:
        return xs[:x]
    except TypeError as e:
        return str(e)
def g(xs, x):
    try:
        xs[x:] = [9]
        del xs[:x]
        return xs
    except TypeError as e:
        return str(e)
class Frame:
    def __getitem__(self, key):
        if isinstance(key, slice):
            return [key.start, key.stop]
        return key
def basics():
    d = {'a': 1, 'b': 'x', 'c': None, 'd': True, 'e': 2.5}
    for k in d:
        print(f([1, 2, 3], d[k]), f('abc', d[k]), f((1, 'x'), d[k]))
        print(g([1, 2, 3], d[k]))
    print(Frame()['a':'b'])
d2 = {'top': 2, 'n': 'x', 'all': [1]}
def top(xs):
    return xs[:d2['top']], xs[d2['top']:], 'abc'.find('c', d2['top'])


def main():
    basics()
    try:
        print(top([1, 2, 3]))
        print('abc'.find('c', d2['n']))
    except TypeError as e:
        print(e)
    try:
        print('ab'.center(d2['n']))
    except TypeError as e:
        print(e)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
