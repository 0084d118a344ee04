from datetime import date, datetime, timedelta, time, timezone

def main():
    d = date(2024, 2, 28)
    e = d + timedelta(days=2)
    print(d, e, e - d, (e - d).days, d < e, d == date(2024, 2, 28), d.weekday(), d.isoweekday(), d.isoformat(), repr(d), d.replace(day=1), d.toordinal(), d.ctime(), d.isocalendar())
    t = datetime(2024, 1, 1, 12, 30)
    print(t, t + timedelta(hours=5, minutes=3), (t - datetime(2023, 1, 1)).days, repr(t), t.isoformat(), t.date(), t.time(), t.year, t.hour)
    print(timedelta(days=1, seconds=5) * 2, timedelta(hours=25), -timedelta(hours=1), repr(timedelta(minutes=90)), timedelta(minutes=90).total_seconds(), timedelta(hours=3) / timedelta(minutes=30), timedelta(hours=3) // 2)
    print(date.fromisoformat('2024-03-01'), datetime.fromisoformat('2024-03-01T10:20:30'))
    try:
        date(2024, 2, 30)
    except ValueError as error:
        print(error)
    print(date(2024, 1, 1) + timedelta(weeks=3), max(d, e), sorted([e, d]), {d: 1}[date(2024, 2, 28)])
    print(time(10, 30), time(1, 2) < time(1, 3), datetime.combine(d, time(9, 0)))
    print(datetime(2024, 5, 6, tzinfo=timezone.utc))

main()
