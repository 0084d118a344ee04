"""Rows with names."""
import csv
import io

TEXT = 'name,age,city\nAnn,30,Paris\nBob,,\n\n"Cat, the",5,"New\nYork"\nDan\nEve,1\n'


def read() -> None:
    reader = csv.DictReader(io.StringIO(TEXT))
    print(reader.fieldnames, reader.line_num)
    for row in reader:
        print(reader.line_num, row, row['name'].upper(), len(row))
    rows = list(csv.DictReader(TEXT.splitlines(), restval='-'))
    print(rows[3], rows[0] == {'name': 'Ann', 'age': '30', 'city': 'Paris'}, rows[0].keys())
    print(sum(int(row['age'] or 0) for row in csv.DictReader(io.StringIO(TEXT))))
    for row in csv.DictReader(['1,2', '3,4'], fieldnames=['x', 'y']):
        print(row)
    for row in csv.DictReader(['1,2', '3,4'], ('x', 'y')):
        print(row)
    for row in csv.DictReader(['1;2', '3;4'], fieldnames=iter(['x', 'y']), delimiter=';'):
        print(row)
    print(next(csv.DictReader([]), None), csv.DictReader([]).fieldnames)
    reader = csv.DictReader(['a,a', '1,2'])
    reader.fieldnames = ['p', 'q']
    print(list(reader))
    reader = csv.DictReader(['A , B', '1,2'])
    reader.fieldnames = [name.strip().lower() for name in reader.fieldnames]
    print(list(reader))
    print([row for row in csv.DictReader(['a\tb', '1\t2'], dialect='excel-tab')])
    print({row['a']: float(row['b']) for row in csv.DictReader(['a,b', '1,2', '3,4.5'])})
    by_city: dict[str, list[str]] = {}
    for row in csv.DictReader(['name,city', 'a,X', 'b,Y', 'c,X']):
        by_city.setdefault(row['city'], []).append(row['name'])
    print(by_city)
    print(sorted(csv.DictReader(['n,v', 'b,2', 'a,1']), key=lambda row: row['n']))


def write() -> None:
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=['name', 'age'], lineterminator='\n')
    print(writer.fieldnames, writer.writeheader(), writer.restval == '')
    writer.writerow({'name': 'Ann', 'age': 30})
    writer.writerow({'age': 30, 'name': 'x,y'})
    writer.writerow({'name': 'Bob'})
    writer.writerows([{'name': 'a', 'age': '1'}, {'age': '2'}])
    writer.writerows({'name': name, 'age': None} for name in 'xy')
    for extra in [{'name': 'a', 'zip': '1'}, {'other': ''}]:
        try:
            writer.writerow(extra)
        except ValueError as error:
            print(error)
    print(out.getvalue())
    out = io.StringIO()
    ignoring = csv.DictWriter(out, ['a', 'b', 'c'], restval='?', extrasaction='ignore', delimiter=';', quoting=csv.QUOTE_ALL)
    ignoring.writeheader()
    ignoring.writerow({'a': 1, 'z': 2})
    ignoring.writerow({'b': 1.5, 'a': 2.5})
    ignoring.writerows([dict(a='x'), dict(b='y', d='z')])
    print(out.getvalue().encode())
    try:
        csv.DictWriter(out, ['a'], extrasaction='Wrong')
    except ValueError as error:
        print(error)
    rows = [{'id': 1, 'v': 2.5}, {'id': 2, 'v': 0.5}]
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=rows[0].keys(), dialect='unix')
    writer.writeheader()
    writer.writerows(rows)
    print(out.getvalue())


def main() -> None:
    read()
    write()


if __name__ == '__main__':
    main()
