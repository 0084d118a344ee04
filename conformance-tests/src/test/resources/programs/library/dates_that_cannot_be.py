"""What dates and times say of what they cannot be, and durations of fractions, to the microsecond."""

import random
from datetime import date, datetime, time, timedelta, timezone


def shown(make):
    try:
        print(repr(make()))
    except Exception as error:
        print(type(error).__name__, error)


def number(source):
    kind = source.random()
    if kind < 0.3:
        return source.randint(-100, 100)
    if kind < 0.6:
        return round(source.uniform(-100, 100), source.randint(0, 4))
    return source.uniform(-1e6, 1e6)


def durations():
    source = random.Random(5)
    for _ in range(60):
        print(timedelta(number(source), number(source)), timedelta(weeks=number(source), minutes=number(source), hours=number(source)))
        print(timedelta(milliseconds=number(source), microseconds=number(source)), timedelta(0, 1, source.randint(-10, 10) / 4))


def main():
    durations()
    shown(lambda: date(2020,1,'1'))
    shown(lambda: date(2020,1,1.0))
    shown(lambda: date(None,1,1))
    shown(lambda: time('1'))
    shown(lambda: time(1.5))
    shown(lambda: datetime(2020,1,1,1.5))
    shown(lambda: datetime(2020,1,1,tzinfo=5))
    shown(lambda: time(tzinfo=5))
    shown(lambda: date.fromordinal('a'))
    shown(lambda: date.fromisocalendar(2020,0,1))
    shown(lambda: date.fromisocalendar(0,1,1))
    shown(lambda: date.fromisocalendar(2020,1,0))
    shown(lambda: date.fromisoformat('2020-1-1'))
    shown(lambda: time.fromisoformat('25:00'))
    shown(lambda: time.fromisoformat('x'))
    shown(lambda: datetime.fromisoformat('2020-01-01T25:00'))
    shown(lambda: datetime.fromisoformat('x'))
    shown(lambda: datetime.combine(date(1,1,1),5))
    shown(lambda: datetime.combine(5,time()))
    shown(lambda: datetime.strptime(5,'%Y'))
    shown(lambda: datetime.strptime('5',5))
    shown(lambda: timezone(5))
    shown(lambda: timezone(timedelta(0),5))
    shown(lambda: datetime(2020,1,1).replace(day=40))
    shown(lambda: datetime(2020,1,1).replace(day='x'))
    shown(lambda: timedelta(1)+1)
    shown(lambda: 1-timedelta(1))
    shown(lambda: timedelta(1)*timedelta(1))
    shown(lambda: timedelta(1)*'x')
    shown(lambda: timedelta(1)/'x')
    shown(lambda: timedelta(1)//1.5)
    shown(lambda: timedelta(1)<5)
    shown(lambda: timedelta(1)==5)
    shown(lambda: timedelta(1)%5)
    shown(lambda: round(timedelta(1)))
    shown(lambda: date(2020,1,1)+date(2020,1,1))
    shown(lambda: date(2020,1,1)-5)
    shown(lambda: date(2020,1,1)<datetime(2020,1,1))
    shown(lambda: datetime(2020,1,1)<date(2020,1,1))
    shown(lambda: datetime(2020,1,1)-date(2020,1,1))
    shown(lambda: date(2020,1,1)-datetime(2020,1,1))
    shown(lambda: time(1)<time(1,tzinfo=timezone.utc))
    shown(lambda: time(1)+timedelta(1))
    shown(lambda: time(1)<5)
    shown(lambda: datetime(1,1,1).timestamp())
    shown(lambda: datetime.isoformat(datetime(2020,1,1),timespec='x'))
    shown(lambda: time(1).isoformat('x'))
    shown(lambda: timedelta(1)**2)
    shown(lambda: -date(2020,1,1))
    shown(lambda: date.max.replace(year=10000))
    shown(lambda: datetime.min-timedelta(1))
    shown(lambda: datetime(2020,1,1).astimezone(5))
    shown(lambda: datetime.now(5))
    shown(lambda: datetime.now('x'))
    shown(lambda: timezone(timedelta(hours=24)))
    shown(lambda: timezone(timedelta(hours=-24)))
    shown(lambda: datetime.fromordinal(0))
    shown(lambda: datetime.fromordinal(10**7))
    shown(lambda: timedelta(1)/0)
    shown(lambda: timedelta(1)/0.0)
    shown(lambda: timedelta(1)*float('inf'))
    shown(lambda: timedelta(1)*float('nan'))
    shown(lambda: timedelta(1)/float('nan'))
    shown(lambda: divmod(timedelta(1),5))
    shown(lambda: time(1).replace(hour=24))
    shown(lambda: time(1).utcoffset())
    shown(lambda: datetime(2020,1,1).utctimetuple())
    shown(lambda: date(2020,1,1).isocalendar()[3])
    shown(lambda: hash(timedelta(1))==hash(timedelta(1)))
    shown(lambda: datetime(2020,1,1,fold=2))
    shown(lambda: time(fold=2))
    shown(lambda: date.fromisoformat('2020-W01'))
    shown(lambda: date.fromisoformat('2020-W60-1'))
    shown(lambda: date.fromisoformat('2021-W53-1'))
    shown(lambda: date.fromisoformat('2020-366'))
    shown(lambda: date.fromisoformat('20200101'))
    shown(lambda: date.fromisoformat(''))
    shown(lambda: datetime.fromisoformat(''))
    shown(lambda: datetime.fromisoformat('2020-01-01T'))
    shown(lambda: datetime.fromisoformat('2020-01-01T10:00:00.1234567'))
    shown(lambda: timedelta(0,0,1.5,2.5))
    shown(lambda: timedelta(days=10**9))
    shown(lambda: timedelta(days=-10**9))
    shown(lambda: timedelta.max+timedelta(1))
    shown(lambda: timedelta.max*2.5)
    shown(lambda: timedelta("1"))
    shown(lambda: timedelta(hours=10**12))


if __name__ == "__main__":
    main()
