class Event:
    def __init__(self, **data):
        self.__dict__.update(data)
        self.stopped = False
    def __repr__(self):
        args = ", ".join(f"{k}={v!r}" for k, v in vars(self).items() if k != "stopped")
        return f"{type(self).__name__}({args})"

class User(Event):
    pass

class Order(Event):
    @property
    def total(self):
        return sum(p * n for p, n in self.lines)

def main():
    print(User(name="ann", id=1))
    o = Order(id=2, lines=[(1, 2), (3, 4)])
    print(o, o.total)
    o2 = Order(id=2, lines=[(1, 2), (3, 4)], total=5)
    print(o2.total, o2)
    u = User(total=3)
    print(u.total)
if __name__ == "__main__":
    main()
