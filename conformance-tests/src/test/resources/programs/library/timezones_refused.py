"""What timezone() says of wrong offsets and names."""


def main():
    from datetime import timezone, timedelta
    for f in (lambda: timezone(timedelta(days=1)), lambda: timezone(timedelta(hours=-24)), lambda: timezone(5), lambda: timezone(timedelta(hours=1), 5), lambda: timezone(timedelta(0)), lambda: timezone(timedelta(hours=2), "X"), lambda: timezone(timedelta(hours=23, minutes=59, seconds=59, microseconds=1))):
        try:
            z = f()
            print(z, repr(z))
        except (TypeError, ValueError) as e:
            print(type(e).__name__, e)


if __name__ == "__main__":
    main()
