import time
from datetime import date, datetime, timedelta, timezone


def around(first, second):
    return abs(first - second) < timedelta(seconds=60)


def main():
    now = datetime.now()
    print(around(now, datetime.fromtimestamp(time.time())), around(now, datetime.today()))
    print(around(datetime.now(timezone.utc), datetime.fromtimestamp(time.time(), timezone.utc)))
    print(date.today() in (now.date(), now.date() + timedelta(days=1)), date.fromtimestamp(time.time()) in (now.date(), now.date() + timedelta(days=1)))
    print(now.tzinfo, datetime.now(timezone(timedelta(hours=2))).utcoffset())
    moment = datetime.fromtimestamp(1700000000.25, timezone.utc)
    print(moment, moment.timestamp())
    print(datetime.fromtimestamp(-1.5, timezone.utc), datetime.fromtimestamp(0, timezone.utc), datetime.fromtimestamp(0.9999999, timezone.utc))
    print(datetime.fromtimestamp(86400 * 365, timezone(timedelta(hours=-5, minutes=-30))))
    for seconds in (0, 1700000000, 86399, 4000000000):
        print(datetime.fromtimestamp(seconds).timestamp() == seconds)
    print((now + timedelta(days=1) - now).total_seconds(), now.isoformat()[:4] == str(now.year), f'{now:%Y}' == str(now.year))
    start = datetime.now()
    elapsed = datetime.now() - start
    print(elapsed < timedelta(seconds=30), elapsed.total_seconds() >= 0)


main()
