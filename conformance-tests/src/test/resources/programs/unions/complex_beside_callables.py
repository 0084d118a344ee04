"""Complex numbers beside functions, builtins and texts: compared, called, and asked whether they can be."""
# alone: for its values of several kinds the types of all of a group would be inferred again

import operator

OPERATORS = {"+": operator.add, "<": operator.lt, "-": operator.sub}


def show(value):
    return f"<{value}>"


def operate(left, name, right):
    try:
        return OPERATORS[name](left, right)
    except TypeError as error:
        return str(error)


def call(called, arguments):
    if callable(called):
        return called(*arguments)
    return f"not callable: {called}"


def call_anyway(called, argument):
    try:
        return called(argument)
    except TypeError as error:
        return str(error)


def main():
    values = {"show": show, "n": 5, "s": "x", "len": len, "f": 2.5, "c": 2j}
    for left, name, right in (("n", "+", "c"), ("s", "+", "s"), ("n", "<", "f"), ("show", "<", "n"), ("c", "<", "show"), ("c", "<", "len"), ("len", "-", "c"), ("show", "-", "len")):
        print(operate(values[left], name, values[right]))
    for value in values.values():
        print(call(value, ["abc"]), "|", call_anyway(value, "y"))


if __name__ == "__main__":
    main()
