"""A module that is the attribute of a class, read through instances."""

import heapq
import math


class A:
    module = heapq
    f = math

    def go(self):
        h = []
        self.module.heappush(h, 3)
        self.module.heappush(h, 1)
        print(h, self.f.sqrt(4.0), type(self).f.pi, hasattr(self.f, "pi"), hasattr(self.f, "pii"))
        push = self.module.heappush
        push(h, 0)
        print(h)


class B(A):
    pass


class C(A):
    f = math


def main(argv):
    B().go()
    m = A.module
    print(m.heappop([1,2]))
    mod = math
    print(mod.floor(2.5))
    C().go()
    return 0


if __name__ == "__main__":
    main([])
