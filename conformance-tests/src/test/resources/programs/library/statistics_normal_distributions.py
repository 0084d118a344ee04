"""Normal distributions."""
from statistics import NormalDist, StatisticsError


def main():
    weights = NormalDist(70, 12.5)
    heights = NormalDist.from_samples([1.62, 1.75, 1.81, 1.68, 1.77])
    print(weights, heights.mean, heights.stdev, heights.variance, heights.median, heights.mode)
    for x in (40, 70, 82.5, 120):
        print(x, weights.cdf(x), weights.zscore(x))
    for p in (0.001, 0.1, 0.5, 0.75, 0.999, 1e-12):
        print(p, weights.inv_cdf(p))
    print(weights.quantiles(), weights.quantiles(n=10))
    print(weights + 5, weights - 5, weights * 2, weights / 2, 5 + weights, 5 - weights, 2 * weights, -weights, +weights)
    print(weights + NormalDist(10, 3), weights - NormalDist(10, 3), weights == NormalDist(70, 12.5), weights == NormalDist(70, 12), weights == 'x')
    print(len({weights, NormalDist(70.0, 12.5), NormalDist()}), NormalDist().samples(3, seed=42), [round(x, 9) for x in NormalDist(0, 2).samples(2, seed='text')])
    print(round(weights.overlap(NormalDist(80, 10)), 12), round(NormalDist(0, 1).overlap(NormalDist(1, 1)), 12), round(weights.pdf(70), 12))
    for attempt in (lambda: NormalDist(0, -1), lambda: NormalDist(0, 0).pdf(1), lambda: NormalDist(0, 0).cdf(1), lambda: NormalDist().inv_cdf(0), lambda: NormalDist(0, 0).zscore(1)):
        try:
            print(attempt())
        except StatisticsError as error:
            print(error)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
