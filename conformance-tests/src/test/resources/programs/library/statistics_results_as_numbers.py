"""What may be done with results that are ints or floats."""
import statistics as st, math
def describe(x: float):
    return f'{x:.3f}'


def main():
    data = [3, 1, 4, 1, 5, 9]
    v = st.variance(data)
    w = st.variance([1, 2, 3])
    print(v, w, round(v, 2), round(w, 2), round(w), round(v), f'{v:.2f} {w:8.1f} {w}', '%.2f %d %s' % (v, w, w), v ** 0.5, math.sqrt(w), v / 2, w * 2, w + 1, w + 0.5, v > 1, v == w, int(v), float(w), abs(w), -w, str(w) + '!')
    stats = {'v': v, 'w': w, 'n': 3, 'x': 2.5}
    print(stats, [x - v for x in data], sum([v, w]), max(v, w), sorted([v, w, 2]), min(data, key=lambda x: abs(x - v)))
    print(describe(v), describe(2.5), describe(3))
    z = [(x - v) / w for x in data]
    print(z, sum(z), math.floor(v), w // 2, v % 2, isinstance(w, int), isinstance(v, float), type(w).__name__)
    total = 0.0
    total += v
    print(total, total / len(data), hash(w), w in [1, 2], {w: 1}, bool(w), math.isclose(w, 1.0), pow(v, 2), divmod(w, 2))
    print('{:.1f} {:>10}'.format(v, w), repr(v), w.is_integer(), v.is_integer())


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
