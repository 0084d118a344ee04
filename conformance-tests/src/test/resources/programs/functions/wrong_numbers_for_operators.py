import operator
def f(g, *args):
    try:
        print(g(*args))
    except TypeError as e:
        print(e)
def main():
    f(operator.add, 1)
    f(operator.neg)
    f(operator.setitem, [1], 2)
    f(operator.add, 1, 2, 3)
    f(operator.lt, 1, 2)
    f(operator.index)
    f(abs)
main()
