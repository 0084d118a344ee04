class Date:
    def __new__(cls, year, month=1):
        self = object.__new__(cls)
        self.year = year
        self.month = month
        return self

    def next(self):
        return type(self)(self.year + 1, month=self.month)

    def __repr__(self):
        return f'{type(self).__name__}({self.year}, {self.month})'


class Stamp(Date):
    def __new__(cls, year, month=2, hour=0):
        self = object.__new__(cls)
        self.year = year
        self.month = month
        self.hour = hour
        return self


class Plain(Date):
    def __init__(self, year, month=7):
        self.label = str(year)


def main():
    for date in (Date(2000), Stamp(2001, 5, 6), Plain(3)):
        later = date.next()
        print(date, later, later.next())
        print(type(later) is type(date))


if __name__ == "__main__":
    main()
