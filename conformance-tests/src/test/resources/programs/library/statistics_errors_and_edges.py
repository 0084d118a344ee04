"""What has no statistics, what is not finite, what is large, and results of each kind."""
import statistics as st
from fractions import Fraction as F
def attempt(f):
    try:
        print(f())
    except (st.StatisticsError, ValueError, TypeError, AttributeError, OverflowError, ZeroDivisionError) as e:
        print(type(e).__name__, e)


def main():
    inf, nan = float('inf'), float('nan')
    attempt(lambda: st.mean([2 ** 70, 2 ** 71]))
    attempt(lambda: st.mean([2 ** 70, 2 ** 71 + 1]))
    attempt(lambda: st.variance([2 ** 70, 0]))
    attempt(lambda: st.mean([10 ** 14, 10 ** 14 + 2]))
    attempt(lambda: st.variance([10 ** 9, -10 ** 9]))
    attempt(lambda: st.variance([10 ** 9, -10 ** 9], 0))
    attempt(lambda: st.stdev([10 ** 12, -10 ** 12], 0))
    attempt(lambda: st.mean([inf, 1.0]))
    attempt(lambda: st.mean([inf, -inf]))
    attempt(lambda: st.mean([nan, 1.0]))
    attempt(lambda: st.variance([inf, 1.0]))
    attempt(lambda: st.stdev([inf, 1.0]))
    attempt(lambda: st.pstdev([nan, 1.0]))
    attempt(lambda: st.mean([1e308, 1e308]))
    attempt(lambda: st.mean([5e-324, 5e-324, 0.0]))
    attempt(lambda: st.stdev([1e-300, 3e-300]))
    attempt(lambda: st.stdev([1e300, 3e300]))
    attempt(lambda: st.mean([1e30, 1.0, -1e30]))
    empty = [1.0][:0]
    for f in (st.mean, st.fmean, st.median, st.median_low, st.median_high, st.pvariance, st.variance, st.stdev, st.pstdev, st.harmonic_mean, st.geometric_mean, st.median_grouped, st.mode):
        attempt(lambda: f(empty))
    for f in (st.variance, st.stdev, st.quantiles):
        attempt(lambda: f([1.5]))
    attempt(lambda: st.multimode(empty))
    attempt(lambda: st.harmonic_mean([40, 60]))
    attempt(lambda: st.harmonic_mean([40, 60], weights=[5, 30]))
    attempt(lambda: st.harmonic_mean([10, 0, 3]))
    attempt(lambda: st.harmonic_mean([5]))
    attempt(lambda: st.harmonic_mean([-5]))
    attempt(lambda: st.harmonic_mean([1, -5]))
    attempt(lambda: st.harmonic_mean([2.5, 3.5, 10.0]))
    attempt(lambda: st.harmonic_mean([F(1, 2), F(1, 3)]))
    attempt(lambda: st.harmonic_mean([1.0, 2.0], [0, 0]))
    attempt(lambda: st.harmonic_mean([1.0, 2.0], [1, 2, 3]))
    attempt(lambda: st.harmonic_mean([1.0, inf]))
    attempt(lambda: st.harmonic_mean([1.0, nan]))
    attempt(lambda: st.geometric_mean([1.0, 0.0]))
    attempt(lambda: st.geometric_mean([1, -2]))
    attempt(lambda: st.fmean([1, 2], [0, 0]))
    attempt(lambda: st.fmean([1, 2], [1]))
    attempt(lambda: st.fmean([F(1, 2), F(1, 3)]))
    attempt(lambda: st.fmean(x / 3 for x in range(5)))
    attempt(lambda: st.fmean([85, 92, 83, 91], weights=[0.20, 0.20, 0.30, 0.30]))
    attempt(lambda: st.mean([1, 2.5, F(1, 3)]))
    attempt(lambda: st.variance([1, F(1, 3)]))
    attempt(lambda: st.mean(['a', 'b']))
    attempt(lambda: st.mean([1, None]))
    attempt(lambda: st.quantiles([1, 2, 3, 4], n=0))
    attempt(lambda: st.quantiles([1, 2, 3, 4], method='odd'))
    attempt(lambda: st.correlation([1, 2], [1]))
    attempt(lambda: st.correlation([1, 1], [1, 2]))
    attempt(lambda: st.correlation([1, 2, 3, 4, 5], [5, 1, 4, 2, 3], method='ranked'))
    attempt(lambda: st.linear_regression([1, 1], [1, 2]))
    attempt(lambda: st.linear_regression([1, 2, 3], [2, 4, 7], proportional=True))
    attempt(lambda: st.covariance([1], [1]))
    attempt(lambda: st.NormalDist(0, -1))
    attempt(lambda: st.NormalDist(0, 0).pdf(1))
    attempt(lambda: st.NormalDist().inv_cdf(1.5))
    attempt(lambda: st.median([F(1, 2), F(1, 3)]))
    attempt(lambda: st.median([1, 2, 3, 4.5]))
    attempt(lambda: st.quantiles([F(1, 2), F(1, 3), F(5)]))
    attempt(lambda: st.mode('hello'))
    attempt(lambda: st.multimode([1, 1, 2, 2, 3]))
    attempt(lambda: st.mode(['red', 'blue', 'red']))
    attempt(lambda: st.median(['a', 'b', 'c']))
    attempt(lambda: st.median_low(['b', 'a']))
    attempt(lambda: st.median_grouped([52, 52, 53, 54]))
    slope, intercept = st.linear_regression([1, 2, 3], [2, 4, 7])
    print(slope, intercept, st.linear_regression([1, 2, 3], [2, 4, 7]).slope)


if __name__ == "__main__":
    main()

# alone: for its values of several kinds the types of all of a group would be inferred again
