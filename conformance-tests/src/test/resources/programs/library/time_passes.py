"""time only goes on; nothing of its values is printed."""

import time


def main(argv):
    start = time.time()
    ticks = time.perf_counter()
    total = 0
    for i in range(1000):
        total += i
    print(total, time.time() >= start, time.perf_counter() >= ticks, start > 1.6e9, time.time() - start < 1000.0)
    time.sleep(0.001)
    print(time.perf_counter() - ticks >= 0.001, time.monotonic() > 0.0)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))
