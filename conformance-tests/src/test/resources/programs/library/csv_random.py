"""Random rows and random lines through random options; the numbers are the program's own, so that every run has the same."""
import csv
import io

ALPHABET = 'ab1 ,;"\'\\\r\n\t!€'


class Numbers:
    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 16) % limit

    def text(self, most: int) -> str:
        return ''.join([ALPHABET[self.below(len(ALPHABET))] for _ in range(self.below(most))])

    def options(self) -> tuple[str, str | None, str | None, bool, bool, bool]:
        return (',;a\t '[self.below(5)], ['"', '"', "'", '!', None][self.below(5)], [None, '\\', '!', 'b'][self.below(4)], self.below(2) == 0, self.below(2) == 0, self.below(3) == 0)


def read(numbers: Numbers) -> None:
    delimiter, quotechar, escapechar, doublequote, skipinitialspace, strict = numbers.options()
    quoting = csv.QUOTE_NONE if quotechar is None or numbers.below(6) == 0 else csv.QUOTE_MINIMAL
    lines = [numbers.text(9) for _ in range(numbers.below(5))]
    reader = csv.reader(lines, csv.excel, delimiter=delimiter, quotechar=quotechar, escapechar=escapechar, doublequote=doublequote, skipinitialspace=skipinitialspace, strict=strict,
                        quoting=quoting)
    while True:
        try:
            row = next(reader)
        except StopIteration:
            break
        except (csv.Error, ValueError) as error:
            print('error', reader.line_num, error)
        else:
            print(reader.line_num, row)
    print('end', reader.line_num)


def write(numbers: Numbers) -> None:
    delimiter, quotechar, escapechar, doublequote, skipinitialspace, strict = numbers.options()
    quoting = csv.QUOTE_NONE if quotechar is None else numbers.below(6)
    out = io.StringIO(newline='')
    writer = csv.writer(out, delimiter=delimiter, quotechar=quotechar, escapechar=escapechar, doublequote=doublequote, skipinitialspace=skipinitialspace, strict=strict, quoting=quoting,
                        lineterminator=['\r\n', '\n', '!', ''][numbers.below(4)])
    for _ in range(4):
        row: list[str | int | float | None] = []
        for _ in range(numbers.below(4)):
            kind = numbers.below(8)
            row.append(numbers.below(1000) if kind == 0 else numbers.below(1000) / 8 if kind == 1 else None if kind == 2 else numbers.text(5))
        try:
            writer.writerow(row)
        except csv.Error as error:
            print('error', error)
    print(repr(out.getvalue()))


def main() -> None:
    numbers = Numbers(20)
    for _ in range(COUNT):
        read(numbers)
        write(numbers)
    text = out = io.StringIO(newline='')
    rows = [[numbers.text(6) for _ in range(1 + numbers.below(4))] for _ in range(200)]
    csv.writer(out).writerows(rows)
    print(list(csv.reader(io.StringIO(text.getvalue(), newline=''))) == rows)


COUNT = 300

if __name__ == '__main__':
    main()
