from datetime import date, datetime, time, timedelta
import time as t
def main():
    d = datetime(2024, 7, 4, 9, 5, 3, 1234)
    for f in ["%-d", "%-m/%-d/%Y", "%_d|", "%-I:%M %p", "%^a %^B", "%#p %#a", "%10A|", "%03d", "%5d|", "%_5d|", "%-5d|", "%-j", "%_j", "%e %-e", "%0e", "%-H:%-M:%-S", "%-y", "%_Y", "%8Y", "%-U %-W %-V", "%^p", "%-", "%-q", "abc %", "%%-d", "%010d", "%-Z|", "%-l"]:
        print(f, repr(d.strftime(f)))
    print(date(2024, 1, 1).strftime("%A, %B %-d"), f"{d:%-d.%-m.}", time(7, 8).strftime("%-H"))
    print(t.strftime("%-d %B", (2024, 3, 5, 1, 2, 3, 1, 65, 0)))
if __name__ == "__main__":
    main()
