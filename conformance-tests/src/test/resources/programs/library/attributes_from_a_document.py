"""The dict of an instance is updated by what a document has."""

import json

class A:
    def __init__(self):
        self.x = 1
        self.name = "n"
        self.visited = set()

    def save(self):
        return json.dumps({k: sorted(v) if isinstance(v, set) else v for k, v in vars(self).items()})

    def restore(self, text):
        vars(self).update(json.loads(text))
        self.visited = set(self.visited)

def main():
    a = A()
    a.visited.add("q")
    t = a.save()
    print(t)
    a.x = 5
    a.restore(t)
    print(a.x, a.name, a.visited)

if __name__ == "__main__":
    main()
