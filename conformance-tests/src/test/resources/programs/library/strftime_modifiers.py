# Modifiers of directives, directives that are none, and centuries of few years.
import time, datetime
def main():
    g = time.gmtime(86400 * 200 + 12345)
    for f in ("%Ey", "%Od", "%EY", "%EC", "%Ex", "%EX", "%Ec", "%OH", "%OI", "%Om", "%OM", "%OS", "%Ou", "%OU", "%OV", "%Ow", "%OW", "%Oy", "%Oe", "%E", "%O", "%Ed", "%OY", "%EE", "%EOd", "%C", "%5", "a%", "%", "%5d", "%05d", "%-d", "%_d", "%^a", "%#a", "%10Y", "%q", "%%E", "%E%", "%5q", "%05q", "%^q", "%10Ey", "%5Od", "%-Od", "%5E", "%5Ed", "%E5d", "%OEy", "%010", "%_5", "%^5", "%3C", "%_C", "%En|", "%8En|", "%5n|", "%-", "%+", "%G", "%g", "%V", "%h", "%D", "%e", "%n", "%t", "%P", "%r", "%R", "%T", "%k", "%l", "%F", "%010d|", "%-5d|", "%_5m|", "%0e", "%5%"):
        try:
            print(f, repr(time.strftime(f, g)))
        except ValueError as e:
            print(f, e)
    for y in (1, 99, 999, 1000, 9999):
        d = datetime.datetime(y, 1, 2, 3, 4, 5)
        print(repr(d.strftime("%C %y %Y %G %g %F %D %EC %Ey %EY %5")))
main()
