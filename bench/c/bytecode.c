/* A machine with a stack: the programs, the machine and the output of bytecode.py. */

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, MOD, LESS, EQUAL, JUMP, JUMP_IF_ZERO, CALL, RETURN, PRINT, DUP, SWAP, HALT };

static const char *const NAMES[] = {"push", "load", "store", "add",  "sub",    "mul",   "div", "mod",  "less",
                                    "equal", "jump", "jz",    "call", "return", "print", "dup", "swap", "halt"};

static const char PRIMES[] =
    "        push 0\n"
    "        store 1\n"
    "        push 2\n"
    "        store 2\n"
    "outer:  load 2\n"
    "        load 0\n"
    "        less\n"
    "        jz end\n"
    "        push 2\n"
    "        store 3\n"
    "inner:  load 3\n"
    "        load 3\n"
    "        mul\n"
    "        load 2\n"
    "        push 1\n"
    "        add\n"
    "        less\n"
    "        jz prime\n"
    "        load 2\n"
    "        load 3\n"
    "        mod\n"
    "        jz next\n"
    "        load 3\n"
    "        push 1\n"
    "        add\n"
    "        store 3\n"
    "        jump inner\n"
    "prime:  load 1\n"
    "        push 1\n"
    "        add\n"
    "        store 1\n"
    "next:   load 2\n"
    "        push 1\n"
    "        add\n"
    "        store 2\n"
    "        jump outer\n"
    "end:    load 1\n"
    "        print\n"
    "        halt\n";
static const char FIBONACCI[] =
    "        push 15\n"
    "        call fib\n"
    "        print\n"
    "        halt\n"
    "fib:    dup\n"
    "        push 2\n"
    "        less\n"
    "        jz more\n"
    "        return\n"
    "more:   dup\n"
    "        push 1\n"
    "        sub\n"
    "        call fib\n"
    "        swap\n"
    "        push 2\n"
    "        sub\n"
    "        call fib\n"
    "        add\n"
    "        return\n";
static const char COLLATZ[] =
    "        push 0\n"
    "        store 1\n"
    "        push 1\n"
    "        store 2\n"
    "next:   load 2\n"
    "        load 0\n"
    "        less\n"
    "        jz end\n"
    "        load 2\n"
    "        store 3\n"
    "        push 0\n"
    "        store 4\n"
    "step:   load 3\n"
    "        push 1\n"
    "        equal\n"
    "        jz more\n"
    "        load 4\n"
    "        load 1\n"
    "        add\n"
    "        store 1\n"
    "        load 2\n"
    "        push 1\n"
    "        add\n"
    "        store 2\n"
    "        jump next\n"
    "more:   load 4\n"
    "        push 1\n"
    "        add\n"
    "        store 4\n"
    "        load 3\n"
    "        push 2\n"
    "        mod\n"
    "        jz even\n"
    "        load 3\n"
    "        push 3\n"
    "        mul\n"
    "        push 1\n"
    "        add\n"
    "        store 3\n"
    "        jump step\n"
    "even:   load 3\n"
    "        push 2\n"
    "        div\n"
    "        store 3\n"
    "        jump step\n"
    "end:    load 1\n"
    "        print\n"
    "        halt\n";

typedef struct {
    long *items;
    int count, capacity;
} Numbers;

static void append(Numbers *numbers, long item) {
    if (numbers->count == numbers->capacity)
        numbers->items = realloc(numbers->items, (numbers->capacity = numbers->capacity * 2 + 16) * sizeof(long));
    numbers->items[numbers->count++] = item;
}

typedef struct {
    char name[16];
    int position;
} Label;

static Numbers assemble(const char *text) {
    Numbers code = {0};
    Label labels[32], references[32];
    int label_count = 0, reference_count = 0;
    while (*text != '\0') {
        char line[80], *rest = line;
        size_t length = strcspn(text, "\n");
        memcpy(line, text, length);
        line[length] = '\0';
        text += length + 1;
        for (char *word; (word = strtok(rest, " ")) != NULL; rest = NULL) {
            size_t size = strlen(word);
            if (word[size - 1] == ':') {
                word[size - 1] = '\0';
                strcpy(labels[label_count].name, word);
                labels[label_count++].position = code.count;
            } else if (isdigit((unsigned char) word[0])) {
                append(&code, atol(word));
            } else {
                int operation = 0;
                while (operation <= HALT && strcmp(NAMES[operation], word) != 0) operation++;
                if (operation > HALT) {
                    strcpy(references[reference_count].name, word);
                    references[reference_count++].position = code.count;
                    operation = 0;
                }
                append(&code, operation);
            }
        }
    }
    for (int i = 0; i < reference_count; i++)
        for (int j = 0; j < label_count; j++)
            if (strcmp(references[i].name, labels[j].name) == 0)
                code.items[references[i].position] = labels[j].position;
    return code;
}

/* Runs until it halts, and says how many steps that took, or -1 where it stops at what is no operation. */
static long run(const Numbers *program, long argument, Numbers *printed) {
    const long *code = program->items;
    long variables[10] = {argument}, steps = 0;
    Numbers values = {malloc(64 * sizeof(long)), 0, 64}, calls = {0};
    long *stack = values.items;
    int top = 0, position = 0;
    for (;;) {
        if (top + 1 >= values.capacity) stack = values.items = realloc(stack, (values.capacity *= 2) * sizeof(long));
        long operation = code[position++];
        steps++;
        switch (operation) {
        case PUSH: stack[top++] = code[position++]; break;
        case LOAD: stack[top++] = variables[code[position++]]; break;
        case STORE: variables[code[position++]] = stack[--top]; break;
        case ADD: top--; stack[top - 1] += stack[top]; break;
        case SUB: top--; stack[top - 1] -= stack[top]; break;
        case MUL: top--; stack[top - 1] *= stack[top]; break;
        case DIV: top--; stack[top - 1] /= stack[top]; break;
        case MOD: top--; stack[top - 1] %= stack[top]; break;
        case LESS: top--; stack[top - 1] = stack[top - 1] < stack[top]; break;
        case EQUAL: top--; stack[top - 1] = stack[top - 1] == stack[top]; break;
        case JUMP: position = code[position]; break;
        case JUMP_IF_ZERO: position = stack[--top] == 0 ? code[position] : position + 1; break;
        case CALL: append(&calls, position + 1); position = code[position]; break;
        case RETURN: position = calls.items[--calls.count]; break;
        case PRINT: append(printed, stack[--top]); break;
        case DUP: stack[top] = stack[top - 1]; top++; break;
        case SWAP: {
            long value = stack[top - 1];
            stack[top - 1] = stack[top - 2];
            stack[top - 2] = value;
            break;
        }
        case HALT: free(stack); free(calls.items); return steps;
        default:
            printf("stopped: operation %ld at %d\n", operation, position - 1);
            free(stack);
            free(calls.items);
            return -1;
        }
    }
}

int main(int argc, char **argv) {
    const char *const texts[] = {PRIMES, COLLATZ, FIBONACCI};
    int rounds = argc > 1 ? atoi(argv[1]) : 20;
    int size = argc > 2 ? atoi(argv[2]) : 1000;
    long steps = 0;
    Numbers results = {0};
    for (int round = 0; round < rounds; round++) {
        results.count = 0;
        for (int i = 0; i < 3; i++) {
            Numbers code = assemble(texts[i]);
            steps += run(&code, size + round, &results);
            free(code.items);
        }
    }
    putchar('[');
    for (int i = 0; i < results.count; i++) printf(i > 0 ? ", %ld" : "%ld", results.items[i]);
    printf("] %ld\n", steps);
    long wrong[] = {PUSH, 1, 99};
    run(&(Numbers){wrong, 3, 3}, 0, &results);
    free(results.items);
    return 0;
}
