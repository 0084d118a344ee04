"""Methods that only sets and dicts call, and that give values of several kinds."""
# alone: for its values of several kinds the types of all of a group would be inferred again
class Var:
    def __init__(self, name):
        self.name = name

    def key(self):
        return self.name

    def __hash__(self):
        return hash((type(self).__name__, self.key()))

    def __eq__(self, other):
        return type(self) is type(other) and self.key() == other.key()


class Num(Var):
    def key(self):
        return self.name

class Base:
    def key(self): raise NotImplementedError
    def __hash__(self):
        return hash((type(self).__name__, self.key()))
    def free(self):
        return set()

class Pow(Base):
    def __init__(self, a):
        self.a = a
    def key(self):
        return self.a
    def free(self):
        return self.a.free()

class Add(Base):
    def __init__(self, *args):
        self.args = args
    def key(self): return self.args
    def free(self):
        return set().union(*(a.free() for a in self.args))


class X(Base):
    def __init__(self, n):
        self.n = n
    def key(self): return self.n
    def free(self): return {self.n}


def main():
    print(len({Var("x"), Num("x"), Var("x")}))
    print(len({Pow(X("x")), Pow(X("x")), X("y"), Add(X("x"), X("z"))}))
    print(sorted(Add(X("x"), X("z"), Add()).free()))


if __name__ == "__main__":
    main()
