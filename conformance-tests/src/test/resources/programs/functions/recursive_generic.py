"""Recursive functions on lists of several types."""

def quicksort(xs):
    if len(xs) <= 1:
        return xs
    pivot = xs[0]
    return quicksort([x for x in xs if x < pivot]) + [x for x in xs if x == pivot] + quicksort([x for x in xs if x > pivot])

def merge_sort(xs):
    if len(xs) < 2:
        return xs
    mid = len(xs) // 2
    left, right = merge_sort(xs[:mid]), merge_sort(xs[mid:])
    out = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    out.extend(left[i:])
    out += right[j:]
    return out

def largest(xs):
    if len(xs) == 1:
        return xs[0]
    rest = largest(xs[1:])
    return rest if rest > xs[0] else xs[0]

def flatten(d):
    out = {}
    for k in d:
        out[k] = d[k]
    return out if len(out) < 2 else flatten({k: out[k] for k in list(out)[:-1]})

def main(argv):
    print(quicksort([3, 6, 1]), quicksort(["b", "a", "c"]), quicksort([2.5, 1.5]), quicksort([(2, "x"), (1, "y")]))
    print(merge_sort([3, 6, 1]), merge_sort(["b", "a", "c"]), merge_sort([]))
    print(largest([3, 6, 1]), largest(["b", "c", "a"]))
    print(flatten({1: 2, 3: 4}), flatten({"a": 1.5, "b": 2.5}))


if __name__ == '__main__':
    main(['program'])
