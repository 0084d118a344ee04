# The script's variables are global names: unbound they raise NameError, and builtins are behind them.
def early():
    return bound_later


def caught(function):
    try:
        return function()
    except NameError as error:
        return f"{type(error).__name__}: {error}"


print(caught(early))
try:
    print(only_here)
except NameError as error:
    print(type(error).__name__, error)
only_here = 1
print(only_here)
del only_here
try:
    print(only_here)
except NameError as error:
    print(type(error).__name__, error)
try:
    del only_here
except NameError as error:
    print(type(error).__name__, error)
bound_later = "bound"
print(caught(early))
del bound_later
print(caught(early))
for maybe in []:
    pass
try:
    print(maybe)
except NameError as error:
    print(error)
for turn in range(2):
    try:
        if turn == 1:
            print(sometimes)
        sometimes = turn
        del sometimes
    except NameError as error:
        print(turn, error)
try:
    raise KeyError("k")
except KeyError as error:
    pass
try:
    error
except NameError:
    print("error is gone")
numbers = [3, 1, 2]
biggest = max(numbers)
max = max(biggest, 7)
print(max)
sum = 0
for number in numbers:
    sum += number
print(sum, sum * 2)
list = [number * sum for number in numbers]
print(list)
