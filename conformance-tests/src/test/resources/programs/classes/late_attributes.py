class Thing:
    def __init__(self, flag):
        if flag:
            self.value = 5
        self.items = [1]

    def late(self):
        self.name = "n"


def main(argv):
    t = Thing(True)
    u = Thing(len(argv) > 5)
    print(t.value)
    try:
        print(u.value)
    except AttributeError as e:
        print("AttributeError", e)
    try:
        print(u.name)
    except AttributeError as e:
        print("AttributeError", e)
    u.late()
    print(u.name)
    return 0


if __name__ == "__main__":
    main([])
