"""Times as fields and as text."""
import time

def main(argv):
    start = time.perf_counter()
    t = time.gmtime(0)
    print(t.tm_year, t.tm_mon, t.tm_mday, t.tm_wday, t.tm_yday)
    print(time.strftime('%Y-%m-%d %H:%M:%S', time.gmtime(1700000000)))
    print(time.strftime('%A %d %B', time.gmtime(1700000000)), time.asctime(time.gmtime(0)))
    local = time.localtime()
    print(local.tm_year > 2000, len(time.strftime('%H:%M')))
    print(time.mktime(time.localtime(1700000000)))
    parsed = time.strptime('2024-01-02', '%Y-%m-%d')
    print(parsed.tm_year, parsed.tm_yday, parsed[:3])
    print(time.perf_counter() - start < 10, time.time() > 1.6e9, time.monotonic() > 0, time.process_time() >= 0)
    time.sleep(0.001)
    print(time.gmtime(0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
