class Cat:
    def __init__(self):
        self.name = "cat"


class Car:
    def __init__(self):
        self.wheels = 4


def main(argv):
    for thing in [Cat(), Car()]:
        print(thing.name)
    return 0

# essence: instances of classes without a common base that has the attribute


# options: --strict
