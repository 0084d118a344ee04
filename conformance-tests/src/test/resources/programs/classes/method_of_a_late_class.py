"""A method that is read before a class which has it is known, and fails for an instance of another."""

class Obj:
    pass

class Nil(Obj):
    pass

class Str(Obj):
    def __init__(self, text):
        self.text = text

class Block(Obj):
    def __init__(self, method):
        self.method = method

    def get_method(self):
        return self.method

class Holder:
    def __init__(self):
        self.x = nil

    def read(self):
        return self.x.get_method()

nil = Nil()

def d():
    return Block(7)

def c(n):
    return d()

def b(n):
    return c(n + 1)

def a(n):
    return b(n + 1)

def choose(argv):
    if len(argv) > 7:
        return nil
    if len(argv) > 8:
        return Str("x")
    return a(1)

def main(argv):
    holder = Holder()
    holder.x = choose(argv)
    print(holder.x.get_method())
    print(holder.read())
    try:
        holder.x = nil
        print(holder.read())
    except AttributeError as e:
        print(e)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
