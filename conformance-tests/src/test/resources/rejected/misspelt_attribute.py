class P:
    def __init__(self, name):
        self.name = name
def main(argv):
    p = P("a")
    print(p.nmae)
    return 0
