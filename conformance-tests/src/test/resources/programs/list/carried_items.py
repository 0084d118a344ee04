def prefix_sums(items):
    for i in range(1, len(items)):
        items[i] += items[i - 1]
    return items


def common(a, b):
    row = [0] * (len(b) + 1)
    for x in a:
        before = row
        row = [0] * (len(b) + 1)
        for j, y in enumerate(b):
            if x == y:
                row[j + 1] = before[j] + 1
            else:
                row[j + 1] = max(before[j + 1], row[j])
    return row


def smooth(values, share):
    for i in range(1, len(values)):
        values[i] = values[i - 1] * share + values[i] * (1.0 - share)
    return values


def shift(a, b, start, limit):
    for i in range(start, limit):
        a[i + 1] = a[i] + 1
        b[i - 1] = a[i + 1] * 2
    return a, b


def fill_over_itself(a, b, limit):
    for i in range(1, limit):
        a[i] = a[i - 1] + 1
        b[i] = 10 * i
    return a


def until_no_more(a):
    try:
        for i in range(1, len(a) + 3):
            a[i] = a[i - 1] * 3
    except IndexError:
        return "no more", a


def sparse(a):
    for i in range(1, len(a)):
        if a[i - 1] % 3:
            a[i] = a[i - 1] + i
    return a


def grow(a):
    for i in range(1, 6):
        a.append(a[i - 1] + a[i])
    return a


def main():
    print(prefix_sums([]), prefix_sums([4]), prefix_sums(list(range(10))))
    print(common("abcbdab", "bdcaba"), common([1, 2, 3, 2], [2, 1, 3]), common("", "x"), common("x", ""))
    print([round(x, 6) for x in smooth([1.0, 2.0, float("inf"), 4.0], 0.5)], smooth([], 0.1))
    for start in range(-3, 3):
        first = [1, 2, 3, 4, 5, 6]
        print(shift(first, first, start, 5), shift([1, 2, 3, 4, 5, 6], [0] * 6, start, 5))
    same = [1, 2, 3, 4, 5]
    print(fill_over_itself(same, same, 5), fill_over_itself([1, 2, 3, 4, 5], [0] * 5, 5))
    try:
        shift([1, 2], [1, 2], 0, 5)
    except IndexError as error:
        print(error)
    print(until_no_more([1] + [0] * 9), until_no_more([0, 1, 2]), until_no_more([]))
    print(sparse([1, 0, 0, 5, 0, 0, 2, 9]), grow([1, 1]))


if __name__ == "__main__":
    main()
