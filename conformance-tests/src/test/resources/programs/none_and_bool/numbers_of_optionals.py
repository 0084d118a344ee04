class Box:
    def __init__(self):
        self.count = None
        self.size = None
        self.text = None


def main():
    box = Box()
    for i in range(2):
        print(int(box.count) if box.count is not None else 0, float(box.count) if box.count is not None else 0.0)
        print(int(box.size) if box.size is not None else 0, float(box.size) if box.size is not None else 0.0)
        print(int(box.text) if box.text is not None else 0, float(box.text) if box.text is not None else 0.0)
        box.count = 4
        box.size = 2.75
        box.text = "17"
    box.count = None
    try:
        print(int(box.count))
    except TypeError as error:
        print(error)
    try:
        print(float(box.count))
    except TypeError as error:
        print(error)


if __name__ == "__main__":
    main()
