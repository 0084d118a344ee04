import operator


class C:
    m = operator

    def go(self):
        op = self.m
        print(op.abs(-1), op.add(1, 2))
        try:
            print(op.concat(13, 29))
        except TypeError as e:
            print(e)


def main(argv):
    print(operator.abs(-1), operator.abs(-2.5))
    C().go()


if __name__ == "__main__":
    main([])
