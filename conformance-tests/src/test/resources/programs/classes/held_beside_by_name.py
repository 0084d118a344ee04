"""What instances hold beside variables and descriptors of their classes, read by names that the run tells, and of values of several kinds."""

class Account:
    rate = 0.1
    def __init__(self, n):
        self.n = n
class Other:
    rate = 'x'
class Lazy:
    def __init__(self, f):
        self.f = f
        self.name = f.__name__
    def __get__(self, obj, owner=None):
        return self.f(obj)
class Item:
    @Lazy
    def total(self):
        return 1
def main():
    a, b = Account(100), Account(200)
    b.rate = 0.5
    Account.rate = 0.2
    for x in (a, b, Other()):
        print(x.rate, getattr(x, 'rate'), hasattr(x, 'rate'))
    for name in ['rate', 'n']:
        print(name, getattr(a, name), getattr(b, name), getattr(b, name, None))
    i, j = Item(), Item()
    i.total = 7
    for x in (i, j):
        for name in ['total', 'none']:
            print(name, x.total, getattr(x, name, 'default'))
    for y in (i, j, 3):
        try:
            print(y.total)
        except AttributeError as e:
            print(e)
if __name__ == '__main__':
    main()
