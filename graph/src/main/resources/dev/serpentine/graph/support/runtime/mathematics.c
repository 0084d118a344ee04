/* What the C library's mathematics do not give as it is wanted. */

double rt_lgamma(double x) {
    int sign;
    return lgamma_r(x, &sign);
}

double rt_ldexp(double x, long exponent) {
    if (exponent > 5000) exponent = 5000;
    if (exponent < -5000) exponent = -5000;
    return ldexp(x, (int)exponent);
}

double rt_frexp_mantissa(double x) {
    int exponent;
    return isfinite(x) ? frexp(x, &exponent) : x;
}

long rt_frexp_exponent(double x) {
    int exponent = 0;
    if (!isfinite(x) || x == 0) return 0;
    frexp(x, &exponent);
    return exponent;
}
