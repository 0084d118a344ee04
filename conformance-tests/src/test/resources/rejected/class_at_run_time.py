def make(size):
    class Local:
        def __init__(self):
            self.size = size

    return Local()


def main(argv):
    print(make(3).size)
    return 0

# essence: a class is built at run time; move it to the module
