"""An interpreter whose values are of all kinds, with builtins that take them as they come."""

import operator as op
from functools import reduce
import math
def ev(x, env):
    if isinstance(x, str):
        return env[x]
    if not isinstance(x, list):
        return x
    f = ev(x[0], env)
    args = [ev(a, env) for a in x[1:]]
    return f(*args)
def main():
    env = {'+': lambda *a: sum(a), '*': lambda *a: reduce(op.mul, a, 1), 'list': lambda *a: list(a), 'append': lambda *ls: sum(ls, []), 'name': lambda: 'text', 'sqrt': math.sqrt, 'max': max, 'neg': op.neg}
    print(ev(['+', 1, 2.5, ['*', 2, 3]], env))
    print(ev(['list', 1, ['name'], ['list', 2]], env))
    print(ev(['append', ['list', 1], ['list', 2, 3]], env))
    print(ev(['sqrt', ['neg', -16]], env), ev(['max', 3, 9, 2], env))
    for bad in (['+', 1, ['name']], ['*', ['name'], ['name']], ['append', 1], ['sqrt', ['name']], ['sqrt', ['list', 1]], ['nothing']):
        try:
            print(ev(bad, env))
        except (TypeError, KeyError) as e:
            print(type(e).__name__, e)
if __name__ == '__main__':
    main()
