/* An interpreter of a small language: the program, the way and the output of syntaxtree.py. A statement says whether it
   returns; what is wrong with a text ends the work by longjmp, and all nodes of a program are freed together. */

#include <ctype.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char PROGRAM[] =
    "fun gcd(a, b) {\n"
    "    while (b) { t = a % b; a = b; b = t; }\n"
    "    return a;\n"
    "}\n"
    "fun fib(n) {\n"
    "    if (n < 2) { return n; }\n"
    "    return fib(n - 1) + fib(n - 2);\n"
    "}\n"
    "fun coprime(limit) {\n"
    "    count = 0;\n"
    "    i = 1;\n"
    "    while (i < limit) {\n"
    "        j = 1;\n"
    "        while (j < i) {\n"
    "            if (gcd(i, j) == 1) { count = count + 1; }\n"
    "            j = j + 1;\n"
    "        }\n"
    "        i = i + 1;\n"
    "    }\n"
    "    return count;\n"
    "}\n"
    "fun digits(n) {\n"
    "    if (n == 0) { return 0; } else { return n % 10 + digits(n / 10); }\n"
    "}\n"
    "print coprime(size);\n"
    "print fib(size / 4);\n"
    "print digits(size * 987654321);\n"
    "print (1 + 2) * 3 - -4 < 5 * 6;\n";

typedef char Word[16];

typedef struct Node Node;

typedef enum { NUMBER, NAME, BINARY, NEGATION, CALL, BLOCK, ASSIGNMENT, WHILE, IF, RETURN, PRINT } Kind;

struct Node {
    Kind kind;
    long value;          /* of a number */
    Word text;           /* a name, or a sign */
    Node *parts[3];      /* operands, condition, bodies */
    Node **items;        /* of a block or call */
    int count, capacity;
    Node *next_made;
};

typedef struct Function {
    Word name, parameters[8];
    int count;
    Node *body;
} Function;

/* Variables of a scope by name, in a small table with open addressing. */
typedef struct Scope {
    struct Scope *parent;
    struct {
        Word name;
        long value;
    } *slots;
    int used, capacity;
} Scope;

typedef struct {
    Word *tokens;
    int token_count, token_capacity, position;
    Function functions[16];
    int function_count;
    Scope globals;
    char printed[256];
    Node *made, *body;
    jmp_buf failure;
    char error[128];
} Program;

static void fail(Program *program, const char *format, const char *word) {
    snprintf(program->error, sizeof program->error, format, word);
    longjmp(program->failure, 1);
}

static int slot_of(const Scope *scope, const char *name) {
    unsigned hash = 5381;
    for (const char *c = name; *c != '\0'; c++) hash = hash * 33 ^ (unsigned char) *c;
    int place = hash & (scope->capacity - 1);
    while (scope->slots[place].name[0] != '\0' && strcmp(scope->slots[place].name, name) != 0)
        place = (place + 1) & (scope->capacity - 1);
    return place;
}

static void scope_open(Scope *scope, Scope *parent) {
    *scope = (Scope){parent, NULL, 0, 8};
    scope->slots = calloc(scope->capacity, sizeof *scope->slots);
}

static void scope_set(Scope *scope, const char *name, long value) {
    int place = slot_of(scope, name);
    if (scope->slots[place].name[0] == '\0') {
        if ((scope->used + 1) * 2 > scope->capacity) {
            Scope larger = {scope->parent, calloc(scope->capacity * 2, sizeof *scope->slots), scope->used, scope->capacity * 2};
            for (int i = 0; i < scope->capacity; i++)
                if (scope->slots[i].name[0] != '\0') larger.slots[slot_of(&larger, scope->slots[i].name)] = scope->slots[i];
            free(scope->slots);
            *scope = larger;
            place = slot_of(scope, name);
        }
        strcpy(scope->slots[place].name, name);
        scope->used++;
    }
    scope->slots[place].value = value;
}

static long scope_get(Program *program, const Scope *scope, const char *name) {
    for (; scope != NULL; scope = scope->parent) {
        int place = slot_of(scope, name);
        if (scope->slots[place].name[0] != '\0') return scope->slots[place].value;
    }
    fail(program, "there is no %s", name);
    return 0;
}

static Node *node_new(Program *program, Kind kind, const char *text, Node *first, Node *second, Node *third) {
    Node *node = calloc(1, sizeof *node);
    node->kind = kind;
    strcpy(node->text, text);
    node->parts[0] = first;
    node->parts[1] = second;
    node->parts[2] = third;
    node->next_made = program->made;
    program->made = node;
    return node;
}

static void append(Node *node, Node *item) {
    if (node->count == node->capacity)
        node->items = realloc(node->items, (node->capacity = node->capacity * 2 + 4) * sizeof *node->items);
    node->items[node->count++] = item;
}

static void tokenize(Program *program, const char *text) {
    for (;;) {
        while (isspace((unsigned char) *text)) text++;
        int length = *text == '\0' ? 0 : 1;
        if (isdigit((unsigned char) *text)) {
            while (isdigit((unsigned char) text[length])) length++;
        } else if (isalpha((unsigned char) *text)) {
            while (isalnum((unsigned char) text[length])) length++;
        } else if (text[0] == '=' && text[1] == '=') {
            length = 2;
        }
        if (program->token_count == program->token_capacity) {
            program->token_capacity = program->token_capacity * 2 + 64;
            program->tokens = realloc(program->tokens, program->token_capacity * sizeof *program->tokens);
        }
        memcpy(program->tokens[program->token_count], text, length);
        program->tokens[program->token_count++][length] = '\0';
        if (length == 0) return;
        text += length;
    }
}

static const char *token(const Program *program) {
    return program->tokens[program->position];
}

static const char *shown(const char *token) {
    return *token == '\0' ? "the end" : token;
}

static bool accept(Program *program, const char *word) {
    if (strcmp(token(program), word) != 0) return false;
    program->position++;
    return true;
}

static void expect(Program *program, const char *word) {
    if (accept(program, word)) return;
    char format[64];
    snprintf(format, sizeof format, "%s expected, not %%s", word);
    fail(program, format, shown(token(program)));
}

static Node *expression(Program *program, int level);

static Node *parenthesized(Program *program) {
    expect(program, "(");
    Node *node = expression(program, 0);
    expect(program, ")");
    return node;
}

static Node *operand(Program *program) {
    if (strcmp(token(program), "(") == 0) return parenthesized(program);
    if (accept(program, "-")) return node_new(program, NEGATION, "", operand(program), NULL, NULL);
    const char *word = program->tokens[program->position++];
    if (isdigit((unsigned char) *word)) {
        Node *node = node_new(program, NUMBER, "", NULL, NULL, NULL);
        node->value = atol(word);
        return node;
    }
    if (!isalpha((unsigned char) *word)) fail(program, "an operand expected, not %s", shown(word));
    if (!accept(program, "(")) return node_new(program, NAME, word, NULL, NULL, NULL);
    Node *call = node_new(program, CALL, word, NULL, NULL, NULL);
    while (!accept(program, ")")) {
        append(call, expression(program, 0));
        accept(program, ",");
    }
    return call;
}

static Node *expression(Program *program, int level) {
    static const char *const precedence[][4] = {{"==", "<"}, {"+", "-"}, {"*", "/", "%"}};
    if (level == 3) return operand(program);
    Node *node = expression(program, level + 1);
    for (;;) {
        const char *sign = NULL;
        for (int i = 0; sign == NULL && precedence[level][i] != NULL; i++)
            if (accept(program, precedence[level][i])) sign = precedence[level][i];
        if (sign == NULL) return node;
        node = node_new(program, BINARY, sign, node, expression(program, level + 1), NULL);
    }
}

static Node *block(Program *program);

static Node *statement(Program *program) {
    if (accept(program, "while")) {
        Node *condition = parenthesized(program);
        return node_new(program, WHILE, "", condition, block(program), NULL);
    }
    if (accept(program, "if")) {
        Node *condition = parenthesized(program), *then = block(program);
        return node_new(program, IF, "", condition, then, accept(program, "else") ? block(program) : NULL);
    }
    Node *node;
    if (accept(program, "return")) {
        node = node_new(program, RETURN, "", expression(program, 0), NULL, NULL);
    } else if (accept(program, "print")) {
        node = node_new(program, PRINT, "", expression(program, 0), NULL, NULL);
    } else if (*token(program) != '\0' && strcmp(program->tokens[program->position + 1], "=") == 0) {
        const char *name = token(program);
        program->position += 2;
        node = node_new(program, ASSIGNMENT, name, expression(program, 0), NULL, NULL);
    } else {
        node = expression(program, 0);
    }
    expect(program, ";");
    return node;
}

static Node *block(Program *program) {
    Node *node = node_new(program, BLOCK, "", NULL, NULL, NULL);
    expect(program, "{");
    while (!accept(program, "}")) append(node, statement(program));
    return node;
}

static void function(Program *program) {
    Function *function = &program->functions[program->function_count++];
    function->count = 0;
    strcpy(function->name, program->tokens[program->position++]);
    expect(program, "(");
    while (!accept(program, ")")) {
        strcpy(function->parameters[function->count++], program->tokens[program->position++]);
        accept(program, ",");
    }
    function->body = block(program);
}

static long evaluate(Program *program, const Node *node, Scope *scope);

/* Whether the statement returns; then with what. */
static bool execute(Program *program, const Node *node, Scope *scope, long *result) {
    switch (node->kind) {
    case BLOCK:
        for (int i = 0; i < node->count; i++)
            if (execute(program, node->items[i], scope, result)) return true;
        return false;
    case WHILE:
        while (evaluate(program, node->parts[0], scope))
            if (execute(program, node->parts[1], scope, result)) return true;
        return false;
    case IF:
        if (evaluate(program, node->parts[0], scope)) return execute(program, node->parts[1], scope, result);
        return node->parts[2] != NULL && execute(program, node->parts[2], scope, result);
    case ASSIGNMENT: scope_set(scope, node->text, evaluate(program, node->parts[0], scope)); return false;
    case RETURN: *result = evaluate(program, node->parts[0], scope); return true;
    case PRINT: {
        size_t length = strlen(program->printed);
        snprintf(program->printed + length, sizeof program->printed - length, length > 0 ? " %ld" : "%ld",
                 evaluate(program, node->parts[0], scope));
        return false;
    }
    default: evaluate(program, node, scope); return false;
    }
}

static long call(Program *program, const Node *node, Scope *scope) {
    const Function *function = NULL;
    for (int i = 0; function == NULL && i < program->function_count; i++)
        if (strcmp(program->functions[i].name, node->text) == 0) function = &program->functions[i];
    if (function == NULL) fail(program, "there is no function %s", node->text);
    if (function->count != node->count) {
        char format[64];
        snprintf(format, sizeof format, "%%s takes %d arguments", function->count);
        fail(program, format, node->text);
    }
    Scope inner;
    scope_open(&inner, &program->globals);
    for (int i = 0; i < node->count; i++)
        scope_set(&inner, function->parameters[i], evaluate(program, node->items[i], scope));
    long result = 0;
    execute(program, function->body, &inner, &result);
    free(inner.slots);
    return result;
}

static long evaluate(Program *program, const Node *node, Scope *scope) {
    switch (node->kind) {
    case NUMBER: return node->value;
    case NAME: return scope_get(program, scope, node->text);
    case NEGATION: return -evaluate(program, node->parts[0], scope);
    case CALL: return call(program, node, scope);
    default: break;
    }
    long left = evaluate(program, node->parts[0], scope), right = evaluate(program, node->parts[1], scope);
    switch (node->text[0]) {
    case '+': return left + right;
    case '-': return left - right;
    case '*': return left * right;
    case '/': return left / right;
    case '%': return left % right;
    case '<': return left < right;
    default: return left == right;
    }
}

/* Reads a text and runs it; false where something is wrong with it. */
static bool run(Program *program, const char *text, long size) {
    memset(program, 0, sizeof *program);
    scope_open(&program->globals, NULL);
    tokenize(program, text);
    if (setjmp(program->failure) != 0) return false;
    program->body = node_new(program, BLOCK, "", NULL, NULL, NULL);
    while (*token(program) != '\0') {
        if (accept(program, "fun")) function(program);
        else append(program->body, statement(program));
    }
    scope_set(&program->globals, "size", size);
    long result;
    execute(program, program->body, &program->globals, &result);
    return true;
}

static void program_close(Program *program) {
    for (Node *node = program->made; node != NULL;) {
        Node *next = node->next_made;
        free(node->items);
        free(node);
        node = next;
    }
    free(program->tokens);
    free(program->globals.slots);
}

int main(int argc, char **argv) {
    static const char *const wrong[] = {"print 1 +;", "print nothing;", "f(1);", "fun f(a) { return a; } f();", "print (1;"};
    int rounds = argc > 1 ? atoi(argv[1]) : 150;
    long size = argc > 2 ? atol(argv[2]) : 60;
    static Program program;
    char printed[256] = "";
    for (int round = 0; round < rounds; round++) {
        run(&program, PROGRAM, size);
        strcpy(printed, program.printed);
        program_close(&program);
    }
    puts(printed);
    for (int i = 0; i < 5; i++) {
        if (!run(&program, wrong[i], 1)) printf("refused: %s\n", program.error);
        program_close(&program);
    }
    return 0;
}
