"""An int without bounds meets what may be an int or a float."""
import sys


def parse(text):
    try:
        return int(text)
    except ValueError:
        return float(text)


HUGE = 777777777777777777777777777777


def main(argv):
    whole = parse("7")
    part = parse("7.5")
    huge = HUGE * len(argv)
    seven = huge // 111111111111111111111111111111
    for x in (whole, part):
        print(x == seven, seven == x, x != seven, x < seven, seven < x, x <= seven, seven >= x)
        print(x == huge, huge == x, x < huge, huge <= x)
        print(x + seven, seven - x, x * seven, x / seven, seven // x, x % seven, seven % x)
        print(x + huge, huge * x, huge // x)
    print(seven in [whole, part], max(whole, seven), min(part, huge))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
