class Vm:
    def __init__(self):
        self.n = 0
        self.names = ["a"]
    def add(self, k):
        self.n += k
        return self.n
    def name(self, i, j):
        return self.names[0] * i + str(j)
    def nothing(self):
        return None


def main():
    vm = Vm()
    for name, *args in [("add", 2), ("name", 2, 3), ("nothing",), ("add", 5), ("zip",)]:
        try:
            result = getattr(vm, name)(*args)
        except (TypeError, AttributeError) as e:
            result = f"!! {e}"
        print(name, args, result)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
