"""Dates read by days of weeks, and what cannot be read so."""

from datetime import datetime, date, timedelta


def shown(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, error)


def main():
    d = date(2019, 12, 20)
    for i in range(60):
        x = d + timedelta(days=i)
        for f in ("%Y-%U-%w", "%Y-%W-%u", "%G-W%V-%u", "%Y %W %A", "%y %U %a", "%Y-%j"):
            print(x, f, datetime.strptime(x.strftime(f), f).date() == x)
    shown(lambda: datetime.strptime("2020-00-1", "%Y-%W-%u"))
    shown(lambda: datetime.strptime("2020-00-0", "%Y-%U-%w"))
    shown(lambda: datetime.strptime("2020 1", "%G %u"))
    shown(lambda: datetime.strptime("2020 01 1", "%Y %V %u"))
    shown(lambda: datetime.strptime("01 1", "%V %u"))
    shown(lambda: datetime.strptime("2020 01 001 1", "%G %V %j %u"))
    shown(lambda: datetime.strptime("2020 01 001", "%G %V %j"))
    shown(lambda: datetime.strptime("2020 01", "%G %V"))
    shown(lambda: datetime.strptime("2020 55 1", "%G %V %u"))
    shown(lambda: datetime.strptime("1", "%Q"))
    shown(lambda: datetime.strptime("Mon", "%a"))
    shown(lambda: datetime.strptime("12", "%U"))
    shown(lambda: datetime.strptime("Feb 29", "%b %d"))
    for f in ("%Q", "%Y-%", "%d"):
        shown(lambda: datetime.strptime("1", f))


if __name__ == "__main__":
    main()
