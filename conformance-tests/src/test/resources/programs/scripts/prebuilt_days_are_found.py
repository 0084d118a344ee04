"""A set of days that is made before the program does something finds days that it makes."""
from datetime import date


class Series:
    def __init__(self, days, skip=()):
        self.days = days
        self.skip = set(skip)

    def __iter__(self):
        for day in self.days:
            if day not in self.skip:
                yield day


fridays = Series([date(2024, 3, n) for n in (1, 8, 15)], [date(2024, 3, 8), date(2024, 3, 29)])
print([str(day) for day in fridays])
print(date(2024, 3, 29) in fridays.skip, date(2024, 3, 1) in fridays.skip)
