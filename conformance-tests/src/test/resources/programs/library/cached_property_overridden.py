from functools import cached_property
class A:
    def __init__(self): self.x = 2
    @cached_property
    def sq(self): return self.x
class E(A):
    @cached_property
    def sq(self): return super().sq + 1000
def main():
    a = A(); print(a.sq); del a.sq
    e = E(); print(e.sq, e.sq)
    del e.sq
    print(e.sq)
if __name__ == "__main__":
    main()
