"""Keywords in calls and in patterns keep their names within a class, though parameters and attributes are private there."""
class A:
    def m(self, __x=1, **k):
        return __x, k
    def n(self):
        return self.m(__x=2)
    def o(self):
        return dict(__a=1)
    def match(self, v):
        match v:
            case A(__q=z):
                return z
        return None
def main():
    print(A().n(), A().o())
    a = A()
    setattr(a, "__q", 5)
    print(a.match(a))
if __name__ == "__main__":
    main()
