"""The fields of times: as tuples with names, in days and seconds since 1970, and as text in the locale C."""

from collections import namedtuple

_DAYS = ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')
_MONTHS = ('January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December')
_DAYS_BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
_DAYS_OF_400_YEARS = 146097
_SECONDS_OF_DAY = 86400


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_before_month(year, month):
    """In the year."""
    return _DAYS_BEFORE[month - 1] + (1 if month > 2 and is_leap(year) else 0)


def days_since_1970(year, month, day):
    before = year - 1
    return before * 365 + before // 4 - before // 100 + before // 400 + days_before_month(year, month) + day - 719163


def date_of_days(days):
    """Year, month and day, of days since 1970."""
    periods, rest = divmod(days + 719162, _DAYS_OF_400_YEARS)
    year = 400 * periods + 1
    centuries = min(rest // 36524, 3)
    rest -= centuries * 36524
    fours = rest // 1461
    rest -= fours * 1461
    ones = min(rest // 365, 3)
    rest -= ones * 365
    year += centuries * 100 + fours * 4 + ones
    month = 12
    while days_before_month(year, month) > rest:
        month -= 1
    return year, month, rest - days_before_month(year, month) + 1


def weekday_of_days(days):
    """From Monday, of days since 1970."""
    return (days + 3) % 7


_Times = namedtuple('_Times', 'tm_year tm_mon tm_mday tm_hour tm_min tm_sec tm_wday tm_yday tm_isdst')


class struct_time(_Times):
    """tm_zone and tm_gmtoff are what the time zone is called, and by how many seconds it is ahead; they are no items."""

    def __new__(cls, *fields):
        made = super().__new__(cls, *fields)
        made.tm_zone = ''
        made.tm_gmtoff = 0
        return made

    def __repr__(self):
        return ('time.struct_time(tm_year=%d, tm_mon=%d, tm_mday=%d, tm_hour=%d, tm_min=%d, tm_sec=%d, tm_wday=%d, tm_yday=%d, tm_isdst=%d)'
                % (self.tm_year, self.tm_mon, self.tm_mday, self.tm_hour, self.tm_min, self.tm_sec, self.tm_wday, self.tm_yday, self.tm_isdst))


def fields_of(seconds, offset, is_summer, zone):
    """The fields of a time in seconds since 1970, where clocks are ahead by so many seconds."""
    days, rest = divmod(seconds + offset, _SECONDS_OF_DAY)
    year, month, day = date_of_days(days)
    made = struct_time(year, month, day, rest // 3600, rest // 60 % 60, rest % 60, weekday_of_days(days), days_before_month(year, month) + day, is_summer)
    made.tm_zone = zone
    made.tm_gmtoff = offset
    return made


def seconds_of(year, month, day, hour, minute, second):
    """Since 1970, of fields that may be beyond their bounds."""
    year += (month - 1) // 12
    month = (month - 1) % 12 + 1
    return (days_since_1970(year, month, 1) + day - 1) * _SECONDS_OF_DAY + hour * 3600 + minute * 60 + second


class Moment:
    """What a format can ask for. week: of the day, from Monday; offset and zone as texts, empty where there is none."""

    def __init__(self, year, month, day, hour, minute, second, microsecond, offset, zone):
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.microsecond = microsecond
        self.offset = offset
        self.zone = zone
        self.weekday = weekday_of_days(days_since_1970(year, month, day))
        self.day_of_year = days_before_month(year, month) + day

    def part(self, code):
        """The text for a directive of one letter; None for what is none."""
        of_date = self._part_of_date(code)
        return of_date if of_date is not None else self._part_of_time(code)

    def _part_of_date(self, code):
        if code == 'Y':
            return str(self.year)
        if code == 'm':
            return _padded(self.month)
        if code == 'd':
            return _padded(self.day)
        if code == 'y':
            return _padded(self.year % 100)
        if code == 'C':
            return str(self.year // 100)
        if code == 'B':
            return _MONTHS[self.month - 1]
        if code == 'b' or code == 'h':
            return _MONTHS[self.month - 1][:3]
        if code == 'A':
            return _DAYS[self.weekday]
        if code == 'a':
            return _DAYS[self.weekday][:3]
        if code == 'j':
            return '%03d' % self.day_of_year
        if code == 'w':
            return str((self.weekday + 1) % 7)
        if code == 'u':
            return str(self.weekday + 1)
        if code == 'e':
            return '%2d' % self.day
        if code == 'U':
            return _padded((self.day_of_year + 6 - (self.weekday + 1) % 7) // 7)
        if code == 'W':
            return _padded((self.day_of_year + 6 - self.weekday) // 7)
        if code == 'G' or code == 'g' or code == 'V':
            year, week = self._iso_week()
            return str(year) if code == 'G' else _padded(year % 100 if code == 'g' else week)
        if code == 'F':
            return str(self.year) + '-' + _padded(self.month) + '-' + _padded(self.day)
        if code == 'D' or code == 'x':
            return _padded(self.month) + '/' + _padded(self.day) + '/' + _padded(self.year % 100)
        return None

    def _part_of_time(self, code):
        hour = (self.hour + 11) % 12 + 1
        if code == 'H':
            return _padded(self.hour)
        if code == 'M':
            return _padded(self.minute)
        if code == 'S':
            return _padded(self.second)
        if code == 'f':
            return '%06d' % self.microsecond
        if code == 'I':
            return _padded(hour)
        if code == 'k':
            return '%2d' % self.hour
        if code == 'l':
            return '%2d' % hour
        if code == 'p':
            return 'AM' if self.hour < 12 else 'PM'
        if code == 'P':
            return 'am' if self.hour < 12 else 'pm'
        if code == 'T' or code == 'X':
            return self._clock()
        if code == 'R':
            return _padded(self.hour) + ':' + _padded(self.minute)
        if code == 'r':
            return _padded(hour) + ':' + _padded(self.minute) + ':' + _padded(self.second) + (' AM' if self.hour < 12 else ' PM')
        if code == 'c':
            return _DAYS[self.weekday][:3] + ' ' + _MONTHS[self.month - 1][:3] + ' %2d ' % self.day + self._clock() + ' ' + str(self.year)
        if code == 'z':
            return self.offset.replace(':', '')
        if code == 'Z':
            return self.zone
        if code == '%':
            return '%'
        if code == 'n':
            return '\n'
        if code == 't':
            return '\t'
        return None

    def _iso_week(self):
        """The year and the week that the Thursday of its week is in."""
        thursday = days_since_1970(self.year, self.month, self.day) - self.weekday + 3
        year = date_of_days(thursday)[0]
        return year, (thursday - days_since_1970(year, 1, 1)) // 7 + 1

    def _clock(self):
        return _padded(self.hour) + ':' + _padded(self.minute) + ':' + _padded(self.second)


def _padded(number):
    return '%02d' % number


# Before a directive, as in C: padding by spaces, none, or by zeros; upper case, and the other case; or a width.
_FLAGS = '_-0^#123456789'
_NUMBERS = 'CdegGHIjklmMsSuUVwWyY'
# Directives that may be asked for as an era, or a locale, writes them, which in the locale C is as ever.
_BY_ERA = 'cnprstuxyzCPRTXYZ%'
_BY_LOCALE = 'bdeghjklmnprstuwyzBCGHIMPRSTUVWZ%'


def _end_of_flags(format, place):
    """Where the directive is that has them, or a modifier."""
    while place < len(format) and format[place] in _FLAGS:
        place += 1
    if place < len(format) and format[place] in 'EO':
        place += 1
    return place


def _part_as_asked(moment, text):
    """What the letter at the end of a directive stands for; None where it is none that Python leaves to the platform."""
    code = text[-1]
    if code == 'f' or len(text) < 2:
        return None
    modifier = text[-2]
    if modifier == 'E' and code not in _BY_ERA or modifier == 'O' and code not in _BY_LOCALE:
        return None
    return moment.part(code)


def _flagged(moment, text):
    """What a directive with flags stands for; the text itself, as wide as is asked for, where there is none by that letter."""
    code = text[-1]
    part = _part_as_asked(moment, text)
    is_known = part is not None
    if part is None:
        part = text
    padding = ' ' if not is_known or code in 'ekl' or code not in _NUMBERS else '0'
    width = 0
    for flag in text[1:-1] if is_known else text[1:]:
        if flag == '^':
            part = part.upper()
        elif flag == '#':
            part = part.lower() if code in 'pZ' else part.upper()
        elif flag.isdigit() and (width > 0 or flag != '0'):
            width = width * 10 + int(flag)
        elif flag in '_-0':
            padding = flag
        else:
            break
    if not is_known:
        return part.rjust(width, '0' if padding == '0' else ' ')
    return _repadded(part, padding, width, code in _NUMBERS)


def _repadded(part, padding, width, is_number):
    usual = len(part)
    if is_number:
        part = part.lstrip('0 ') or '0'
    if padding == '-':
        return part.rjust(width)
    return part.rjust(max(width, usual), ' ' if padding == '_' else padding)


def formatted(moment, format):
    parts = []
    place = 0
    while place < len(format):
        character = format[place]
        if character != '%' or place + 1 == len(format):
            parts.append(character)
            place += 1
        elif format[place + 1:place + 3] == ':z':
            parts.append(moment.offset)
            place += 3
        elif format[place + 1] in _FLAGS or format[place + 1] in 'EO':
            end = _end_of_flags(format, place + 1)
            parts.append(_flagged(moment, format[place:end + 1]))
            place = end + 1
        else:
            part = moment.part(format[place + 1])
            parts.append(format[place:place + 2] if part is None else part)
            place += 2
    return ''.join(parts)
