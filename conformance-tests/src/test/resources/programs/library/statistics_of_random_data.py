"""Statistics of floats, ints and fractions, to the last bit."""
import statistics as st
from fractions import Fraction as F
import random


def main():
    r = random.Random(3)
    for n in range(2, 40):
        a = [r.uniform(-1, 1) * 10.0 ** r.randint(-9, 9) for _ in range(n)]
        b = [r.randint(-10 ** 6, 10 ** 6) for _ in range(n)]
        c = [F(r.randint(-50, 50), r.randint(1, 50)) for _ in range(n)]
        d = [abs(x) for x in a]
        print(st.mean(a), st.variance(a), st.pvariance(a), st.stdev(a), st.pstdev(a), st.fmean(a), st.median(a))
        print(st.mean(b), st.variance(b), st.pvariance(b), st.stdev(b), st.pstdev(b), st.fmean(b), st.median(b), st.median_grouped(b))
        print(st.mean(c), st.variance(c), st.pvariance(c), st.stdev(c), st.pstdev(c), st.fmean(c), st.median(c))
        print(st.harmonic_mean(d), st.geometric_mean(d), st.quantiles(a, n=5), st.quantiles(b), st.quantiles(a, method='inclusive'))
        print(st.correlation(a, b), st.covariance(a, b), st.linear_regression(a, b), st.correlation(a, b, method='ranked'), st.fmean(a, d))
        print(st.stdev(a, st.mean(a)), st.pvariance(b, st.mean(b)), st.variance(a, 0.5), st.NormalDist.from_samples(a))


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
