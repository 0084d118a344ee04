from collections.abc import Hashable
class A:
    def __init__(self, x): self.x = x
class B(A):
    def __eq__(self, o): return self.x == o.x
def main():
    for a in (A(1), B(2)):
        print(isinstance(a, Hashable))
main()
