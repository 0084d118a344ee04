"""fromisoformat of texts that cannot be read, and of texts that are no day or time."""
from datetime import date, datetime, time, timedelta


def main():
    for t in ('2024-02-30', '2024-13-01', '0000-01-01', '2024-1-1', 'x', '2024-02-29', '20240230', '2024-W54-1', '2024-W10-8', '2024-00-10', '2023-W53-1', '', '2024-02-3x'):
        try:
            print(date.fromisoformat(t))
        except ValueError as e:
            print(repr(t), e)
    for t in ('25:00', '10:60', '10:00:60', '10:00:00.1234567', '10', '1', '10:00:00.5', 'ab:cd', '10:00+01:00', '24:00', '100000', '10:00:00,123', '10:00Z'):
        try:
            print(time.fromisoformat(t))
        except ValueError as e:
            print(repr(t), e)
    for t in ('2024-02-30T10:00', '2024-02-28 10:61', '2024-02-28', '2024-02-28x10:00', '2024-02-28T', '20240228T101500', '2024-02-28T10:00:00+05:30', 'nope', '2024-02-28T25:00', '2024-W09-3T10:00'):
        try:
            print(datetime.fromisoformat(t))
        except ValueError as e:
            print(repr(t), e)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
