class V:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("end", self.name)


def show(d):
    print({k: v.name for k, v in d.items()})


d = {"a": V("a1"), "y": V("y1")}
k, v = d.popitem()
print("popitem", k, v.name)
del v
print("v deleted")
