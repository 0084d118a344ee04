"""Classes for which no metaclass defines what is done with them."""
class M(type): pass
class A(metaclass=M): pass
class Plain:
    def __iter__(self): return iter([1])
    def __len__(self): return 1
    def __getitem__(self, i): return i
    def __contains__(self, i): return True
def main():
    for what in range(10):
        try:
            if what == 0: print(len(Plain))
            elif what == 1:
                for x in Plain: print(x)
            elif what == 2: print(Plain[1])
            elif what == 3: print(1 in Plain)
            elif what == 4: print(len(A))
            elif what == 5:
                for x in A: print(x)
            elif what == 6: print(A[1])
            elif what == 7: print(1 in A)
            elif what == 8: print(A < A)
            elif what == 9: print(list(A))
        except TypeError as e:
            print(what, e)
    print(bool(A), bool(Plain), A == A)
if __name__ == "__main__":
    main()
