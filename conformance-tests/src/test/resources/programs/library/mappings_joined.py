from collections import Counter, OrderedDict, defaultdict


def main(argv):
    a = OrderedDict({1: 1})
    b = {2: 2}
    print(type(b | a) is OrderedDict, b | a, a | b)
    d = defaultdict(list, {'a': [1]})
    print({'b': [2]} | d, d | {'b': [2]})
    c = {'a': 1} | Counter('aab')
    print(c)
    print({1: 2} | {3: 4})


if __name__ == "__main__":
    main([])
