"""Multiple inheritance, properties, class attributes."""

class Logged:
    messages = []

    def log(self, text):
        self.messages.append(f"{type(self).__name__}: {text}")


class Named:
    def __init__(self, name, **kw):
        super().__init__(**kw)
        self.name = name


class Aged:
    def __init__(self, age=0):
        self.age = age


class Person(Logged, Named, Aged):
    species = "human"
    population = 0

    def __init__(self, name, age=30):
        super().__init__(name, age=age)
        Person.population += 1
        self.log("born " + self.name)

    @classmethod
    def from_text(cls, text):
        name, age = text.split(":")
        return cls(name, int(age))

    @staticmethod
    def adult(age):
        return age >= 18

    def __str__(self):
        return f"{self.name} ({self.age})"

    def __eq__(self, other):
        if not isinstance(other, Person):
            return NotImplemented
        return self.name == other.name

    def __hash__(self):
        return hash(self.name)


class Employee(Person):
    species = "worker"

    def __init__(self, name, age, boss=None):
        super().__init__(name, age)
        self.boss = boss

    def chain(self):
        out = [self.name]
        b = self.boss
        while b:
            out.append(b.name)
            b = b.boss
        return " < ".join(out)

    def __str__(self):
        return "E:" + super().__str__()


class A:
    def who(self): return "A"
class B(A):
    def who(self): return "B" + super().who()
class C(A):
    def who(self): return "C" + super().who()
class D(B, C):
    def who(self): return "D" + super().who()


class Stack:
    class Empty(Exception):
        pass

    def __init__(self):
        self._items = []

    def push(self, x):
        self._items.append(x)
        return self

    def pop(self):
        if not self._items:
            raise Stack.Empty("empty stack")
        return self._items.pop()

    @property
    def top(self):
        return self._items[-1] if self._items else None

    def __len__(self):
        return len(self._items)


class Temp:
    def __init__(self, c):
        self.__c = c

    @property
    def celsius(self):
        return self.__c

    @celsius.setter
    def celsius(self, v):
        if v < -273.15:
            raise ValueError("too cold")
        self.__c = v

    @property
    def fahrenheit(self):
        return self.__c * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, f):
        self.celsius = (f - 32) * 5 / 9


def main(argv):
    p = Person("Ann")
    q = Person.from_text("Bob:17")
    e = Employee("Eve", 44, Employee("Max", 60))
    for x in [p, q, e]:
        print(x, x.species, Person.adult(x.age), isinstance(x, Employee), getattr(x, "name"))
    print(Person.population, e.chain(), p == Person("Ann"), p == q, p != q, len({p, Person("Ann"), q}))
    print(Logged.messages[-2:], D().who(), [c.__name__ for c in (A, B)], D.__name__)
    s = Stack()
    s.push(1).push(2)
    print(len(s), s.top, s.pop(), s.pop(), s.top, bool(s))
    try:
        s.pop()
    except Stack.Empty as err:
        print("err", err)
    t = Temp(20.0)
    t.fahrenheit = 212.0
    print(t.celsius, t.fahrenheit)
    try:
        t.celsius = -300.0
    except ValueError as err:
        print(err)
    setattr(p, "age", 31)
    print(p.age, type(p) is Person, type(e) is Person, issubclass(Employee, Person), e.__class__.__name__)
    return 0

if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
