"""A class with a definition for each place that makes instances, whose constructor passes keywords on."""

class Options:
    depth = 3
    def __init__(self, **given):
        self.here = 'hall'
        for key in given:
            self.put(key, given[key])
    def put(self, key, value):
        if key == 'here': self.here = value
        elif key == 'depth': self.depth = value
        elif key == 'zeal': self.zeal = value
        elif key == 'office': self.office = value
class Narrow(Options):
    def __init__(self, width, **given):
        self.width = width
        super().__init__(**given)
def main():
    for o in (Options(), Options(here='attic', depth=9, zeal='much', office=[1]), Narrow(7, name='n', zeal=None), Narrow(8)):
        print(o.here, o.depth)
        for name in ('zeal', 'office'):
            print(getattr(o, name, 'absent'))
    b = Options()
    b.zeal = None
    for o in (b, Narrow(1)):
        print(o.here)


main()
