"""What texts and bytes are asked to begin or end with, and cannot."""


def attempt(label, func):
    try:
        print(label, repr(func()))
    except Exception as e:
        print(label, type(e).__name__, e)


def main():
    s = "abc"
    attempt(1, lambda: s.startswith(["a"]))
    attempt(2, lambda: s.endswith({"a"}))
    attempt(3, lambda: s.startswith(5))
    attempt(4, lambda: b"abc".startswith("a"))
    attempt(5, lambda: b"abc".endswith(["a"]))
    attempt(6, lambda: s.startswith(None))
    attempt(7, lambda: s.startswith(b"a"))
    attempt(8, lambda: "a".isdigit(5))


if __name__ == "__main__":
    main()
