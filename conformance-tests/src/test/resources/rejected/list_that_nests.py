def nest(n):
    if n == 0:
        return []
    return [nest(n - 1)]
def main(argv):
    print(nest(3))
    return 0


# options: --strict
