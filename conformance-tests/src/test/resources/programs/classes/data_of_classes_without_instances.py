"""Each class has an object of its own; one of the classes is only there to be extended."""
from itertools import count


class Numbered(type):
    def __new__(mcls, name, bases, namespace):
        cls = super().__new__(mcls, name, bases, namespace)
        if bases:
            cls.numbers = count(1)
            cls.rows = {}
        return cls


class Model(metaclass=Numbered):
    def __init__(self):
        self.id = None

    def save(self):
        cls = type(self)
        if self.id is None:
            self.id = next(cls.numbers)
            cls.rows[self.id] = self
        return self


class Column:
    order = count(10)

    def __init__(self, default):
        self.place = next(Column.order)
        self.default = default


class Stamped(Model):
    revision = Column(count(100).__next__)


class Author(Stamped):
    name = Column(str)


class Book(Stamped):
    title = Column(str)


def main():
    Author().save()
    print(Author().save().id, Book().save().id, len(Author.rows), len(Book.rows))
    print(Stamped.revision.default(), Book.revision.default(), Author.name.place, Book.title.place)


if __name__ == "__main__":
    main()
