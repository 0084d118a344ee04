"""What time has of times as fields and as text."""

from datetime import datetime
from math import floor

from rpython.rlib.rtime.fields import Moment, fields_of, formatted
from rpython.rlib.rtime.zones import local_seconds_of, zone_of_machine
from serpentine_system import clocks

arithmetic_is_checked = True


def gmtime(seconds=None, /):
    return fields_of(floor(clocks.time() if seconds is None else seconds), 0, 0, 'UTC')


def localtime(seconds=None, /):
    moment = floor(clocks.time() if seconds is None else seconds)
    clock = zone_of_machine().at(moment)
    return fields_of(moment, clock.offset, 1 if clock.is_summer else 0, clock.name)


def mktime(time_tuple, /):
    return float(local_seconds_of(time_tuple[0], time_tuple[1], time_tuple[2], time_tuple[3], time_tuple[4], time_tuple[5], time_tuple[8]))


def _name_of(fields):
    """The name of the zone of some fields."""
    if hasattr(fields, 'tm_zone'):
        return fields.tm_zone
    return localtime().tm_zone


def _text(format, fields):
    return formatted(Moment(fields[0], fields[1], fields[2], fields[3], fields[4], fields[5], 0, _offset_text(fields), _name_of(fields)), format)


def _offset_text(fields):
    offset = fields.tm_gmtoff if hasattr(fields, 'tm_gmtoff') else 0
    sign = '-' if offset < 0 else '+'
    minutes = abs(offset) // 60
    return sign + '%02d' % (minutes // 60) + ':' + '%02d' % (minutes % 60)


def strftime(format, time_tuple=None, /):
    return _text(format, localtime()) if time_tuple is None else _text(format, time_tuple)


def asctime(time_tuple=None, /):
    return strftime('%c', time_tuple)


def ctime(seconds=None, /):
    return _text('%c', localtime(seconds))


def strptime(string, format='%a %b %d %H:%M:%S %Y', /):
    return datetime.strptime(string, format).timetuple()


def tzset():
    """TZ is looked at whenever local time is asked for."""
