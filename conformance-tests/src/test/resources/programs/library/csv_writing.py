"""Writing: all quoting, all kinds of fields."""
import csv
import io
import sys
from fractions import Fraction


class Version:
    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return 'v' + self.text


class Meters:
    def __init__(self, amount: float) -> None:
        self.amount = amount

    def __float__(self) -> float:
        return self.amount

    def __str__(self) -> str:
        return str(self.amount) + ' m'


class Collector:
    """Anything that has a method write."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write(self, text: str) -> int:
        self.lines.append(text)
        return len(self.lines)


TEXTS = ['', 'a', ' ', 'a b', ',', '"', "'", '\\', 'a,b', 'a"b', '""', 'a\nb', 'a\rb', '\r\n', '\t', ';', 'ä,€', '😀', '\0', 'a\\,b', 'x!y']


def write_all(writer, file) -> None:
    """All texts; one for which there is no way is told of."""
    for text in TEXTS:
        try:
            writer.writerow([text])
            writer.writerow([text, 'z', text])
        except csv.Error as error:
            print(repr(text), error)
    print(file.getvalue().encode())


def kinds(quoting: int) -> None:
    out = io.StringIO()
    writer = csv.writer(out, quoting=quoting, escapechar='/')
    print(writer.writerow(['a', 1, 2.5, None, True, '', 'x y']))
    writer.writerow([1, 2, 3])
    writer.writerow([1.0, 1e16, 0.1, float('inf'), -0.0])
    writer.writerow(('a', 'b"c'))
    writer.writerow((1, 'a', None, 2.5))
    writer.writerow(())
    writer.writerow([])
    writer.writerow('abc')
    writer.writerow(range(3))
    writer.writerow({'k': 1, 'l': 2})
    writer.writerow({'k': 1, 'l': 2}.values())
    writer.writerow(str(i * i) for i in range(4))
    writer.writerow(map(len, ['a', 'bb']))
    writer.writerow([[1, 2], [3]])
    writer.writerow([(1, 'a'), (2, 'b')])
    writer.writerow([Version('1,2'), Version('3')])
    writer.writerow([Meters(1.5)])
    writer.writerow([Fraction(1, 2), Fraction(3)])
    writer.writerow([10 ** 30, 5])
    writer.writerow([b'a'])
    writer.writerow([{'a': 1}])
    writer.writerow([1 + 2j])
    writer.writerow([True, False])
    writer.writerows([['a', 1], ['b', 2]])
    writer.writerows([[1, 2], [3, 4]])
    writer.writerows((name, str(count)) for name, count in [('x', 1), ('y', 2)])
    writer.writerows(zip('ab', [1, 2]))
    writer.writerows({'p': 1, 'q': 2}.items())
    print(out.getvalue())


def main() -> None:
    for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC, csv.QUOTE_NONE, csv.QUOTE_STRINGS, csv.QUOTE_NOTNULL):
        kinds(quoting)
        out = io.StringIO()
        write_all(csv.writer(out, quoting=quoting), out)
        out = io.StringIO()
        write_all(csv.writer(out, quoting=quoting, escapechar='\\'), out)
        out = io.StringIO()
        write_all(csv.writer(out, quoting=quoting, escapechar='\\', doublequote=False), out)
    out = io.StringIO()
    write_all(csv.writer(out, doublequote=False), out)
    out = io.StringIO()
    write_all(csv.writer(out, delimiter=';', quotechar="'", lineterminator='!\n'), out)
    out = io.StringIO()
    write_all(csv.writer(out, 'excel-tab'), out)
    out = io.StringIO()
    write_all(csv.writer(out, 'unix'), out)
    out = io.StringIO()
    write_all(csv.writer(out, dialect=csv.unix_dialect, quoting=csv.QUOTE_MINIMAL), out)
    out = io.StringIO()
    write_all(csv.writer(out, quotechar=None, escapechar='^'), out)
    collector = Collector()
    writer = csv.writer(collector, lineterminator='')
    print(writer.writerow(['a', 'b']), writer.writerow([1, 2]), collector.lines)
    csv.writer(sys.stdout, lineterminator='\n').writerows([['to', 'stdout'], ['x,y', 'z']])
    try:
        csv.writer(collector).writerow(5)
    except csv.Error as error:
        print(error)
    try:
        csv.writer(collector).writerow(None)
    except csv.Error as error:
        print(error)


if __name__ == '__main__':
    main()
