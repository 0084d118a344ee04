def make(size):
    class Local:
        def __init__(self):
            self.size = size

    return Local()


def main(argv):
    print(make(3).size)
    return 0

# essence: what a class uses of the function around it is known only when the program runs; pass it to its instances
