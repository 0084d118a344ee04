"""operator.attrgetter and methodcaller of names that only the run tells."""
from operator import attrgetter, methodcaller
class Inner:
    def __init__(self, v): self.v = v
class P:
    def __init__(self, name, age):
        self.name = name; self.age = age; self.inner = Inner(age * 2)
    def greet(self): return "hi " + self.name
    def shout(self): return self.name.upper()
people = [P("bob", 30), P("ann", 25)]
def by(key):
    return [p.name for p in sorted(people, key=attrgetter(key))]
class Calculator:
    def add(self, a, b):
        return a + b

    def sub(self, a, b=1):
        return a - b


def main():
    for k in ["name", "age", "inner.v"]:
        print(k, by(k))
    for k in "age,name name,age".split():
        print([attrgetter(*k.split(","))(p) for p in people])
    for m in ["greet", "shout"]:
        print([methodcaller(m)(p) for p in people])
    try:
        attrgetter("nop" + str(len(people))[:0] + "e")(people[0])
    except AttributeError as e:
        print(e)

    for line in 'add 2 3,sub 7 4'.split(','):
        name, a, b = line.split()
        print(methodcaller(name, int(a), int(b))(Calculator()))
        print(methodcaller(name, int(a), b=int(b))(Calculator()))
    try:
        methodcaller('mul' if people else 'add', 2, 3)(Calculator())
    except AttributeError as e:
        print(e)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
