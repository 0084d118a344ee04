"""Format specifications of floats."""


def main(argv):
    for value in (0.0, 1.0, -1.5, 3.14159265, 1234567.891, 1e-7, 2.5e20, 0.5, 1.5, 2.675):
        print(f"{value:.0f} {value:.1f} {value:.2f} {value:.6f} {value:f}")
        print(f"{value:e} {value:.3e} {value:E} {value:g} {value:.3g} {value:G}")
        print(f"[{value:10.2f}] [{value:<10.2f}] [{value:^10.2f}] [{value:010.2f}] [{value:+.1f}] [{value:,.2f}]")
    print(f"{0.25:%} {0.12345:.1%} {12.0:.3} {12:.2f}")
    print("%f %.2f %8.3f %-8.1f| %e %g" % (1.5, 2.25, 3.125, 4.0, 12345.678, 0.0001))
    print("%.1f %s %r" % (0.05, 0.1, 1e100))
    print(f"{float('inf'):.2f} {float('nan'):5} {-float('inf'):08.1f}")
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(main(sys.argv))

# also with --unchecked
