"""The module time."""

from rpython.rtyper import other_threads
from rpython.rtyper.lltypesystem.lltype import cast_float_to_int, external
from serpentine_system import interrupts

time_seconds = external('time_seconds')
time_monotonic = external('time_monotonic')
time_process = external('time_process')


def time():
    return time_seconds()


def time_ns():
    return cast_float_to_int(time_seconds() * 1e9)


def monotonic():
    return time_monotonic()


def monotonic_ns():
    return cast_float_to_int(time_monotonic() * 1e9)


def perf_counter():
    return time_monotonic()


def perf_counter_ns():
    return cast_float_to_int(time_monotonic() * 1e9)


def process_time():
    return time_process()


def process_time_ns():
    return cast_float_to_int(time_process() * 1e9)


def sleep(seconds):
    duration = float(seconds)
    if duration < 0.0:
        raise ValueError('sleep length must be non-negative')
    other_threads.run_while_sleeping()
    interrupts.sleep(duration)
