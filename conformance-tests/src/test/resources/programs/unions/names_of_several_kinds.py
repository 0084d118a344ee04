"""Names of attributes that may be no text, where __getattr__ gives what is missing."""
# alone: for its values of several kinds the types of all of a group would be inferred again

class A:
    def __init__(self):
        self.x = 1
        self.y = "why"

    def __getattr__(self, name):
        if name.startswith("show_"):
            return lambda: f"{name[5:]}={getattr(self, name[5:])!r}"
        raise AttributeError(name)

    def show(self, names):
        for n in names:
            try:
                print(n, getattr(self, n, None), hasattr(self, n))
                print(n, getattr(self, n))
            except TypeError as e:
                print(n, "TypeError", e)
            except AttributeError as e:
                print(n, "AttributeError", e)


def main():
    a = A()
    a.show(["x", "y", 3, None, "z"])


if __name__ == "__main__":
    main()
