def main(argv):
    t = KeyError
    for c in [KeyError, ValueError, LookupError]:
        print(issubclass(c, (LookupError,)), issubclass(c, LookupError))
    ts = (KeyError, ZeroDivisionError) if len(argv) < 5 else (ValueError,)
    for c in [KeyError, ValueError, LookupError]:
        print(issubclass(c, ts), issubclass(c, tuple([LookupError]) or ()))
    for v in [1, "a", 2.5, None, [1]]:
        for cs in [int, str, (int, str), (list, float), type(None)]:
            print(isinstance(v, cs), end=" ")
        print()
    kinds = {"int": int, "text": str, "number": (int, float)}
    for name, k in kinds.items():
        print(name, [isinstance(v, k) for v in [1, "a", 2.5, None]])
    chosen = tuple(k for k in (int, str, list) if k is not str)
    print([isinstance(v, chosen) for v in [1, "a", [1]]])
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
