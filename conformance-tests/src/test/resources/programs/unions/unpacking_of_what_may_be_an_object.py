# Unpacking of what may be an object that cannot be unpacked.
class Expr:
    def __init__(self, n):
        self.n = n
class P:
    def one(self):
        return Expr(1)
    def two(self):
        return Expr(2), 'x'
    def three(self):
        return Expr(2), True
    def listof(self, item):
        return [item(), item()]
def main():
    p = P()
    for e in p.listof(p.one):
        print(e.n)
    for e, name in p.listof(p.two):
        print(e.n, name)
    print(any(e.n > 1 for e, _ in p.listof(p.two)), [n for _, n in p.listof(p.two)])
    for e, flag in p.listof(p.three):
        print(e.n, flag)
    try:
        for e, flag in p.listof(p.one):
            print(e.n, flag)
    except TypeError as error:
        print(error)
if __name__ == '__main__':
    main()
