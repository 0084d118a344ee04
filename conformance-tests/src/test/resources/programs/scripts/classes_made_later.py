from enum import Enum
from dataclasses import dataclass

print('start')
limit = 3
try:
    class Bad(Enum):
        A = 1
        A = 2
except TypeError as error:
    print('TypeError:', error)

if limit > 2:
    @dataclass
    class Point:
        x: int
        y: int = 2

        def total(self):
            return self.x + self.y + limit

    print(Point(1), Point.__qualname__, Point(3).total(), Point.total.__qualname__)


class Later(Point):
    scale = 5

    def scaled(self):
        return Later(self.x * self.scale, limit)


print(Later(2, 4).scaled(), Later.__name__, Later.__module__ == __name__)
for i in range(2):
    class Again:
        count = 0

    Again.count += i + 1
    print(Again.count)
try:
    class Wrong(int, str):
        pass
except TypeError as error:
    print(error)


class Base:
    """A class of the script's own."""
    def __init_subclass__(cls):
        print('below:', cls.__name__)


text = '''
class Inner(Base):
  of no meaning'''
print(text)
