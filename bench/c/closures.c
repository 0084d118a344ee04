/* Functions with contexts: the work and the output of closures.py. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    long count, step;
} Counter;

static long next_value(Counter *counter) {
    return counter->count += counter->step;
}

typedef struct {
    long (*call)(const void *, long);
    const void *context;
} Function;

static long add_one(const void *context, long x) {
    return x + 1;
}

static long times_three(const void *context, long x) {
    return x * 3;
}

static long minus(const void *context, long x) {
    return x - *(const long *) context;
}

static long half(const void *context, long x) {
    return x >> 1;
}

static long composed(const Function *functions, int count, long x) {
    for (int i = 0; i < count; i++) x = functions[i].call(functions[i].context, x);
    return x;
}

typedef double Real(const void *context, double x);

static double polynomial(const void *context, double x) {
    const double *coefficients = context;
    double result = 0.0;
    for (int i = 3; i >= 0; i--) result = result * x + coefficients[i];
    return result;
}

static double derivative(Real *function, const void *context, double x) {
    double h = 1e-5;
    return (function(context, x + h) - function(context, x - h)) / (2.0 * h);
}

static double integral(Real *function, const void *context, double low, double high, int steps) {
    double width = (high - low) / steps, sum = 0.0;
    for (int i = 0; i < steps; i++) sum += function(context, low + (i + 0.5) * width);
    return sum * width;
}

static double root_of(Real *function, const void *context, double x) {
    for (int i = 0; i < 20; i++) x -= function(context, x) / derivative(function, context, x);
    return x;
}

typedef struct Parser Parser;

/* A parser made of others; it gives the position behind what it takes, or -1. */
struct Parser {
    int (*parse)(const Parser *, const char *source, int position);
    const char *text;
    const Parser *parts[10];
    int count;
};

static int parse(const Parser *parser, const char *source, int position) {
    return parser->parse(parser, source, position);
}

static int literal(const Parser *parser, const char *source, int position) {
    size_t length = strlen(parser->text);
    return strncmp(source + position, parser->text, length) == 0 ? position + (int) length : -1;
}

static int sequence(const Parser *parser, const char *source, int position) {
    for (int i = 0; i < parser->count && position >= 0; i++) position = parse(parser->parts[i], source, position);
    return position;
}

static int choice(const Parser *parser, const char *source, int position) {
    for (int i = 0; i < parser->count; i++) {
        int end = parse(parser->parts[i], source, position);
        if (end >= 0) return end;
    }
    return -1;
}

static int many(const Parser *parser, const char *source, int position) {
    for (int end; (end = parse(parser->parts[0], source, position)) >= 0;) position = end;
    return position;
}

static const char *const DIGITS[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
static Parser digits[10], digit = {choice, NULL, {0}, 10};
static const Parser more_digits = {many, NULL, {&digit}, 1};
static const Parser number = {sequence, NULL, {&digit, &more_digits}, 2};
static const Parser space = {literal, " "}, plus = {literal, "+"}, dash = {literal, "-"}, star = {literal, "*"};
static const Parser blank = {many, NULL, {&space}, 1};
static const Parser any_sign = {choice, NULL, {&plus, &dash, &star}, 3};
static const Parser sign = {sequence, NULL, {&blank, &any_sign, &blank}, 3};
static const Parser signed_number = {sequence, NULL, {&sign, &number}, 2};
static const Parser rest = {many, NULL, {&signed_number}, 1};
static const Parser numbers = {sequence, NULL, {&number, &rest}, 2};

static const int COINS[] = {1, 2, 5, 10, 20, 50};

static long ways(long *known, int amount, int kinds) {
    if (amount == 0) return 1;
    if (amount < 0 || kinds == 0) return 0;
    long *place = &known[amount * 7 + kinds];
    if (*place < 0)
        *place = (ways(known, amount, kinds - 1) + ways(known, amount - COINS[kinds - 1], kinds)) % 1000000007;
    return *place;
}

typedef struct {
    void (*call)(void *, long x, long y);
    void *context;
} Handler;

static void count_inside(void *context, long x, long y) {
    if (x * x + y * y < 10000) ++*(long *) context;
}

static void remember_farthest(void *context, long x, long y) {
    long *farthest = context;
    if (x + y > *farthest) *farthest = x + y;
}

static long count_clicks(int clicks) {
    long inside = 0, farthest = 0;
    Handler handlers[] = {{count_inside, &inside}, {remember_farthest, &farthest}};
    for (int i = 0; i < clicks; i++)
        for (int j = 0; j < 2; j++) handlers[j].call(handlers[j].context, i * 31 % 127, i * 17 % 131);
    return inside + farthest;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 600;
    int limit = argc > 2 ? atoi(argv[2]) : 2000;
    long total = 0;
    double area = 0.0;
    for (int i = 0; i < 10; i++) {
        digits[i] = (Parser){literal, DIGITS[i]};
        digit.parts[i] = &digits[i];
    }
    for (long i = 0; i < rounds; i++) {
        Counter counters[10];
        for (int start = 0; start < 10; start++) counters[start] = (Counter){start, i + 1};
        for (int j = 0; j < limit; j++) total += next_value(&counters[j % 10]);
        Function pipeline[] = {{add_one, NULL}, {times_three, NULL}, {minus, &i}, {half, NULL}};
        for (int j = 0; j < limit; j++) total += composed(pipeline, 4, j);
        double cubic[] = {-1.0 - i, -1.0, 0.5, 1.0};
        area += integral(polynomial, cubic, 0.0, 2.0, limit) + root_of(polynomial, cubic, 5.0);
        char *source = malloc(limit / 10 * 24 + 3), *end = source;
        for (int j = 0; j < limit / 10; j++) end += sprintf(end, j > 0 ? " + %ld" : "%ld", j * i);
        strcpy(end, " !");
        total += parse(&numbers, source, 0);
        free(source);
        long *known = malloc((limit / 10 + 1) * 7 * sizeof *known);
        for (int j = 0; j < (limit / 10 + 1) * 7; j++) known[j] = -1;
        total += ways(known, limit / 10, 6);
        free(known);
        total += count_clicks(limit);
    }
    printf("%ld %.6f\n", total, area);
    return 0;
}
