def g(n):
    if n > 3:
        x = 1
    elif n > 2:
        x = "two"
    else:
        x = None
    return x
def h(n):
    return 1 if n else "no"
def k(n):
    while n > 0:
        n -= 1
        if n == 5:
            return "five"
    return n
def main(argv):
    print(g(len(argv)), h(len(argv)), k(7))


# options: --strict
