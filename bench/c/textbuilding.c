/* Building text: the algorithms and the output of textbuilding.py. */

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char *bytes;
    size_t length, capacity;
} Text;

static void append(Text *text, const char *bytes, size_t length) {
    if (text->length + length + 1 > text->capacity) {
        text->capacity = (text->length + length + 1) * 2;
        text->bytes = realloc(text->bytes, text->capacity);
    }
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = '\0';
}

static void append_text(Text *text, const char *more) {
    append(text, more, strlen(more));
}

static const struct {
    int value;
    const char *sign;
} ROMAN[] = {{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
             {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"}};
static const char *const ONES[] = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                                   "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
                                   "seventeen", "eighteen", "nineteen"};
static const char *const TENS[] = {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};

static void roman(int number, char *out) {
    *out = '\0';
    for (int i = 0; i < 13; i++) {
        for (; number >= ROMAN[i].value; number -= ROMAN[i].value) out = stpcpy(out, ROMAN[i].sign);
    }
}

static void spoken(Text *text, int number) {
    if (number < 20) {
        append_text(text, ONES[number]);
    } else if (number < 100) {
        append_text(text, TENS[number / 10 - 2]);
        if (number % 10) {
            append_text(text, "-");
            append_text(text, ONES[number % 10]);
        }
    } else if (number < 1000) {
        append_text(text, ONES[number / 100]);
        append_text(text, " hundred");
        if (number % 100) {
            append_text(text, " and ");
            spoken(text, number % 100);
        }
    } else {
        spoken(text, number / 1000);
        append_text(text, " thousand");
        if (number % 1000) {
            append_text(text, " ");
            spoken(text, number % 1000);
        }
    }
}

static Text shifted(const Text *text, int shift) {
    Text result = {malloc(text->length + 1), text->length, text->length + 1};
    for (size_t i = 0; i <= text->length; i++) {
        char c = text->bytes[i];
        result.bytes[i] = c >= 'a' && c <= 'z' ? ((c - 'a' + shift) % 26 + 26) % 26 + 'a' : c;
    }
    return result;
}

static Text run_lengths(const char *text, size_t length) {
    Text result = {0};
    append(&result, "", 0);
    for (size_t i = 0, j; i < length; i = j) {
        for (j = i; j < length && text[j] == text[i]; j++) {}
        char run[32];
        append(&result, run, j - i == 1 ? sprintf(run, "%c", text[i]) : sprintf(run, "%zu%c", j - i, text[i]));
    }
    return result;
}

static Text table(int rows) {
    Text text = {0};
    append_text(&text, "number         roman             share\n--------------------------------------");
    for (int number = 1; number <= rows; number++) {
        char numeral[32], line[64];
        roman(number, numeral);
        int room = 20 - (int) strlen(numeral), left = room / 2;
        append(&text, line,
               sprintf(line, "\n%-8d%*s%s%*s%10.4f", number, left, "", numeral, room - left, "",
                       (double) number / rows));
    }
    return text;
}

static void title(char *text) {
    for (int is_first = 1; *text != '\0'; text++) {
        if (is_first) *text = toupper((unsigned char) *text);
        is_first = !isalpha((unsigned char) *text);
    }
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 90;
    int rows = argc > 2 ? atoi(argv[2]) : 2000;
    long length = 0;
    Text last = {0};
    append(&last, "", 0);
    for (int round = 0; round < rounds; round++) {
        Text text = table(rows);
        length += text.length;
        Text words = {0}, bits = {0};
        size_t last_word = 0;
        for (int number = 0; number < rows; number++) {
            if (number > 0) append_text(&words, ", ");
            last_word = words.length;
            spoken(&words, number * 7 + round);
        }
        Text secret = shifted(&words, round % 26);
        length += secret.length;
        Text clear = shifted(&secret, -round);
        if (strcmp(clear.bytes, words.bytes) != 0) puts("the text differs");
        for (int number = 0; number < rows; number++) {
            int highest = 0;
            while (number >> highest > 1) highest++;
            for (; highest >= 0; highest--) append(&bits, number >> highest & 1 ? "1" : "0", 1);
        }
        Text runs = run_lengths(bits.bytes, bits.length), few = run_lengths(bits.bytes, bits.length < 30 ? bits.length : 30);
        length += runs.length;
        last.length = 0;
        append_text(&last, words.bytes + last_word);
        title(last.bytes);
        append_text(&last, " ");
        append_text(&last, few.bytes);
        append_text(&last, " ");
        for (const char *c = strrchr(text.bytes, '\n') + 1; *c != '\0'; c++)
            append(&last, (char[]){toupper((unsigned char) *c)}, 1);
        free(text.bytes);
        free(words.bytes);
        free(secret.bytes);
        free(clear.bytes);
        free(bits.bytes);
        free(runs.bytes);
        free(few.bytes);
    }
    printf("%ld %s\n", length, last.bytes);
    free(last.bytes);
    return 0;
}
