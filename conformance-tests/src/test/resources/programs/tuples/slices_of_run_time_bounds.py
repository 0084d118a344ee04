"""Slices of tuples with bounds that only the run tells are tuples of any length."""


def halves(items, middle):
    return items[:middle], items[middle:]


def main():
    t = (18, 12, 6, 0)
    for n in range(-1, 6):
        print(t[:n], t[n:], t[n::2], ("a", "b")[-n:], sum(t[:n]), len(t[n:]), t[n:] == (6, 0))
    for step in (1, -1, 2, -3):
        print(t[::step], t[1:][::step])
    print(halves(("x", "y", "z"), len(t) - 2), sorted(t[:n - 2]), max(t[n - 4:]))
    try:
        print(t[::n - 5])
    except ValueError as e:
        print(e)
    mixed = (1, "one", 2.5, None)
    for n in range(4):
        print(mixed[n:])
    bounds = None if n > 2 else n
    print(t[bounds:], t[:bounds])


if __name__ == "__main__":
    main()
