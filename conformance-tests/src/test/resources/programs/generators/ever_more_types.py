"""Functions that call themselves with tuples that hold the ones before."""
# alone: what is inferred again and again until that is given up would be all of the group


def nested(node, depth):
    yield depth, len(node)
    if depth < 3:
        yield from nested((node, depth), depth + 1)
        yield from nested((depth, node, None), depth + 1)


def main():
    print(list(nested(("a", 1), 0)))


if __name__ == "__main__":
    main()
