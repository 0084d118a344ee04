"""Operations on classes that are named, by what their metaclass defines."""
class Registry(type):
    def __init__(cls, name, bases, ns):
        super().__init__(name, bases, ns)
        cls.rows = []
    def __len__(cls): return len(cls.rows)
    def __iter__(cls): return iter(cls.rows)
    def __getitem__(cls, i): return cls.rows[i]
    def __contains__(cls, x): return x in cls.rows
    def __setitem__(cls, i, v): cls.rows[i] = v
    def __lt__(cls, other): return cls.__name__ < other.__name__
    def __repr__(cls): return "<" + cls.__name__ + ">"
    def __add__(cls, other): return cls.__name__ + other.__name__
class Model(metaclass=Registry):
    def __init__(self, n): self.n = n; type(self).rows.append(n)
class Sub(Model): pass
def main():
    Model(3); Model(4); Sub(5)
    for x in Model: print(x)
    print(len(Model), Model[1], 3 in Model, 7 in Model, list(Sub), Model < Sub, Model, Sub, repr(Model))
    Model[0] = 9
    print(*Model, sum(Model), sorted(Model), bool(Sub), [*Sub], max(Model))
    a, b = Model
    print(a, b, Model + Sub)
    for i, v in enumerate(Model): print(i, v)
    print(list(zip(Model, Model)), tuple(Model), set(Model) == {9, 4}, any(Model))
    if Model: print("yes")
    print([Model, Sub], f"{Model} {Sub!r:>9}", "%s" % Model, Model > Sub, sorted([Sub, Model]))
if __name__ == "__main__":
    main()
