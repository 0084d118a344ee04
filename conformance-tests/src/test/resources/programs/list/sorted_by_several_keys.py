"""One list sorted by keys of several types in one function."""

class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age

    def __repr__(self):
        return self.name

def main(argv):
    people = [Person("b", 2), Person("a", 3), Person("c", 1)]
    print(sorted(people, key=lambda p: p.name))
    print(sorted(people, key=lambda p: p.age))
    print(sorted(people, key=lambda p: (p.age, p.name)))
    people.sort(key=lambda p: (p.name, p.age))
    print(people)
    print(min(people, key=lambda p: p.age), max(people, key=lambda p: p.name))
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
