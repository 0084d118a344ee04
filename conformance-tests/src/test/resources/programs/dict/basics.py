"""Everything one does with a dict."""


def main(argv):
    ages = {"ada": 36, "bob": 25}
    ages["cy"] = 50
    ages["bob"] += 1
    print(ages, len(ages), ages["ada"], "bob" in ages, "x" in ages, "x" not in ages)
    print(ages.get("ada"), ages.get("x"), ages.get("x", -1))
    for name in ages:
        print(name, ages[name])
    for name, age in ages.items():
        print(name, age)
    print(list(ages.keys()), list(ages.values()), sorted(ages.items()))
    try:
        print(ages["nobody"])
    except KeyError as error:
        print("KeyError", error)
    del ages["ada"]
    try:
        del ages["ada"]
    except KeyError as error:
        print("KeyError", error)
    print(ages.pop("bob"), ages.pop("bob", 0), ages)
    print(ages.setdefault("dee", 1), ages.setdefault("dee", 2), ages)
    ages.update({"cy": 51, "ed": 3})
    print(ages, ages == {"dee": 1, "ed": 3, "cy": 51}, ages != {})
    copied = ages.copy()
    ages.clear()
    print(ages, copied, copied.popitem(), copied)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
