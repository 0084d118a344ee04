class Meters:
    def __init__(self, count):
        self.count = count

    def __mul__(self, factor):
        return Meters(self.count * factor) if factor >= 0 else NotImplemented


def main(argv):
    product = Meters(1).__mul__(len(argv))
    print(product.count)
    return 0

# essence: what is called by its name may give NotImplemented, which is no value
