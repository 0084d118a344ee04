def main(argv):
    seen = set()
    seen.add(1.5)
    seen.add("x")
    print(len(seen))
    return 0

# essence: one set has items of unrelated types


# options: --strict
