import collections, datetime, decimal, fractions, io, types, array, re
class MyDeque(collections.deque): pass
class Plain: pass
def tried(f):
    try:
        f()
    except (TypeError, AttributeError) as e:
        print(e)
def basics(argv):
    print(datetime.date, datetime.timedelta.__module__, repr(datetime.date(2020, 1, 1)))
    dq = collections.deque([1]); od = collections.OrderedDict(a=1); dd = collections.defaultdict(int)
    d = datetime.date(2020, 1, 1); dt = datetime.datetime(2020, 1, 1); td = datetime.timedelta(1)
    de = decimal.Decimal(1); fr = fractions.Fraction(1, 2); my = MyDeque([1])
    tried(lambda: dq + 1)
    tried(lambda: dq - 1)
    tried(lambda: od + 1)
    tried(lambda: dd < 1)
    tried(lambda: dt - d)
    tried(lambda: d + d)
    tried(lambda: td + 1)
    tried(lambda: ~td)
    tried(lambda: d < "x")
    tried(lambda: td < 3)
    tried(lambda: de + "x")
    tried(lambda: fr + "x")
    tried(lambda: my - 1)
    tried(lambda: Plain() - 1)
    tried(lambda: len(td))
    tried(lambda: td[0])
    tried(lambda: [x for x in td])
    tried(lambda: td())
    tried(lambda: td.nope)
    tried(lambda: dq.nope)
    tried(lambda: int(td))
    tried(lambda: "x" + d)
    tried(lambda: [1][td])
    tried(lambda: hash(dq))
    tried(lambda: {dd: 1})
    tried(lambda: sorted([d, 3]))
    tried(lambda: sum([d]))
    for v in [d, dq, 3, Plain(), de]:
        tried(lambda: v - "x")
        tried(lambda: "x" + v)
        tried(lambda: getattr(v, "no" + str(len(argv))))
    return 0


def main():
    import sys
    sys.exit(basics(sys.argv))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
