from collections import OrderedDict, defaultdict
def main():
    od = OrderedDict.fromkeys(["b", "a", "b"])
    print(list(od), od)
    print(OrderedDict.fromkeys("xyz", 0))
    d = defaultdict.fromkeys("ab", 1)
    print(d, d["a"])
    try:
        d["zz"]
    except KeyError as e:
        print("KeyError", e)
main()
