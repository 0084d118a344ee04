def grown(n):
    inner = []
    outer = [inner]
    for i in range(n):
        inner = outer[0]
        outer = inner
    return sorted(outer, key=len)


def main(argv):
    print(len(grown(0)))
    return 0


# options: --strict
