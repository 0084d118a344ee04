/* JSON by hand: the work and the output of jsontext.py. What is wrong with a text ends the parser by longjmp. */

#include <ctype.h>
#include <setjmp.h>
#include <stdbool.h>
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

typedef enum { NONE, BOOLEAN, NUMBER, STRING, ARRAY, OBJECT } Kind;

typedef struct Value {
    Kind kind;
    long number;    /* of a number or boolean */
    char *text;     /* of a string */
    char **names;   /* of an object */
    struct Value **items;
    int count, capacity;
} Value;

static Value *value_new(Kind kind) {
    Value *value = calloc(1, sizeof *value);
    value->kind = kind;
    return value;
}

static Value *number_new(Kind kind, long number) {
    Value *value = value_new(kind);
    value->number = number;
    return value;
}

static Value *string_new(char *text) {
    Value *value = value_new(STRING);
    value->text = text;
    return value;
}

/* The name is the object's from here on. */
static void add(Value *whole, char *name, Value *item) {
    if (whole->count == whole->capacity) {
        whole->capacity = whole->capacity * 2 + 4;
        whole->items = realloc(whole->items, whole->capacity * sizeof *whole->items);
        if (whole->kind == OBJECT) whole->names = realloc(whole->names, whole->capacity * sizeof *whole->names);
    }
    if (whole->kind == OBJECT) whole->names[whole->count] = name;
    whole->items[whole->count++] = item;
}

static void value_free(Value *value) {
    for (int i = 0; i < value->count; i++) {
        value_free(value->items[i]);
        if (value->kind == OBJECT) free(value->names[i]);
    }
    free(value->items);
    free(value->names);
    free(value->text);
    free(value);
}

static long total(const Value *value) {
    long result = 0;
    switch (value->kind) {
    case NONE: return 0;
    case BOOLEAN:
    case NUMBER: return value->number;
    case STRING: return strlen(value->text);
    case ARRAY:
    case OBJECT:
        for (int i = 0; i < value->count; i++)
            result += total(value->items[i]) + (value->kind == OBJECT ? (long) strlen(value->names[i]) : 0);
        return result;
    }
    return 0;
}

static void quote(const char *text, Text *out) {
    append(out, "\"", 1);
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '"': append(out, "\\\"", 2); break;
        case '\\': append(out, "\\\\", 2); break;
        case '\n': append(out, "\\n", 2); break;
        case '\t': append(out, "\\t", 2); break;
        default: append(out, text, 1);
        }
    }
    append(out, "\"", 1);
}

static void write_value(const Value *value, Text *out) {
    char digits[24];
    switch (value->kind) {
    case NONE: append(out, "null", 4); break;
    case BOOLEAN: append_text(out, value->number ? "true" : "false"); break;
    case NUMBER: append(out, digits, sprintf(digits, "%ld", value->number)); break;
    case STRING: quote(value->text, out); break;
    case ARRAY:
    case OBJECT:
        append(out, value->kind == ARRAY ? "[" : "{", 1);
        for (int i = 0; i < value->count; i++) {
            if (i > 0) append(out, ",", 1);
            if (value->kind == OBJECT) {
                quote(value->names[i], out);
                append(out, ":", 1);
            }
            write_value(value->items[i], out);
        }
        append(out, value->kind == ARRAY ? "]" : "}", 1);
    }
}

typedef struct {
    const char *text;
    size_t position, length;
    jmp_buf failure;
    char error[64];
} Parser;

static void fail(Parser *parser, const char *expected) {
    snprintf(parser->error, sizeof parser->error, "%s expected at %zu", expected, parser->position);
    longjmp(parser->failure, 1);
}

static char skip_blanks(Parser *parser) {
    while (parser->position < parser->length && strchr(" \n\t\r", parser->text[parser->position]) != NULL)
        parser->position++;
    return parser->text[parser->position];
}

static bool takes(Parser *parser, char character) {
    if (skip_blanks(parser) != character) return false;
    parser->position++;
    return true;
}

static void expect(Parser *parser, char character) {
    if (!takes(parser, character)) fail(parser, (char[]){character, '\0'});
}

static char *string(Parser *parser) {
    Text text = {0};
    expect(parser, '"');
    append(&text, "", 0);
    while (parser->position < parser->length) {
        char character = parser->text[parser->position++];
        if (character == '"') return text.bytes;
        if (character == '\\') {
            if (parser->position >= parser->length) break;
            character = parser->text[parser->position];
            if (character == 'n') {
                character = '\n';
            } else if (character == 't') {
                character = '\t';
            } else if (character != '"' && character != '\\' && character != '/') {
                free(text.bytes);
                fail(parser, "an escape");
            }
            parser->position++;
        }
        append(&text, &character, 1);
    }
    free(text.bytes);
    fail(parser, "a quotation mark");
    return NULL;
}

static Value *parse_value(Parser *parser) {
    char character = skip_blanks(parser);
    if (character == '{' || character == '[') {
        bool is_object = character == '{';
        char end = is_object ? '}' : ']';
        Value *whole = value_new(is_object ? OBJECT : ARRAY);
        parser->position++;
        if (takes(parser, end)) return whole;
        do {
            char *name = NULL;
            if (is_object) {
                skip_blanks(parser);
                name = string(parser);
                expect(parser, ':');
            }
            add(whole, name, parse_value(parser));
        } while (takes(parser, ','));
        expect(parser, end);
        return whole;
    }
    if (character == '"') return string_new(string(parser));
    if (character == '-' || isdigit((unsigned char) character)) {
        char *end;
        long number = strtol(parser->text + parser->position, &end, 10);
        parser->position = end - parser->text;
        return number_new(NUMBER, number);
    }
    static const char *const words[] = {"true", "false", "null"};
    for (int i = 0; i < 3; i++) {
        size_t length = strlen(words[i]);
        if (strncmp(parser->text + parser->position, words[i], length) == 0) {
            parser->position += length;
            return i == 2 ? value_new(NONE) : number_new(BOOLEAN, i == 0);
        }
    }
    fail(parser, "a value");
    return NULL;
}

/* NULL where something is wrong with the text; what was made of it before that is lost. */
static Value *parse(Parser *parser, const char *text) {
    parser->text = text;
    parser->position = 0;
    parser->length = strlen(text);
    if (setjmp(parser->failure) != 0) return NULL;
    Value *value = parse_value(parser);
    skip_blanks(parser);
    if (parser->position != parser->length) fail(parser, "the end");
    return value;
}

static Value *make_document(int count) {
    Value *records = value_new(ARRAY), *document = value_new(OBJECT);
    char text[64];
    for (int i = 0; i < count; i++) {
        Value *fields = value_new(OBJECT), *tags = value_new(ARRAY), *nested = value_new(OBJECT);
        add(fields, strdup("id"), number_new(NUMBER, i * 7919L % 10007 - 500));
        sprintf(text, "Item \"%d\"\t\\%d", i, i % 13);
        add(fields, strdup("name"), string_new(strdup(text)));
        add(fields, strdup("active"), number_new(BOOLEAN, i % 3 == 0));
        add(fields, strdup("parent"), i % 5 ? value_new(NONE) : number_new(NUMBER, i / 5));
        for (int j = 0; j < i % 4; j++) {
            sprintf(text, "tag%d", j);
            add(tags, NULL, string_new(strdup(text)));
        }
        add(fields, strdup("tags"), tags);
        add(nested, strdup("x"), number_new(NUMBER, i));
        add(nested, strdup("empty"), value_new(ARRAY));
        add(nested, strdup("none"), value_new(OBJECT));
        add(fields, strdup("nested"), nested);
        add(records, NULL, fields);
    }
    add(document, strdup("version"), number_new(NUMBER, 2));
    add(document, strdup("records"), records);
    return document;
}

int main(int argc, char **argv) {
    static const char *const wrong[] = {"[1, 2", "{\"a\" 1}", "[tru]", "\"\\x\"", "[] []"};
    int rounds = argc > 1 ? atoi(argv[1]) : 45;
    int count = argc > 2 ? atoi(argv[2]) : 1000;
    long sum = 0, size = 0;
    Text text = {0};
    append(&text, "", 0);
    Parser parser;
    for (int round = 0; round < rounds; round++) {
        Value *made = make_document(count + round);
        text.length = 0;
        write_value(made, &text);
        value_free(made);
        Value *document = parse(&parser, text.bytes);
        sum += total(document);
        Text again = {0};
        write_value(document, &again);
        if (strcmp(again.bytes, text.bytes) != 0) puts("the texts differ");
        free(again.bytes);
        value_free(document);
        size += text.length;
    }
    printf("%ld characters, total %ld\n%.160s\n", size, sum, text.bytes);
    for (int i = 0; i < 5; i++) {
        if (parse(&parser, wrong[i]) != NULL) printf("accepted: %s\n", wrong[i]);
        else printf("refused: %s\n", parser.error);
    }
    free(text.bytes);
    return 0;
}
