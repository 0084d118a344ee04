"""Complex numbers beside functions, builtins and texts: compared, called, asked whether they can be, and for items."""
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


def item(container, index):
    try:
        return container[index]
    except (TypeError, LookupError) as error:
        return str(error)


def put(container, index):
    try:
        container[index] = 1
    except (TypeError, LookupError) as error:
        return str(error)
    return "put"


def main():
    values = {"show": show, "n": 5, "s": "x", "len": len, "f": 2.5, "c": 2j}
    for left, name, right in (("n", "+", "c"), ("s", "+", "s"), ("n", "<", "f"), ("show", "<", "n"), ("c", "<", "show"), ("c", "<", "len"), ("len", "-", "c"), ("show", "-", "len")):
        print(operate(values[left], name, values[right]))
    for value in values.values():
        print(call(value, ["abc"]), "|", call_anyway(value, "y"))
    for container in (show, 2j, "s", len, 5, [1, 2], {"a": 2}, None, 2.5):
        for index in (0, "a", 7):
            print(item(container, index), "|", put(container, index))


if __name__ == "__main__":
    main()
