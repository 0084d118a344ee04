"""What datetime asks of the platform, and of tuples with names, in a form that can be translated; and its errors as CPython's own module has them."""

from collections import namedtuple
from math import floor, modf
from operator import index
from time import time_ns

from rpython.rlib.objectmodel import specialize, we_are_translated
from rpython.rlib.rtime.fields import Moment, formatted, struct_time
from rpython.rtyper.special_methods import name_in_errors
from rpython.rlib.rtime.zones import zone_of_machine
from re import compile as _compiled_pattern, IGNORECASE as _IGNORECASE

__all__ = ['_build_struct_time', '_cmperror', '_check_date_fields', '_check_time_fields', '_check_tzinfo_arg', '_isoweek_to_gregorian']

_DAYS = ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')
_MONTHS = ('January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December')
_date, _time, _datetime, _timedelta, _timezone = original.date, original.time, original.datetime, original.timedelta, original.timezone


def _check_date_fields(year, month, day):
    year, month, day = index(year), index(month), index(day)
    if year < 1 or year > 9999:
        raise ValueError('year ' + str(year) + ' is out of range')
    if month < 1 or month > 12:
        raise ValueError('month must be in 1..12')
    if day < 1 or day > original._days_in_month(year, month):
        raise ValueError('day is out of range for month')
    return year, month, day


def _check_time_fields(hour, minute, second, microsecond, fold):
    hour, minute, second, microsecond = index(hour), index(minute), index(second), index(microsecond)
    if hour < 0 or hour > 23:
        raise ValueError('hour must be in 0..23')
    if minute < 0 or minute > 59:
        raise ValueError('minute must be in 0..59')
    if second < 0 or second > 59:
        raise ValueError('second must be in 0..59')
    if microsecond < 0 or microsecond > 999999:
        raise ValueError('microsecond must be in 0..999999')
    if fold != 0 and fold != 1:
        raise ValueError('fold must be either 0 or 1')
    return hour, minute, second, microsecond, fold


def _check_tzinfo_arg(tz):
    if tz is not None and not isinstance(tz, original.tzinfo):
        raise TypeError('tzinfo argument must be None or of a tzinfo subclass, not type ' + repr(type(tz).__name__))


_library_isoweek_to_gregorian = original._isoweek_to_gregorian


def _isoweek_to_gregorian(year, week, day):
    if not 0 < day < 8:
        # What is wrong with the year or the week is said before.
        _library_isoweek_to_gregorian(year, week, 1)
        raise ValueError('Invalid day: ' + str(day) + ' (range is [1, 7])')
    return _library_isoweek_to_gregorian(year, week, day)


# Formatting


def _cmperror(x, y):
    raise TypeError("can't compare " + name_in_errors(type(x)) + ' to ' + name_in_errors(type(y)))


def _date_strftime(self, format):
    return formatted(Moment(self._year, self._month, self._day, 0, 0, 0, 0, '', ''), format)


def _time_strftime(self, format):
    return formatted(Moment(1900, 1, 1, self._hour, self._minute, self._second, self._microsecond, original._format_offset(self.utcoffset()), self.tzname() or ''), format)


def _datetime_strftime(self, format):
    return formatted(Moment(self._year, self._month, self._day, self._hour, self._minute, self._second, self._microsecond, original._format_offset(self.utcoffset()), self.tzname() or ''), format)


# Parsing


def _directives():
    """The same dict at each call."""
    from _strptime import _TimeRE_cache
    if not _known_directives:
        _known_directives.append({code: text for code, text in _TimeRE_cache.items()})
    return _known_directives[0]


_directives._annspecialcase_ = 'specialize:memo'
_known_directives = []
_SPECIAL = '\\.^$*+?(){}[]|'


def _pattern_at_run_time(format):
    """The same for a format that only the run tells."""
    directives = _directives()
    parts = []
    place = 0
    while place < len(format):
        character = format[place]
        place += 1
        if character == '%':
            if place == len(format):
                return "stray %% in format '%s'" % format
            if format[place] not in directives:
                return "'%s' is a bad directive in format '%s'" % ('%' if format[place] == '\\' else format[place], format)
            parts.append(directives[format[place]])
            place += 1
        elif character.isspace():
            while place < len(format) and format[place].isspace():
                place += 1
            parts.append('\\s+')
        else:
            parts.append('\\' + character if character in _SPECIAL else character)
    return _compiled_pattern(''.join(parts), _IGNORECASE)


def _pattern_of(format):
    """What texts in a format look like; or what is wrong with the format."""
    from _strptime import _TimeRE_cache
    try:
        return _compiled_pattern(_TimeRE_cache.pattern(format), _IGNORECASE)
    except KeyError as error:
        bad = error.args[0]
        return "'%s' is a bad directive in format '%s'" % ('%' if bad == '\\' else bad, format)
    except IndexError:
        return "stray %% in format '%s'" % format


_pattern_of._annspecialcase_ = 'specialize:memo'
_pattern_of._at_run_time_ = _pattern_at_run_time


def _group(match, name):
    """What a directive stands for in a text; empty where the format has none."""
    return (match[name] or '') if name in match.re.groupindex else ''


def _number(match, name, default):
    text = _group(match, name)
    return int(text) if text else default


def _index_of(names, text, length):
    low = text.lower()
    for i in range(len(names)):
        if names[i][:length].lower() == low:
            return i
    return -1


@specialize.arg(1)
def _parsed(text, format):
    """The match, and the fields of a datetime."""
    pattern = _pattern_of(format)
    if isinstance(pattern, str):
        raise ValueError(pattern)
    match = pattern.match(text)
    if match is None:
        raise ValueError('time data ' + repr(text) + ' does not match format ' + repr(format))
    if match.end() != len(text):
        raise ValueError('unconverted data remains: ' + text[match.end():])
    return _fields(match)


def _fields(match):
    year = _number(match, 'Y', 1900)
    short = _group(match, 'y')
    if short:
        year = int(short) + (2000 if int(short) <= 68 else 1900)
    month = _number(match, 'm', 1)
    if _group(match, 'B'):
        month = _index_of(_MONTHS, _group(match, 'B'), 20) + 1
    elif _group(match, 'b'):
        month = _index_of(_MONTHS, _group(match, 'b'), 3) + 1
    day = _number(match, 'd', 1)
    weekday = _weekday(match)
    week, monday_first = (_group(match, 'U'), False) if _group(match, 'U') else (_group(match, 'W'), True)
    ordinal = 0
    has_year = _group(match, 'Y') or short
    if _group(match, 'G') and not has_year or _group(match, 'V') and not week:
        ordinal = _ordinal_of_iso_week(match, weekday)
    elif _group(match, 'j'):
        ordinal = _date(year, 1, 1).toordinal() + int(_group(match, 'j')) - 1
    elif week and weekday >= 0:
        ordinal = _ordinal_of_week(year, int(week), weekday, monday_first)
    if ordinal:
        found = _date.fromordinal(ordinal)
        year, month, day = found.year, found.month, found.day
    hour = _number(match, 'H', 0)
    if _group(match, 'I'):
        hour = int(_group(match, 'I')) % 12 + (12 if _group(match, 'p').lower() == 'pm' else 0)
    fraction = _group(match, 'f')
    return year, month, day, hour, _number(match, 'M', 0), _number(match, 'S', 0), int(fraction + '0' * (6 - len(fraction))) if fraction else 0, _zone(_group(match, 'z'))


def _weekday(match):
    """From 0 for Monday; -1 where none is told."""
    if _group(match, 'A'):
        return _index_of(_DAYS, _group(match, 'A'), 20)
    if _group(match, 'a'):
        return _index_of(_DAYS, _group(match, 'a'), 3)
    if _group(match, 'u'):
        return int(_group(match, 'u')) - 1
    return (int(_group(match, 'w')) + 6) % 7 if _group(match, 'w') else -1


_WEEKDAYS = "a weekday directive ('%A', '%a', '%w', or '%u')."


def _ordinal_of_iso_week(match, weekday):
    year, week = _group(match, 'G'), _group(match, 'V')
    if year:
        if not week or weekday < 0:
            raise ValueError("ISO year directive '%G' must be used with the ISO week directive '%V' and " + _WEEKDAYS)
        if _group(match, 'j'):
            raise ValueError("Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use '%Y' instead.")
        return _date.fromisocalendar(int(year), int(week), weekday + 1).toordinal()
    if weekday < 0:
        raise ValueError("ISO week directive '%V' must be used with the ISO year directive '%G' and " + _WEEKDAYS)
    raise ValueError("ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead.")


def _ordinal_of_week(year, week, weekday, monday_first):
    """Of a day in a week of the year that begins with the year's first Monday, or Sunday; the days before are of week 0."""
    first = _date(year, 1, 1).toordinal()
    if monday_first:
        first_weekday, place = (first + 6) % 7, weekday
    else:
        first_weekday, place = first % 7, (weekday + 1) % 7
    if week == 0:
        return first + place - first_weekday
    return first + (7 - first_weekday) % 7 + 7 * (week - 1) + place


def _zone(text):
    """The time zone that an offset tells; None for the empty text."""
    if text == '':
        return None
    if text == 'Z' or text == 'z':
        return _timezone.utc
    digits = text[1:].replace(':', '')
    fraction = ''
    if '.' in digits:
        digits, fraction = digits.split('.')
    seconds = int(digits[:2]) * 3600 + int(digits[2:4]) * 60 + (int(digits[4:6]) if len(digits) > 4 else 0)
    microseconds = int(fraction + '0' * (6 - len(fraction))) if fraction else 0
    offset = _timedelta(seconds=seconds, microseconds=microseconds)
    return _timezone(-offset if text[0] == '-' else offset)


@specialize.arg(2)
def _strptime(cls, date_string, format):
    if not isinstance(date_string, str):
        raise TypeError('strptime() argument 1 must be str, not ' + type(date_string).__name__)
    if not isinstance(format, str):
        raise TypeError('strptime() argument 2 must be str, not ' + type(format).__name__)
    year, month, day, hour, minute, second, microsecond, zone = _parsed(date_string, format)
    return cls(year, month, day, hour, minute, second, microsecond, zone)


# Text as ISO 8601 has it: what cannot be read is told apart from what is read and no day or time


def _check_is_text(text):
    if not isinstance(text, str):
        raise TypeError('fromisoformat: argument must be str')


def _unreadable(text):
    return ValueError('Invalid isoformat string: ' + repr(text))


def _date_fromisoformat(cls, date_string):
    _check_is_text(date_string)
    if len(date_string) not in (7, 8, 10):
        raise _unreadable(date_string)
    try:
        components = original._parse_isoformat_date(date_string)
    except Exception:
        raise _unreadable(date_string) from None
    return cls(*components)


def _time_fromisoformat(cls, time_string):
    _check_is_text(time_string)
    try:
        components = original._parse_isoformat_time(time_string.removeprefix('T'))
    except Exception:
        raise _unreadable(time_string) from None
    return cls(*components)


def _datetime_fromisoformat(cls, date_string):
    _check_is_text(date_string)
    if len(date_string) < 7:
        raise _unreadable(date_string)
    try:
        separator = original._find_isoformat_datetime_separator(date_string)
        date_components = original._parse_isoformat_date(date_string[:separator])
        time_components = [0, 0, 0, 0, None] if separator >= len(date_string) else original._parse_isoformat_time(date_string[separator + 1:])
    except Exception:
        raise _unreadable(date_string) from None
    return cls(*(date_components + time_components))


# The calendar of weeks

_Weeks = namedtuple('_Weeks', 'year week weekday')


class IsoCalendarDate(_Weeks):
    __slots__ = ()

    def __repr__(self):
        return 'datetime.IsoCalendarDate(year=' + str(self.year) + ', week=' + str(self.week) + ', weekday=' + str(self.weekday) + ')'


def _isocalendar(self):
    year = self._year
    first = original._isoweek1monday(year)
    today = original._ymd2ord(self._year, self._month, self._day)
    week, day = divmod(today - first, 7)
    if week < 0:
        year -= 1
        week, day = divmod(today - original._isoweek1monday(year), 7)
    elif week >= 52 and today >= original._isoweek1monday(year + 1):
        year += 1
        week = 0
    return IsoCalendarDate(year, week + 1, day + 1)


# Times as tuples

_library_times = original._build_struct_time


def _build_struct_time(year, month, day, hour, minute, second, is_summer):
    if not we_are_translated():
        return _library_times(year, month, day, hour, minute, second, is_summer)
    weekday = (original._ymd2ord(year, month, day) + 6) % 7
    return struct_time(year, month, day, hour, minute, second, weekday, original._days_before_month(year, month) + day, is_summer)


def _local_timezone(self):
    seconds = self._mktime() if self.tzinfo is None else (self - original._EPOCH) // _timedelta(seconds=1)
    clock = zone_of_machine().at(seconds)
    return _timezone(_timedelta(seconds=clock.offset), clock.name)


# What is wrong is said as CPython's own module says it.
_OUT_OF_RANGE = 'date value out of range'
_library_date_difference, _library_difference = _date.__sub__, _datetime.__sub__
_library_order, _library_order_of_times = _datetime._cmp, _time._cmp
_library_astimezone = _datetime.astimezone


def _from_ordinal(cls, n):
    n = index(n)
    if n < 1:
        raise ValueError('ordinal must be >= 1')
    year, month, day = original._ord2ymd(n)
    return cls(year, month, day)


def _combine(cls, date, time, tzinfo=True):
    if not isinstance(date, _date):
        raise TypeError('combine() argument 1 must be datetime.date, not ' + type(date).__name__)
    if not isinstance(time, _time):
        raise TypeError('combine() argument 2 must be datetime.time, not ' + type(time).__name__)
    zone = time.tzinfo if tzinfo is True else tzinfo
    return cls(date.year, date.month, date.day, time.hour, time.minute, time.second, time.microsecond, zone, fold=time.fold)


def _astimezone(self, tz=None):
    _check_tzinfo_arg(tz)
    return _library_astimezone(self, tz)


def _date_sum(self, other):
    if not isinstance(other, _timedelta):
        return NotImplemented
    ordinal = self.toordinal() + other.days
    if ordinal < 1 or ordinal > original._MAXORDINAL:
        raise OverflowError(_OUT_OF_RANGE)
    return type(self).fromordinal(ordinal)


def _date_difference(self, other):
    return NotImplemented if isinstance(other, _datetime) else _library_date_difference(self, other)


def _datetime_sum(self, other):
    if not isinstance(other, _timedelta):
        return NotImplemented
    seconds, microsecond = divmod(self._microsecond + other.microseconds, 1000000)
    days, seconds = divmod(self._hour * 3600 + self._minute * 60 + self._second + other.seconds + seconds, 86400)
    ordinal = self.toordinal() + other.days + days
    if ordinal < 1 or ordinal > original._MAXORDINAL:
        raise OverflowError(_OUT_OF_RANGE)
    day = _date.fromordinal(ordinal)
    minutes, second = divmod(seconds, 60)
    hour, minute = divmod(minutes, 60)
    return type(self)(day.year, day.month, day.day, hour, minute, second, microsecond, self._tzinfo)


def _is_only_one_aware(self, other):
    return self._tzinfo is not other._tzinfo and (self.utcoffset() is None) != (other.utcoffset() is None)


def _datetime_difference(self, other):
    if isinstance(other, _datetime) and _is_only_one_aware(self, other):
        raise TypeError("can't subtract offset-naive and offset-aware datetimes")
    return _library_difference(self, other)


def _datetime_order(self, other, allow_mixed=False):
    if not allow_mixed and _is_only_one_aware(self, other):
        raise TypeError("can't compare offset-naive and offset-aware datetimes")
    return _library_order(self, other, allow_mixed)


def _time_order(self, other, allow_mixed=False):
    if not allow_mixed and _is_only_one_aware(self, other):
        raise TypeError("can't compare offset-naive and offset-aware times")
    return _library_order_of_times(self, other, allow_mixed)


_date.__add__ = _date.__radd__ = _date_sum
_date.__sub__ = _date_difference
_datetime.__add__ = _datetime.__radd__ = _datetime_sum
_datetime.__sub__ = _datetime_difference
_datetime._cmp = _datetime_order
_time._cmp = _time_order
_datetime._local_timezone = _local_timezone
_date.isocalendar = _isocalendar
_date.fromordinal = classmethod(_from_ordinal)
_datetime.combine = classmethod(_combine)
_datetime.astimezone = _astimezone
_date.strftime = _date_strftime
_time.strftime = _time_strftime
_datetime.strftime = _datetime_strftime
_datetime.strptime = classmethod(_strptime)


# Durations: whole microseconds are summed exactly, and what is left of all fractions is rounded once, as CPython's own module does.


def _whole_and_rest(number, unit, name):
    """How many whole units of how many microseconds; and what is left, in microseconds, of which some are whole too."""
    if isinstance(number, float):
        rest, whole = modf(number)
        return int(whole), rest * unit
    if isinstance(number, int):
        return int(number), 0.0
    raise TypeError('unsupported type for timedelta ' + name + ' component: ' + name_in_errors(type(number)))


_whole_and_rest._annspecialcase_ = 'specialize:argtype(0)'


def _to_nearest(rest, is_odd):
    """The whole microseconds nearest to these; of two that are as near the one which makes an odd or even sum even."""
    nearest = floor(abs(rest) + 0.5) if rest >= 0.0 else -floor(abs(rest) + 0.5)
    if abs(nearest - rest) != 0.5:
        return nearest
    below = floor(rest)
    return below if (below & 1) == is_odd else below + 1


def _timedelta_new(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
    """As in datetime."""
    us, us_rest = _whole_and_rest(microseconds, 1, 'microseconds')
    ms, ms_rest = _whole_and_rest(milliseconds, 1000, 'milliseconds')
    s, s_rest = _whole_and_rest(seconds, 1000000, 'seconds')
    m, m_rest = _whole_and_rest(minutes, 60000000, 'minutes')
    h, h_rest = _whole_and_rest(hours, 3600000000, 'hours')
    d, d_rest = _whole_and_rest(days, 86400000000, 'days')
    w, w_rest = _whole_and_rest(weeks, 604800000000, 'weeks')
    fractions = 0.0
    for rest in (us_rest, ms_rest, s_rest, m_rest, h_rest, d_rest, w_rest):
        fraction, whole = modf(rest)
        us += int(whole)
        fractions += fraction
    carried, ms = divmod(ms, 1000)
    us += 1000 * ms
    if fractions != 0.0:
        us += _to_nearest(fractions, us & 1)
    carried_too, us = divmod(us, 1000000)
    whole_days, s = divmod(s + carried + carried_too + 60 * m + 3600 * h, 86400)
    whole_days += d + 7 * w
    if abs(whole_days) > 999999999:
        if abs(whole_days) > 0x7fffffff:
            raise OverflowError('Python int too large to convert to C int')
        raise OverflowError('days=' + str(whole_days) + '; must have magnitude <= 999999999')
    self = object.__new__(cls)
    self._days, self._seconds, self._microseconds, self._hashcode = whole_days, s, us, -1
    return self


_timedelta_new._annspecialcase_ = 'specialize:argtype(1,2,3,4,5,6,7)'
_timedelta_new.__qualname__ = 'timedelta.__new__'
_timedelta.__new__ = _timedelta_new


def _as_fromisoformat(function):
    """Each has the name that all three have."""
    function.__name__ = 'fromisoformat'
    return classmethod(function)


_date.fromisoformat = _as_fromisoformat(_date_fromisoformat)
_time.fromisoformat = _as_fromisoformat(_time_fromisoformat)
_datetime.fromisoformat = _as_fromisoformat(_datetime_fromisoformat)


# What time it is


def _fields_at(cls, seconds, microsecond, zone, fold):
    """The date and time so many seconds after the beginning of 1970."""
    days, second = divmod(seconds, 86400)
    if days < -719162 or days > 2932896:
        raise ValueError('year is out of range')
    year, month, day = original._ord2ymd(days + 719163)
    return cls(year, month, day, second // 3600, second // 60 % 60, second % 60, microsecond, zone, fold=fold)


def _local_at(cls, seconds, microsecond):
    """In the machine's time zone; a time that a change of clocks repeats is told apart by its fold."""
    zone = zone_of_machine()
    offset = zone.at(seconds).offset
    change = offset - zone.at(seconds - 86400).offset
    fold = 1 if change < 0 and zone.at(seconds + change).offset + change == offset else 0
    return _fields_at(cls, seconds + offset, microsecond, None, fold)


def _at(cls, seconds, microsecond, zone):
    if zone is None:
        return _local_at(cls, seconds, microsecond)
    return zone.fromutc(_fields_at(cls, seconds, microsecond, zone, 0))


def _datetime_now(cls, tz=None):
    _check_tzinfo_arg(tz)
    seconds, rest = divmod(time_ns(), 1000000000)
    return _at(cls, seconds, rest // 1000, tz)


def _datetime_today(cls):
    return _datetime_now(cls)


def _datetime_utcnow(cls):
    seconds, rest = divmod(time_ns(), 1000000000)
    return _fields_at(cls, seconds, rest // 1000, None, 0)


@specialize.argtype(0)
def _split_seconds(timestamp):
    """Whole seconds and microseconds, rounded half to even."""
    if isinstance(timestamp, int):
        return timestamp, 0
    part, whole = modf(timestamp)
    microsecond = round(part * 1e6)
    seconds = int(whole)
    if microsecond >= 1000000:
        return seconds + 1, microsecond - 1000000
    if microsecond < 0:
        return seconds - 1, microsecond + 1000000
    return seconds, microsecond


@specialize.argtype(1)
def _datetime_fromtimestamp(cls, timestamp, tz=None):
    _check_tzinfo_arg(tz)
    seconds, microsecond = _split_seconds(timestamp)
    return _at(cls, seconds, microsecond, tz)


@specialize.argtype(1)
def _datetime_utcfromtimestamp(cls, timestamp):
    seconds, microsecond = _split_seconds(timestamp)
    return _fields_at(cls, seconds, microsecond, None, 0)


def _date_today(cls):
    seconds = time_ns() // 1000000000
    return _date_at(cls, seconds)


@specialize.argtype(1)
def _date_fromtimestamp(cls, timestamp):
    return _date_at(cls, floor(timestamp))


def _date_at(cls, seconds):
    days = (seconds + zone_of_machine().at(seconds).offset) // 86400
    year, month, day = original._ord2ymd(days + 719163)
    return cls(year, month, day)


_datetime.now = classmethod(_datetime_now)


_OMITTED = _timezone._Omitted


def _timezone_new(cls, offset, name=_OMITTED):
    """timezone(), with what CPython says of wrong arguments."""
    if not isinstance(offset, _timedelta):
        raise TypeError('timezone() argument 1 must be datetime.timedelta, not ' + type(offset).__name__)
    if name is _OMITTED:
        if not offset:
            return cls.utc
        name = None
    elif not isinstance(name, str):
        raise TypeError('timezone() argument 2 must be str, not ' + type(name).__name__)
    if not cls._minoffset <= offset <= cls._maxoffset:
        raise ValueError('offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not ' + repr(offset) + '.')
    return cls._create(offset, name)


_timezone.__new__ = _timezone_new
_datetime.today = classmethod(_datetime_today)
_datetime.utcnow = classmethod(_datetime_utcnow)
_datetime.fromtimestamp = classmethod(_datetime_fromtimestamp)
_datetime.utcfromtimestamp = classmethod(_datetime_utcfromtimestamp)
_date.today = classmethod(_date_today)
_date.fromtimestamp = classmethod(_date_fromtimestamp)

# As those that CPython has in C say.
for _each in (_date, _time, _datetime, _timedelta, _timezone, original.tzinfo):
    _each.__module__ = 'datetime'
