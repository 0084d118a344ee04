"""Lists that hold the same until one of them gets something else."""

def main(argv):
    a = [1, 2]
    b = [3]
    print(a)
    print(b)
    b.append(None)
    print(b)
    print(a[0] + a[1], [10, 20][a[0]])
    return 0


if __name__ == '__main__':
    main([])
