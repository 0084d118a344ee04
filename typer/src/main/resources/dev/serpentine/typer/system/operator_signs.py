"""The signs of operators, by the names of their special methods without underscores."""

ARITHMETIC = {'add': '+', 'sub': '-', 'mul': '*', 'truediv': '/', 'floordiv': '//', 'mod': '%', 'pow': '**'}
BITWISE = {'lshift': '<<', 'rshift': '>>', 'and': '&', 'or': '|', 'xor': '^'}
ORDER = {'lt': '<', 'le': '<=', 'gt': '>', 'ge': '>='}
COMPARISONS = {'eq': '==', 'ne': '!=', **ORDER}
BINARY = {**ARITHMETIC, **BITWISE, 'matmul': '@'}
