def f(n):
    return 2 ** -n
def main():
    score = [0] * 3
    for c in ([], [1], [1, 2]):
        score[0] += 2 ** -len(c)
        print(2 ** -len(c), score)
    print(f(0), f(3), f(-3))
    x = 10 ** -len("ab")
    print(x, type(x).__name__, 3 * 2 ** -len(""))
    e = -len("abc")
    print(2 ** e)
    try:
        print(0 ** -len("a"))
    except ZeroDivisionError as err:
        print(err)
    y = 5
    y **= -len("a")
    print(y)
    print([10 ** -k for k in range(4)], (-2) ** -len("abc"))
if __name__ == "__main__":
    main()
