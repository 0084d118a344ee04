"""The same on classes that only the run tells: the class of an instance, an attribute, a parameter, an item."""
class Registry(type):
    def __init__(cls, name, bases, ns):
        super().__init__(name, bases, ns)
        cls.rows = []
    def __len__(cls): return len(cls.rows)
    def __iter__(cls): return iter(cls.rows)
    def __getitem__(cls, i): return cls.rows[i]
    def __contains__(cls, x): return x in cls.rows
class Model(metaclass=Registry):
    def __init__(self, n):
        self.n = n
    def save(self):
        cls = type(self)
        for other in cls:
            print("other", other.n, type(self).__name__)
        print(self in cls, len(cls))
        cls.rows.append(self)
        print(self in cls, len(cls), cls[0].n, [each.n for each in cls])
        if cls: print("some")
class Sub(Model): pass
class Third(Model): pass
class Query:
    def __init__(self, model): self.model = model
    def count(self): return len(self.model)
    def all(self): return [x.n for x in self.model]
    def has(self, x): return x in self.model
    def first(self): return self.model[0]
def total(cls):
    return sum(x.n for x in cls)
def main():
    for c in (Sub, Third):
        c(1).save(); c(2).save()
    print(Query(Sub).count(), Query(Third).count(), Query(Sub).all(), Query(Third).first().n, Query(Sub).has(Sub.rows[0]), Query(Third).has(Sub.rows[0]))
    print(total(Sub), total(Third))
    for c in [Sub, Third]:
        print(c.__name__, len(c), *[x.n for x in c])
        a, b = c
        print(a.n + b.n)
        print(bool(c), "yes" if c else "no", not c)
    print(bool(Model), len(Model))
if __name__ == "__main__":
    main()
