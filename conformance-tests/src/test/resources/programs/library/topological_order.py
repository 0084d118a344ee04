"""graphlib."""

from graphlib import CycleError, TopologicalSorter


def attempt(action):
    try:
        print(action())
    except CycleError as e:
        print("cycle", e.args[0], e.args[1])
    except ValueError as e:
        print(e)


def main():
    graph = {"D": ["B", "C"], "B": ["A"], "C": ["A"]}
    print(list(TopologicalSorter(graph).static_order()))
    ts = TopologicalSorter()
    ts.add("wash", "buy")
    ts.add("cook", "wash", "fire")
    ts.add("eat", "cook", "table")
    ts.prepare()
    while ts.is_active():
        ready = ts.get_ready()
        print(sorted(ready), bool(ts))
        ts.done(*ready)
    print(bool(ts), ts.get_ready())
    attempt(lambda: list(TopologicalSorter({"a": ["b"], "b": ["a"]}).static_order()))
    attempt(lambda: list(TopologicalSorter({"x": ["y"], "y": ["z"], "z": ["w", "x"], "w": []}).static_order()))
    attempt(lambda: ts.add("late"))
    attempt(lambda: ts.prepare())
    attempt(lambda: ts.done("nobody"))
    attempt(lambda: ts.done("cook"))
    attempt(lambda: TopologicalSorter({"a": ["b"]}).get_ready())
    numbers = TopologicalSorter({3: [1, 2], 2: [1]})
    print(tuple(numbers.static_order()))
    numbers = TopologicalSorter({3: [1, 2], 2: [1]})
    numbers.prepare()
    attempt(lambda: numbers.done(3))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
