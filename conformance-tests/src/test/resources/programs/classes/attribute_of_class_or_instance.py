"""A name that is a value of one class, an attribute of instances of another, and nothing in a third."""

class Base:
    pass

class Named(Base):
    value = 4

class Held(Base):
    def __init__(self):
        self.value = 2.5

class Other(Base):
    pass

def pick(n):
    if n == 0:
        return Named()
    if n == 1:
        return Held()
    return Other()

def main(argv):
    for n in range(3):
        try:
            print(pick(n).value)
        except AttributeError as e:
            print(e)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
