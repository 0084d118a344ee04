import copy
import heapq
import io
import operator
from contextlib import closing, nullcontext

log = io.StringIO()
log.write("first\n")


def report(out, n):
    print("n", n, sep="=", file=out)
    out.writelines(["a\n", "b\n"])


def main(argv):
    log.write("second\n")
    report(log, 5)
    print(repr(log.getvalue()), log.tell())
    text = io.StringIO("one\ntwo\nthree")
    print(text.readline(), [line for line in text], text.read(), text.readline() == "")
    text.seek(4)
    print(text.read(3), text.tell(), text.write("XY"), text.getvalue())
    text.seek(20)
    text.write("é☃")
    print(repr(text.getvalue()), text.truncate(3), text.getvalue(), text.seek(0, 2), text.readlines())
    with io.StringIO() as out:
        out.write("inside")
        print(out.getvalue(), out.closed)
    try:
        out.write("x")
    except ValueError as error:
        print(out.closed, error)
    data = io.BytesIO(b"abc")
    print(data.read(2), data.read(), data.write(b"de"), data.getvalue(), data.seek(-2, 2), data.read(1), data.seek(1, 1))
    with closing(io.BytesIO()) as sink, nullcontext(5) as five:
        sink.write(bytearray(b"q\n"))
        print(sink.getvalue(), five)

    print(heapq.nsmallest(3, [5, 1, 4, 2]), heapq.nlargest(2, ["a", "ccc", "bb"], key=len), heapq.nsmallest(-1, [1]))
    print(list(heapq.merge([1, 4, 6], [2, 5], [0, 9, 10])), list(heapq.merge([5, 1], [4], reverse=True)), list(heapq.merge(["b"], ["A", "C"], key=str.lower)))
    heap = [3, 1, 2]
    heapq.heapify(heap)
    print(heapq.heappop(heap), heapq.heappushpop(heap, 0), heapq.heapreplace(heap, 7), heap)

    nested = [[1], [2]]
    flat = copy.copy(nested)
    flat.append([3])
    flat[0].append(9)
    table = {"k": 1}
    other = copy.copy(table)
    other["k"] = 2
    print(nested, flat, table, other, copy.copy((1, "x")), copy.copy({4}), copy.copy("s"))
    row = [0, 0]
    deep = copy.deepcopy([row, row, [1]])
    deep[0][0] = 5
    print(row, deep, copy.deepcopy([1, 2]), copy.deepcopy({"a": 1.5}), copy.deepcopy("text"))
    items = [1, 2, 3]
    items = operator.iadd(items, [4])
    operator.setitem(items, 0, 10)
    operator.delitem(items, 1)
    print(items, operator.countOf(items, 3), operator.indexOf(items, 4), sorted([(1, "b"), (0, "c")], key=operator.itemgetter(1)))
    return 0


if __name__ == '__main__':
    main(['program'])
