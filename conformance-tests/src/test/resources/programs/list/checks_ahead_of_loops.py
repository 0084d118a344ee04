"""Loops whose checks could be made before them, and that go wrong in the middle, or that change what was checked."""


def total_of_products(rows, columns, i, j, count):
    total = 0
    for k in range(count):
        total += rows[i][k] * columns[k][j]
    return total


def fill(items, start, stop, value):
    for i in range(start, stop):
        items[i] = value
    return items


def shift(items, count):
    for i in range(count):
        items[i] = items[i + 1]
    return items


def back(items, count):
    for i in range(count):
        items[i] = items[i - 1] + 1
    return items


def until(items, wanted):
    i = 0
    while items[i] != wanted:
        i += 1
    return i


def grows(items, other):
    """The lists may be the same one."""
    steps = 0
    for i in range(len(items)):
        if items[i] % 2 == 0:
            other.append(items[i])
        steps += 1
    return steps


def shrinks(items, other, count):
    total = 0
    for i in range(count):
        total += items[i]
        if len(other) > 3:
            other.pop()
    return total


def replaced(holder, count):
    """What the loop reads by way of the holder changes in the middle."""
    total = 0
    for i in range(count):
        total += holder.items[i]
        if i == 2:
            holder.items = [100] * 5
    return total


def summed_as_far_as_it_goes(items, count):
    done = 0
    total = 0
    try:
        for i in range(count):
            total += items[i]
            done = i + 1
    except IndexError as error:
        print("stopped:", error, done)
    return total


def skips_what_is_missing(items, places):
    found = []
    for i in range(len(places)):
        try:
            found.append(items[places[i]])
        except IndexError:
            found.append(-1)
    return found


def overflows_at_the_end(items, count):
    product = 1
    done = 0
    try:
        for i in range(count):
            product = product * items[i] % (1 << 62) if i < 3 else product * items[i]
            done += 1
    except OverflowError:
        print("overflow after", done)
    return done


def up_to(items, limit):
    """Counts to a limit that is reached."""
    i = 0
    total = 0
    while i <= limit:
        total += items[i]
        i += 1
    return total


def near_the_end(start, stop):
    count = 0
    for i in range(start, stop):
        if i > 9223372036854775800:
            count += 1
    return count


def far_indexes(items, start, stop):
    total = 0
    for i in range(start, stop):
        total += items[i]
    return total


def downwards(items, start):
    total = 0
    for i in range(start, -len(items) - 2, -1):
        total = total * 3 % 1000 + items[i]
    return total


class Holder:
    def __init__(self, items):
        self.items = items
        self.next = None
        self.count = 0


def through_none(holder, count):
    total = 0
    for i in range(count):
        total += holder.next.items[i]
    return total


def sometimes_none(holder, count):
    total = 0
    for i in range(count):
        if i == 3:
            holder.next = None
        if holder.next is None:
            break
        total += holder.next.items[i]
    return total


def counted(holder, items):
    """The field that the loop counts in is an alias of nothing that it reads, but a call changes it."""
    for i in range(len(items)):
        holder.count += items[i]
        if holder.count > 5:
            reset(holder)
    return holder.count


def reset(holder):
    holder.count = 0


def ordered_errors(rows, i, k_limit):
    """The first error is that of the second row's items, not of the row that is not there."""
    total = 0
    for k in range(k_limit):
        total += rows[0][k]
        total += rows[i][0]
    return total


def matrix():
    return [[i * 10 + j for j in range(4)] for i in range(4)]


def attempt(label, function):
    try:
        print(label, function())
    except IndexError as error:
        print(label, "IndexError", error)
    except AttributeError as error:
        print(label, "AttributeError", error)
    except OverflowError:
        print(label, "OverflowError")


def main(argv):
    rows = matrix()
    ragged = [[1, 2, 3], [4], [5, 6, 7]]
    attempt("products", lambda: total_of_products(rows, rows, 1, 2, 4))
    attempt("products, no round", lambda: total_of_products(rows, rows, 99, 99, 0))
    attempt("products, a row too few", lambda: total_of_products(rows, rows, 1, 2, 5))
    attempt("products, no such row", lambda: total_of_products(rows, rows, 9, 2, 4))
    attempt("products, from the end", lambda: total_of_products(rows, rows, -1, -2, 4))
    attempt("products, ragged", lambda: total_of_products(rows, ragged, 1, 1, 3))
    attempt("fill", lambda: fill([0] * 5, 1, 4, 7))
    attempt("fill from the end", lambda: fill([0] * 5, -2, 3, 7))
    attempt("fill before the beginning", lambda: fill([0] * 5, -6, 3, 7))
    attempt("fill nothing", lambda: fill([0] * 5, 3, 3, 7))
    attempt("fill backwards", lambda: fill([0] * 5, 9, 3, 7))
    kept = [0] * 5
    attempt("fill too far", lambda: fill(kept, 3, 7, 7))
    print(kept)
    attempt("shift", lambda: shift([1, 2, 3, 4], 3))
    attempt("shift too far", lambda: shift([1, 2, 3, 4], 4))
    attempt("back", lambda: back([1, 2, 3, 4], 4))
    attempt("back too far", lambda: back([1, 2, 3, 4], 5))
    attempt("until", lambda: until([4, 5, 6], 6))
    attempt("until none", lambda: until([4, 5, 6], 7))
    attempt("until none, empty", lambda: until([9][:0], 7))
    same = [2, 3, 4]
    attempt("grows", lambda: grows(same, same))
    print(same)
    same = [1, 2, 3, 4, 5, 6, 7]
    attempt("shrinks", lambda: shrinks(same, same, 5))
    print(same)
    attempt("shrinks not", lambda: shrinks([1, 2, 3, 4, 5, 6, 7], same, 5))
    attempt("replaced", lambda: replaced(Holder([1, 2, 3, 4, 5, 6]), 5))
    attempt("replaced by less", lambda: replaced(Holder([1, 2, 3, 4, 5, 6]), 6))
    attempt("as far as it goes", lambda: summed_as_far_as_it_goes([1, 2, 3], 5))
    attempt("what is missing", lambda: skips_what_is_missing([10, 20, 30], [0, 2, 3, -1, -3, -4, 1]))
    attempt("overflow", lambda: overflows_at_the_end([1 << 30, 1 << 30, 2, 2, 2, 3, 3], 7))
    attempt("up to", lambda: up_to([1, 2, 3], 2))
    attempt("up to and over", lambda: up_to([1, 2, 3], 3))
    attempt("up to less than nothing", lambda: up_to([1, 2, 3], -1))
    attempt("near the end", lambda: near_the_end(9223372036854775805, 9223372036854775807))
    attempt("far", lambda: far_indexes([1, 2, 3], 9223372036854775804, 9223372036854775807))
    attempt("far below", lambda: far_indexes([1, 2, 3], -9223372036854775808, -9223372036854775806))
    attempt("far apart", lambda: far_indexes([1, 2, 3], -3, 9223372036854775807))
    attempt("downwards", lambda: downwards([1, 2, 3], 2))
    linked = Holder([1])
    attempt("through none", lambda: through_none(linked, 2))
    attempt("through none, no round", lambda: through_none(linked, 0))
    linked.next = Holder([1, 2, 3, 4, 5])
    attempt("through one", lambda: through_none(linked, 5))
    attempt("through one too far", lambda: through_none(linked, 6))
    attempt("sometimes none", lambda: sometimes_none(linked, 5))
    attempt("counted", lambda: counted(Holder([1]), [1, 2, 3, 4, 5, 1]))
    attempt("ordered errors", lambda: ordered_errors(ragged, 1, 3))
    attempt("ordered errors, too far", lambda: ordered_errors(ragged, 1, 4))
    attempt("ordered errors, none there", lambda: ordered_errors(ragged, 5, 4))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
