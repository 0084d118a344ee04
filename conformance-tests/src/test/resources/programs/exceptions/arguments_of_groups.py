def main():
    try:
        raise ExceptionGroup("g", [StopIteration(4), ValueError("v")])
    except* Exception as e:
        for x in e.exceptions:
            print(x.args)
    try:
        int("x")
    except* ValueError as e:
        print(e.exceptions[0].args)
    g = ExceptionGroup("outer", [ValueError("a"), ExceptionGroup("inner", [KeyError("k"), TypeError("t", 2)])])
    def show(e, depth):
        if isinstance(e, ExceptionGroup):
            print(" " * depth + e.message, e.args[0])
            for x in e.exceptions:
                show(x, depth + 1)
        else:
            print(" " * depth + type(e).__name__, e.args)
    show(g, 0)
    print(g.subgroup(lambda e: len(e.args) == 1))
if __name__ == "__main__":
    main()
