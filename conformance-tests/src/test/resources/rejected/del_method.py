class Resource:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("released", self.name)


class Unused:
    def __del__(self):
        print("never made")


class File(Resource):
    pass


def main(argv):
    print(File(argv[0]).name)
    return 0
