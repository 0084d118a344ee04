# Return values: kept, dropped, passed on, returned in tuples, early returns.
class R:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("end", self.name)

    def twin(self):
        return R(self.name + "'")

def make(name):
    r = R(name)
    helper = R(name + "-helper")
    return r

def direct(name):
    return R(name)

def passes(r):
    return r

def pair():
    a = R("pair-a")
    b = R("pair-b")
    c = R("pair-c")
    return b, a

def early(n):
    r = R(f"early{n}")
    if n > 1:
        return n
    s = R(f"early{n}-s")
    return r.name + s.name

def main():
    kept = make("m1")
    print("kept", kept.name)
    make("m2")
    print("dropped")
    kept = direct("m3")
    print("replaced")
    kept = passes(kept)
    print("passed on")
    print("name only", passes(direct("m4")).name)
    x, y = pair()
    print("unpacked", x.name, y.name)
    print(early(2), early(1))
    t = R("t").twin().twin()
    print("t is", t.name)
    y = x
    print("leaving main")

if __name__ == "__main__":
    main()
