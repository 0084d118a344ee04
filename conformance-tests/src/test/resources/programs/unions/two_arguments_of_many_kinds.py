def pick(i):
    return [1, 2.5, "3", None, [1], (1, 2), {"a": 1}, b"x", True, {1}, 1j, slice(1)][i]


def attempt(name, compute):
    try:
        print(name, compute())
    except TypeError as error:
        print(name, error)


def main():
    for i in range(12):
        for k in range(12):
            if i != 2 and k != 2:
                attempt("complex", lambda: complex(pick(i), pick(k)))
            if i != 10:
                attempt("round", lambda: round(pick(i), pick(k)))
            attempt("pow", lambda: pow(pick(i), pick(k)))


if __name__ == "__main__":
    main()
