/* Floats to text and back. The C library rounds correctly both ways. */

/* Tries to write a positive value with so many digits: as a whole number and the decimal exponent of its first digit. */
static int fits(double value, int digits, long *whole, int *exponent) {
    char text[40];
    snprintf(text, sizeof text, "%.*e", digits - 1, value);
    *whole = 0;
    char *from = text;
    for (; *from != 'e'; from++) {
        if (*from >= '0' && *from <= '9') *whole = *whole * 10 + (*from - '0');
    }
    *exponent = atoi(from + 1);
    if (strtod(text, NULL) == value) return 1;
    /* Floats lie closer together below a power of two than above: there, text that is not the nearest may still be near enough. */
    long bits;
    memcpy(&bits, &value, sizeof bits);
    if (bits & 0xFFFFFFFFFFFFFL) return 0;
    snprintf(text, sizeof text, "%" WORD "e%d", *whole + 1, *exponent - (digits - 1));
    if (strtod(text, NULL) != value) return 0;
    *whole += 1;
    return 1;
}

/* [-]digits e exponent: as few digits as read back as the value, and the decimal exponent of the first of them. */
static long shortest(double value, struct rt_bytes *out) {
    if (value == 0) {
        return signbit(value) ? give("-0e0", 4, out) : give("0e0", 3, out);
    }
    double positive = fabs(value);
    long whole = 0;
    int exponent = 0;
    for (int digits = 1; digits <= 17; digits++) {
        /* Up to 15 digits come back from any normal number, and zeros at their end are cut off below: no need to try them all. */
        if (digits == 4 && positive >= 2.2250738585072014e-308) digits = 15;
        if (fits(positive, digits, &whole, &exponent)) break;
    }
    while (whole % 10 == 0) whole /= 10;
    char text[40];
    int length = snprintf(text, sizeof text, "%s%" WORD "e%d", signbit(value) ? "-" : "", whole, exponent);
    return give(text, length, out);
}

long rt_float_to_text(double value, long format, long precision, struct rt_bytes *out) {
    if (isnan(value)) return give("nan", 3, out);
    if (isinf(value)) return value < 0 ? give("-inf", 4, out) : give("inf", 3, out);
    if (format == 'r') return shortest(value, out);
    char pattern[] = { '%', '.', '*', (char)format, 0 };
    char small[512];
    int size = precision > INT_MAX ? INT_MAX : (int)precision;
    int length = snprintf(small, sizeof small, pattern, size, value);
    if (length < (int)sizeof small) return give(small, length, out);
    char *large = malloc((size_t)length + 1);
    if (large == NULL) rt_out_of_memory();
    snprintf(large, (size_t)length + 1, pattern, size, value);
    give(large, length, out);
    free(large);
    return length;
}

double rt_text_to_float(struct rt_bytes *text, long start, long length) {
    char small[64];
    char *copy = length < (long)sizeof small ? small : malloc((size_t)length + 1);
    if (copy == NULL) rt_out_of_memory();
    memcpy(copy, text->items + start, (size_t)length);
    copy[length] = 0;
    double value = strtod(copy, NULL);
    if (copy != small) free(copy);
    return value;
}
