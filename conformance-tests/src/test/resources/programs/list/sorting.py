"""sort and sorted: key, reverse, stability."""


class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age

    def __repr__(self):
        return f"{self.name}:{self.age}"

    def __lt__(self, other):
        return self.name < other.name


def main(argv):
    people = [Person("bob", 30), Person("al", 25), Person("cy", 30), Person("di", 25), Person("ed", 20)]
    print(sorted(people, key=lambda person: person.age))
    print(sorted(people, key=lambda person: person.age, reverse=True))
    print(sorted(people), sorted(people, reverse=True))
    people.sort(key=lambda person: (person.age, person.name))
    print(people, min(people, key=lambda person: person.name), max(people, key=lambda person: person.age))
    words = "the quick brown fox jumps over the lazy dog".split()
    print(sorted(words), sorted(words, key=len), sorted(words, key=str.upper, reverse=True))
    numbers = [(i * 37) % 101 for i in range(60)]
    numbers.sort()
    print(numbers == sorted(numbers), numbers[:5], numbers[-5:])
    numbers.sort(reverse=True)
    print(numbers[:5], sorted([]), sorted([1]), sorted([2.5, -1.0, 0.0]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
