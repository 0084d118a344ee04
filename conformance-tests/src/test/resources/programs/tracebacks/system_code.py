"""What stands behind builtins is not shown, what they call is."""


class Word:
    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text[0] + "..."


def show(words):
    return str(words)


def main(argv):
    print(show([Word("tea")]))
    print(show([Word("tea"), Word("x" * (len(argv) - 1))]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
