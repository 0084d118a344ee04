"""One list of instances sorted by keys of several types."""

class Person:
    def __init__(self, name, age):
        self.name = name; self.age = age
    def __lt__(self, other): return self.age < other.age
    def __repr__(self): return self.name
def main(argv):
    people = [Person("b", 3), Person("a", 2), Person("c", 1), Person("d", 1)]
    print(sorted(people))
    print(sorted(people, key=lambda p: p.name))
    print(sorted(people, key=lambda p: p.age))
    print(sorted(people, key=lambda p: (p.name, p.age)))
    print(sorted(people, key=lambda p: (p.age, p.name), reverse=True))
    print(sorted(people, key=lambda p: -p.age))
    people.sort(key=lambda p: p.name); print(people)
    people.sort(key=lambda p: p.age); print(people)
    people.sort(key=lambda p: (p.name, p.age)); print(people)
    people.sort(key=lambda p: (p.age, p.name)); print(people)
    people.sort(); print(people)
    people.sort(key=lambda p: p.age * 0.5, reverse=True); print(people)
    print(min(people, key=lambda p: p.name), max(people, key=lambda p: p.age), min(people, key=lambda p: (p.age, p.name)), max(people))
    import heapq, itertools, bisect
    return 0
if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
