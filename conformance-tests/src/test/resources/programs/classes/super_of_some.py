"""super() where only what stands behind some of the classes has a method."""

class Base:
    def hello(self):
        print('base hello')
class Base2:
    def hello(self):
        print('base2 hello')
class M:
    def run(self):
        try:
            super().hello()
        except AttributeError as e:
            print(e)
class N:
    def __init__(self):
        print(hasattr(super(), '__init__'), hasattr(super(), 'nothing'), hasattr(super(), '__len__'), hasattr(super(), 'hello'))

class O(N, Base):
    pass
class X(M, Base):
    pass
class Y(M):
    pass
class Z(M, Base2):
    pass
def main():
    O()
    X().run()
    Z().run()
    Y().run()
    for x in [X(), Y(), Z()]:
        x.run()
if __name__ == '__main__':
    main()
