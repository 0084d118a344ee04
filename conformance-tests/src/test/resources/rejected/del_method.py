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


KEPT = [File("kept")]


def main(argv):
    print(KEPT[0].name)
    return 0
