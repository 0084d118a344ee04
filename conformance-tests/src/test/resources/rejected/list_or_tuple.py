def f(n):
    if n: return [1]
    return (1, 2)
def main(argv):
    print(f(len(argv)))
    return 0


# options: --strict
