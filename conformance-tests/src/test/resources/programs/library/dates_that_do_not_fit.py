"""What dates, times and differences say that do not go together, or are out of range."""

from datetime import date, datetime, time, timedelta, timezone
def main():
    n, u = datetime(2024, 1, 2, 3), datetime(2024, 1, 2, 3, tzinfo=timezone.utc)
    d = date(2024, 2, 28)
    for f in (lambda: n - u, lambda: n < u, lambda: n == u, lambda: date.max + timedelta(1), lambda: date.min - timedelta(1), lambda: datetime.max + timedelta(1), lambda: time(1) < time(1, tzinfo=timezone.utc), lambda: d + timedelta(2), lambda: timedelta(2) + d, lambda: n + timedelta(hours=30), lambda: timedelta(1) + n, lambda: n - timedelta(1), lambda: n - datetime(2023, 1, 1), lambda: d - date(2020, 1, 1), lambda: d + 1, lambda: n + 1, lambda: d - timedelta(60), lambda: n < datetime(2025, 1, 1), lambda: n + timedelta(999999999)):
        try:
            print(f())
        except (TypeError, OverflowError) as e:
            print(type(e).__name__, e)
if __name__ == '__main__':
    main()
