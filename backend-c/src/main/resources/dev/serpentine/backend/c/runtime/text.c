/* Floats to text and back. The C library rounds correctly both ways. */

/* [-]digits e exponent: as few digits as read back as the value, and the decimal exponent of the first of them. */
static long shortest(double value, struct rt_bytes *out) {
    if (value == 0) {
        return signbit(value) ? give("-0e0", 4, out) : give("0e0", 3, out);
    }
    char text[40];
    for (int digits = 1; digits <= 17; digits++) {
        /* Up to 15 digits come back from any normal number, and zeros at their end are cut off below: no need to try them all. */
        if (digits == 4 && fabs(value) >= 2.2250738585072014e-308) digits = 15;
        snprintf(text, sizeof text, "%.*e", digits - 1, value);
        if (strtod(text, NULL) == value) break;
    }
    char plain[40];
    int length = 0;
    char *from = text;
    if (*from == '-') plain[length++] = *from++;
    int first = length;
    for (; *from != 'e'; from++) {
        if (*from >= '0' && *from <= '9') plain[length++] = *from;
    }
    while (length > first + 1 && plain[length - 1] == '0') length--;
    length += snprintf(plain + length, sizeof plain - (size_t)length, "e%d", atoi(from + 1));
    return give(plain, length, out);
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
