"""Copies of dates, times and what holds them: equal ones."""
import copy
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta, timezone


@dataclass
class Stay:
    guest: str
    days: list[date]
    begin: datetime


def main():
    for value in (date(2024, 2, 29), datetime(2024, 1, 2, 3, 4, tzinfo=timezone.utc), time(9, 30), timedelta(hours=5), timezone(timedelta(hours=1))):
        print(copy.copy(value) == value, copy.deepcopy(value) == value, copy.deepcopy(value))
    stay = Stay('Ann', [date(2024, 3, 1), date(2024, 3, 2)], datetime(2024, 3, 1, 15))
    other = copy.deepcopy(stay)
    other.days.append(other.days[-1] + timedelta(days=1))
    print(stay, other, sep='\n')
    print(copy.copy(stay).days is stay.days, replace(stay, guest='Bob').days is stay.days)
    print(copy.deepcopy({'when': [date(2000, 1, 1)]}), hash(copy.copy(stay.days[0])) == hash(stay.days[0]))


if __name__ == '__main__':
    main()
