type Pair[T] = tuple[T, T]
type Num = int | float
def main(argv):
    print(Pair.__name__, Num.__name__, Pair, Num, Pair.__type_params__)
    print(Num.__value__)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
