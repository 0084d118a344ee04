"""Sorting by hand and by the library: quicksort, heapsort, merge sort and shell sort against sorted(), and records by two keys.

    sorting.py [ROUNDS [COUNT]]
"""

import sys


def quicksort(items, low, high):
    while low < high:
        pivot = items[(low + high) // 2]
        i, j = low, high
        while i <= j:
            while items[i] < pivot:
                i += 1
            while pivot < items[j]:
                j -= 1
            if i <= j:
                items[i], items[j] = items[j], items[i]
                i += 1
                j -= 1
        if j - low < high - i:
            quicksort(items, low, j)
            low = i
        else:
            quicksort(items, i, high)
            high = j


def heapsort(items):
    def sift_down(root, end):
        value = items[root]
        while 2 * root + 1 < end:
            child = 2 * root + 1
            if child + 1 < end and items[child] < items[child + 1]:
                child += 1
            if items[child] <= value:
                break
            items[root] = items[child]
            root = child
        items[root] = value

    for root in range(len(items) // 2 - 1, -1, -1):
        sift_down(root, len(items))
    for end in range(len(items) - 1, 0, -1):
        items[0], items[end] = items[end], items[0]
        sift_down(0, end)


def merge_sort(items):
    if len(items) < 2:
        return items
    middle = len(items) // 2
    left = merge_sort(items[:middle])
    right = merge_sort(items[middle:])
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if right[j] < left[i]:
            merged.append(right[j])
            j += 1
        else:
            merged.append(left[i])
            i += 1
    merged.extend(left[i:])
    merged.extend(right[j:])
    return merged


def shell_sort(items):
    gap = len(items) // 2
    while gap > 0:
        for i in range(gap, len(items)):
            value = items[i]
            j = i
            while j >= gap and items[j - gap] > value:
                items[j] = items[j - gap]
                j -= gap
            items[j] = value
        gap //= 2


class Record:
    def __init__(self, name, age, weight):
        self.name = name
        self.age = age
        self.weight = weight


def numbers(seed, count):
    result = []
    for _ in range(count):
        seed = (seed * 1103515245 + 12345) % (1 << 31)
        result.append(seed >> 7)
    return result


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
    checksum = 0
    oldest = ""
    for i in range(rounds):
        original = numbers(i, count)
        expected = sorted(original)
        first = original[:]
        quicksort(first, 0, len(first) - 1)
        second = list(original)
        heapsort(second)
        third = merge_sort(original)
        fourth = original.copy()
        shell_sort(fourth)
        if not (first == second == third == fourth == expected):
            print("not sorted")
        for position, value in enumerate(expected):
            checksum = (checksum + position * value) % 1000000007
        records = [Record(f"n{value % 1000:03}", value % 90, value * 0.5) for value in original]
        records.sort(key=lambda record: (-record.age, record.name, record.weight))
        oldest = f"{records[0].name} {records[0].age} {records[0].weight}"
    print(checksum, oldest)


if __name__ == "__main__":
    main()

# bench rounds: 12
