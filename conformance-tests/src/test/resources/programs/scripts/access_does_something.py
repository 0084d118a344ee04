# alone: a script whose attributes do something when they are read, before it prints.
class lazy:
    def __init__(self, function):
        self.function = function

    def __set_name__(self, owner, name):
        self.name = '_' + name

    def __get__(self, instance, owner=None):
        print('computing', self.name)
        return self.function(instance)


class Circle:
    def __init__(self, radius):
        self.radius = radius

    @property
    def diameter(self):
        print('read')
        return self.radius * 2

    @diameter.setter
    def diameter(self, value):
        print('assigned', value)
        self.radius = value / 2

    @lazy
    def area(self):
        return self.radius ** 2 * 3


c = Circle(3)
d = c.diameter
a = c.area
c.diameter = 10
print("end", d, a, c.radius)
