def less(a, b):
    try:
        return a < b
    except TypeError as e:
        return str(e)
def plus(a, b):
    try:
        return a + b
    except TypeError as e:
        return str(e)


def main():
    bad = [3, 1j, None]
    for xs in ([3, "a", 1], [1, None], [2, 1j], bad):
        try:
            print(sorted(xs))
        except TypeError as e:
            print("TypeError:", e)
    for a in [1j, None, "s", 2, 2.5, [1]]:
        for b in [1j, None, 3]:
            print(less(a, b), plus(a, b))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
