/* Reverse complements of DNA sequences: the algorithm and the output of complement.py. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char LETTERS[] = "ACGTUMRWSYKVHDBN";
static const char COMPLEMENTS[] = "TGCAAKYWSRMBDHVN";
static char complement_of[256];

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

static Text make_fasta(long seed, int lines) {
    Text text = {0};
    char line[61];
    for (int record = 0; record < 3; record++) {
        char header[64];
        append(&text, header, sprintf(header, ">record %d of %ld\n", record, seed));
        for (int i = 0; i < lines; i++) {
            for (int j = 0; j < 60; j++) {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                line[j] = LETTERS[seed >> 16 & 15];
            }
            line[60] = '\n';
            append(&text, line, 61);
        }
    }
    return text;
}

static Text reverse_complement(const Text *sequence) {
    Text result = {malloc(sequence->length + 1), sequence->length, sequence->length + 1};
    for (size_t i = 0; i < sequence->length; i++)
        result.bytes[i] = complement_of[(unsigned char) sequence->bytes[sequence->length - 1 - i]];
    result.bytes[result.length] = '\0';
    return result;
}

static Text wrapped(const char *header, size_t header_length, const Text *sequence) {
    Text result = {0};
    append(&result, ">", 1);
    append(&result, header, header_length);
    append(&result, "\n", 1);
    for (size_t start = 0; start < sequence->length; start += 60) {
        size_t rest = sequence->length - start;
        append(&result, sequence->bytes + start, rest < 60 ? rest : 60);
        append(&result, "\n", 1);
    }
    return result;
}

static long adler(const Text *text) {
    long a = 1, b = 0;
    for (size_t i = 0; i < text->length; i++) {
        a = (a + (unsigned char) text->bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static void finish(const char *header, size_t header_length, Text *sequence, Text *result, long *checksum) {
    Text reversed = reverse_complement(sequence);
    free(result->bytes);
    *result = wrapped(header, header_length, &reversed);
    *checksum ^= adler(result);
    free(reversed.bytes);
    sequence->length = 0;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 250;
    int lines = argc > 2 ? atoi(argv[2]) : 200;
    for (int i = 0; LETTERS[i] != '\0'; i++) complement_of[(unsigned char) LETTERS[i]] = COMPLEMENTS[i];
    Text result = {0}, sequence = {0};
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
        Text text = make_fasta(round, lines);
        const char *header = NULL;
        size_t header_length = 0;
        for (const char *line = text.bytes; *line != '\0';) {
            const char *end = strchr(line, '\n');
            if (*line == '>') {
                if (header != NULL) finish(header, header_length, &sequence, &result, &checksum);
                header = line + 1;
                header_length = end - header;
            } else {
                append(&sequence, line, end - line);
            }
            line = end + 1;
        }
        finish(header, header_length, &sequence, &result, &checksum);
        free(text.bytes);
    }
    printf("%.200s\n%08lx\n", result.bytes == NULL ? "" : result.bytes, checksum);
    free(result.bytes);
    free(sequence.bytes);
    return 0;
}
