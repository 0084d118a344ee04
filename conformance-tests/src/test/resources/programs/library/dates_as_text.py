from datetime import date, datetime, timedelta, time, timezone

def attempt(function):
    try:
        print(function())
    except ValueError as error:
        print(error)

def main():
    t = datetime(2024, 3, 5, 14, 7, 9, 1234)
    for pattern in ('%Y-%m-%d %H:%M:%S.%f', '%a %d %b %Y', '%A, %B %d', '%j %U %W %w %u', '%I:%M %p', '%y%%', '%G-W%V', '%c|%x|%X', '%D %e %F %T %R %r', '%Q', '%z|%Z|', '%H%'):
        print(t.strftime(pattern))
    print(f'{t:%d.%m.%Y}', format(t.date(), '%Y'), date(2024, 12, 30).isocalendar(), date(2021, 1, 3).isocalendar()[1], t.time().strftime('%H'))
    print(datetime.strptime('2024-02-29 10:11:12', '%Y-%m-%d %H:%M:%S'), datetime.strptime('5 Mar 99', '%d %b %y'), datetime.strptime('07:30 pm', '%I:%M %p'))
    print(datetime.strptime('2024-060', '%Y-%j').date(), datetime.strptime('2024-01-01T00:00:00.5+0230', '%Y-%m-%dT%H:%M:%S.%f%z'))
    attempt(lambda: datetime.strptime('2024-13-01', '%Y-%m-%d'))
    attempt(lambda: datetime.strptime('2024-12-01x', '%Y-%m-%d'))
    attempt(lambda: datetime.strptime('2024-02-30', '%Y-%m-%d'))
    attempt(lambda: date(2024, 2, 30))
    attempt(lambda: date(2024, 13, 1))
    attempt(lambda: date(10000, 1, 1))
    attempt(lambda: time(24))
    attempt(lambda: datetime(2024, 1, 1, 1, 60))
    attempt(lambda: date.fromisoformat('2024-1-1'))


    z = datetime(2024, 5, 6, 7, 8, tzinfo=timezone(timedelta(hours=2)))
    print(z, z.strftime('%z %Z %:z'), z.isoformat(), z.utcoffset())
    print(t.timetuple(), t.date().timetuple().tm_yday)
    days = [date(2024, 1, 31) + timedelta(days=30 * i) for i in range(4)]
    print(days, [str(d) for d in days if d.weekday() < 5], min(days).strftime('%d/%m'))

main()
