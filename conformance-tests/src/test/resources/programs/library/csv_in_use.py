"""Round trips, options in a dict, sources of several kinds, a subclass, and rows that are longer than the names."""
import csv
import io


def roundtrip(rows, **options):
    out = io.StringIO()
    csv.writer(out, **options).writerows(rows)
    print(repr(out.getvalue()))
    return list(csv.reader(io.StringIO(out.getvalue()), **options))


class Upper(csv.DictReader):
    @property
    def fieldnames(self):
        return [name.upper() for name in super().fieldnames]


class Lines:
    def __init__(self, lines):
        self.lines = lines

    def __iter__(self):
        return self

    def __next__(self):
        return next(self.lines).replace('#', ',')


def parse(source) -> list[list[str]]:
    return [row for row in csv.reader(source) if row]


def main() -> None:
    rows = [['a', 'b;"c"'], ['', 'x y']]
    print(roundtrip(rows) == rows, roundtrip(rows, delimiter=';') == rows, roundtrip(rows, quoting=csv.QUOTE_ALL) == rows)
    for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC):
        print(roundtrip([[1, 'x', 2.5]], quoting=quoting))
    options = {'delimiter': '|', 'quotechar': "'"}
    print(list(csv.reader(["a|'b|c'"], **options)))
    print(parse(['a,b', '', 'c']), parse(io.StringIO('x,y\n')), parse(iter(['d'])), parse(Lines(iter(['a#b', 'c']))))
    print(list(csv.reader(filter(lambda line: not line.startswith('#'), ['#c', 'a,b']))))
    print([list(reader) for reader in (csv.reader(['a']), csv.reader(['b,c']))])
    for row in Upper(['a,b', '1,2']):
        print(row)
    for row in csv.DictReader(['a,b', '1,2,3,4', '5', '6,7'], restkey='rest', restval='none'):
        print(row, row.get('rest'), row['a'])
    for row in csv.DictReader(['a,b', '1,2', '3,4']):
        print(int(row['a']) + int(row['b'] or 0))


if __name__ == '__main__':
    main()
