"""Time zones: files as RFC 8536 has them, and the rules of POSIX that end them or that TZ may be."""

import os

from rpython.rlib.rtime.fields import date_of_days, days_before_month, days_since_1970, is_leap, seconds_of, weekday_of_days

_FOLDER = '/usr/share/zoneinfo/'
_OF_MACHINE = '/etc/localtime'
_HEADER = 44
_DAY = 86400


class Clock:
    """How clocks are set for a time: ahead by so many seconds, whether that is summer time, and what it is called."""

    def __init__(self, offset, is_summer, name):
        self.offset = offset
        self.is_summer = is_summer
        self.name = name


class Change:
    """When clocks change in each year: a day by its number in a way, 'J' (1 to 365, without leap days), 'D' (0 to 365) or 'M' (the weekday, from Sunday, of a week of a month), and the local time."""

    def __init__(self, way, month, week, day, time):
        self.way = way
        self.month = month
        self.week = week
        self.day = day
        self.time = time

    def local_seconds(self, year):
        """Since 1970, of the local time in a year."""
        if self.way == 'M':
            days = days_since_1970(year, self.month, 1)
            days += (self.day - (weekday_of_days(days) + 1)) % 7 + 7 * (self.week - 1)
            if self.week == 5 and date_of_days(days)[1] != self.month:
                days -= 7
        else:
            days = days_since_1970(year, 1, 1) + self.day
            if self.way == 'J' and not (is_leap(year) and self.day > days_before_month(2001, 3)):
                days -= 1
        return days * _DAY + self.time


class Rule:
    """The clocks of winter and of summer, and the changes to summer and back; no changes where there is one clock."""

    def __init__(self, winter, summer, changes):
        self.winter = winter
        self.summer = summer
        self.changes = changes

    def at(self, seconds):
        if len(self.changes) == 0:
            return self.winter
        year = date_of_days((seconds + self.winter.offset) // _DAY)[0]
        begin = self.changes[0].local_seconds(year) - self.winter.offset
        end = self.changes[1].local_seconds(year) - self.summer.offset
        if begin < end:
            return self.summer if begin <= seconds < end else self.winter
        return self.winter if end <= seconds < begin else self.summer


class Zone:
    """times: when clocks changed, and kinds, to which of the clocks. Behind the last, the rule goes on."""

    def __init__(self, times, kinds, clocks, rule):
        self.times = times
        self.kinds = kinds
        self.clocks = clocks
        self.rule = rule

    def at(self, seconds):
        """The clock for a time in seconds since 1970."""
        if len(self.times) == 0 or seconds >= self.times[-1]:
            if self.rule is not None:
                return self.rule.at(seconds)
            return self.clocks[self.kinds[-1]] if len(self.times) > 0 else self.clocks[0]
        if seconds < self.times[0]:
            return self._first()
        low, high = 0, len(self.times)
        while high - low > 1:
            middle = (low + high) // 2
            if seconds < self.times[middle]:
                high = middle
            else:
                low = middle
        return self.clocks[self.kinds[low]]

    def _first(self):
        for clock in self.clocks:
            if not clock.is_summer:
                return clock
        return self.clocks[0]

    def seconds_of_local(self, local, is_summer):
        """Since 1970, of a local time in seconds. is_summer tells which of two is meant, and is negative where that is not known."""
        found = []
        for clock in (self.at(local - _DAY), self.at(local + _DAY)):
            seconds = local - clock.offset
            known = self.at(seconds)
            if known.offset == clock.offset:
                if is_summer < 0 or known.is_summer == (is_summer > 0):
                    return seconds
                found.append(seconds)
        return found[0] if len(found) > 0 else local - self.at(local - _DAY).offset


def utc():
    return Zone([], [], [Clock(0, False, 'UTC')], None)


class _Reader:
    """Reads a rule, such as CET-1CEST,M3.5.0,M10.5.0/3."""

    def __init__(self, text):
        self.text = text
        self.place = 0

    def next(self):
        return self.text[self.place] if self.place < len(self.text) else ''

    def skip(self, character):
        if self.next() == character:
            self.place += 1
            return True
        return False

    def name(self):
        begin = self.place
        if self.skip('<'):
            while self.next() != '>' and self.next() != '':
                self.place += 1
            self.place += 1
            return self.text[begin + 1:self.place - 1]
        while self.next().isalpha():
            self.place += 1
        return self.text[begin:self.place]

    def number(self):
        begin = self.place
        while self.next().isdigit():
            self.place += 1
        return int(self.text[begin:self.place]) if self.place > begin else 0

    def time(self):
        """Hours, and perhaps minutes and seconds, with a sign."""
        sign = -1 if self.skip('-') else 1
        self.skip('+')
        total = self.number() * 3600
        if self.skip(':'):
            total += self.number() * 60
            if self.skip(':'):
                total += self.number()
        return sign * total

    def change(self):
        way = 'D'
        month = week = 0
        if self.skip('M'):
            way = 'M'
            month = self.number()
            self.skip('.')
            week = self.number()
            self.skip('.')
        elif self.skip('J'):
            way = 'J'
        day = self.number()
        return Change(way, month, week, day, self.time() if self.skip('/') else 7200)

    def rule(self):
        """None where the text is no rule."""
        name = self.name()
        if len(name) < 3 or self.next() == '':
            return None
        winter = Clock(-self.time(), False, name)
        name = self.name()
        if name == '':
            return Rule(winter, winter, [])
        offset = -self.time() if self.next() != '' and self.next() != ',' else winter.offset + 3600
        summer = Clock(offset, True, name)
        if not self.skip(','):
            return Rule(winter, summer, [Change('M', 3, 2, 0, 7200), Change('M', 11, 1, 0, 7200)])
        begin = self.change()
        self.skip(',')
        return Rule(winter, summer, [begin, self.change()])


def _number(data, place, size):
    return int.from_bytes(data[place:place + size], 'big', signed=True)


def _sizes(data, place):
    """The six counts of a header."""
    return [_number(data, place + 20 + 4 * i, 4) for i in range(6)]


def zone_of_file(data):
    """The zone that the bytes of a file tell; None where they are none of such a file."""
    if data[:4] != b'TZif':
        return None
    place = 0
    width = 4
    if data[4] >= 50:
        # Once more, with wider times, behind those for old programs.
        in_universal, in_standard, leaps, times, kinds, letters = _sizes(data, 0)
        place = _HEADER + times * 5 + kinds * 6 + letters + leaps * 8 + in_standard + in_universal
        width = 8
    in_universal, in_standard, leaps, times, kinds, letters = _sizes(data, place)
    place += _HEADER
    moments = [_number(data, place + width * i, width) for i in range(times)]
    place += width * times
    indexes = [data[place + i] for i in range(times)]
    place += times
    names = data[place + 6 * kinds:place + 6 * kinds + letters]
    clocks = []
    for i in range(kinds):
        begin = data[place + 6 * i + 5]
        clocks.append(Clock(_number(data, place + 6 * i, 4), data[place + 6 * i + 4] != 0, names[begin:names.find(b'\0', begin)].decode('ascii')))
    place += 6 * kinds + letters + leaps * (width + 4) + in_standard + in_universal
    rule = None
    if width == 8:
        rule = _Reader(data[place + 1:].split(b'\n')[0].decode('ascii')).rule()
    return Zone(moments, indexes, clocks, rule)


def _zone_at(path):
    try:
        with open(path, 'rb') as file:
            return zone_of_file(file.read())
    except OSError:
        return None


def zone_named(name):
    """The zone that TZ names; that of universal time for what is none."""
    name = name.removeprefix(':')
    found = _zone_at(name if name.startswith('/') else _FOLDER + name) if name != '' else None
    if found is None:
        rule = _Reader(name).rule()
        if rule is not None:
            found = Zone([], [], [rule.winter], rule)
    return utc() if found is None else found


class _Known:
    """The machine's zone, once it was asked for, and what TZ was then."""

    def __init__(self):
        self.zone = utc()
        self.name = ''
        self.is_known = False


_known = _Known()


def zone_of_machine():
    """The zone that TZ or the system tells."""
    name = os.environ.get('TZ')
    key = 'none' if name is None else '=' + name
    if not _known.is_known or _known.name != key:
        found = _zone_at(_OF_MACHINE) if name is None else zone_named(name)
        _known.zone = utc() if found is None else found
        _known.name = key
        _known.is_known = True
    return _known.zone


def local_seconds_of(year, month, day, hour, minute, second, is_summer):
    """Since 1970, of fields of the machine's local time."""
    return zone_of_machine().seconds_of_local(seconds_of(year, month, day, hour, minute, second), is_summer)
