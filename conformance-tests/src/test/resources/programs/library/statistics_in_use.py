"""Results of statistics in reports, sorted, in further computation, and its functions as values."""
import statistics
from statistics import mean, stdev, median, StatisticsError
class Sensor:
    def __init__(self, name):
        self.name = name
        self.values = []
    def add(self, v):
        self.values.append(v)
        return self
    @property
    def summary(self):
        try:
            return {'mean': mean(self.values), 'sd': stdev(self.values), 'median': median(self.values)}
        except StatisticsError as e:
            return {'error': str(e)}
def report(label, data):
    print(f'{label:<8} {statistics.mean(data):8.3f} {statistics.median(data):6.1f} {statistics.variance(data):.4f} {statistics.mode(data)}')


def main():
    a = Sensor('a').add(1).add(2.5).add(4)
    b = Sensor('b')
    print(a.summary, b.summary)
    FUNCTIONS = {'mean': statistics.mean, 'median': statistics.median, 'pstdev': statistics.pstdev}
    for name, f in FUNCTIONS.items():
        print(name, f([1, 2, 3, 4]), f([1.5, 2.5]))
    report('ints', [1, 2, 2, 3])
    report('floats', [1.0, 2.0, 2.0, 3.5])
    grades = {'ann': [90, 85], 'bob': [70, 65, 80]}
    averages = {k: mean(v) for k, v in grades.items()}
    print(averages, max(averages, key=averages.get), round(mean(averages.values()), 2))
    print(sorted(averages.items(), key=lambda p: -p[1]))
    z = [(x - mean(grades['bob'])) / stdev(grades['bob']) for x in grades['bob']]
    print([round(v, 3) for v in z])
    print(mean(map(len, ['a', 'bcd'])), median(sorted({3, 1, 2})), mean(x for x in (1, 2, 3)))
    IQ = statistics.NormalDist(100, 15)
    print(round(IQ.cdf(130), 4), [round(q, 2) for q in IQ.quantiles(4)], IQ, mean([10 ** 14, 10 ** 14 + 2]))
    print(statistics.mean([0.1] * 10), statistics.fmean([0.1] * 10), sum([0.1] * 10) / 10)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
