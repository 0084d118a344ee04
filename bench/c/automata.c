/* Regular expressions by automata: the algorithm and the output of automata.py. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct State {
    int number;
    char letter; /* 0: none */
    struct State *next;
    struct State **free;
    int free_count;
} State;

typedef struct {
    const char *pattern;
    int position;
    State **states;
    int count, capacity;
    char error[128];
} Parser;

typedef struct {
    State *start, *end;
} Part;

static State *new_state(Parser *parser) {
    State *state = calloc(1, sizeof *state);
    state->number = parser->count;
    if (parser->count == parser->capacity) {
        parser->capacity = parser->capacity == 0 ? 16 : parser->capacity * 2;
        parser->states = realloc(parser->states, parser->capacity * sizeof *parser->states);
    }
    parser->states[parser->count++] = state;
    return state;
}

static void add_free(State *state, State *target) {
    state->free = realloc(state->free, (state->free_count + 1) * sizeof *state->free);
    state->free[state->free_count++] = target;
}

static char peek(const Parser *parser) {
    return parser->pattern[parser->position];
}

static Part alternatives(Parser *parser);

static Part atom(Parser *parser) {
    char letter = parser->pattern[parser->position++];
    if (letter == '(') {
        Part inner = alternatives(parser);
        if (peek(parser) != ')') {
            if (parser->error[0] == '\0')
                snprintf(parser->error, sizeof parser->error, "unbalanced parenthesis at %d in %s", parser->position,
                         parser->pattern);
            return inner;
        }
        parser->position++;
        return inner;
    }
    Part part = {new_state(parser), NULL};
    part.end = new_state(parser);
    part.start->letter = letter;
    part.start->next = part.end;
    return part;
}

static Part repetition(Parser *parser) {
    Part part = atom(parser);
    char sign = peek(parser);
    if (sign != '?' && sign != '*' && sign != '+') return part;
    parser->position++;
    State *start = new_state(parser), *end = new_state(parser);
    add_free(start, part.start);
    add_free(part.end, end);
    if (sign != '+') add_free(start, end);
    if (sign != '?') add_free(end, start);
    return (Part){start, end};
}

static Part sequence(Parser *parser) {
    Part part;
    part.start = part.end = new_state(parser);
    while (peek(parser) != '\0' && peek(parser) != '|' && peek(parser) != ')') {
        Part next = repetition(parser);
        add_free(part.end, next.start);
        part.end = next.end;
    }
    return part;
}

static Part alternatives(Parser *parser) {
    Part part = sequence(parser);
    while (peek(parser) == '|') {
        parser->position++;
        Part other = sequence(parser);
        State *start = new_state(parser), *end = new_state(parser);
        add_free(start, part.start);
        add_free(start, other.start);
        add_free(part.end, end);
        add_free(other.end, end);
        part = (Part){start, end};
    }
    return part;
}

/* A set of states, as their numbers in order, and where each letter leads (-1: not known yet). */
typedef struct {
    int *numbers, count;
    bool accepts;
    int transitions[128];
} Set;

typedef struct {
    Parser parser;
    int start, end;
    Set *sets;
    int count, capacity;
    bool *reached;
    State **waiting;
} Automaton;

static int number_of(Automaton *automaton, int *numbers, int count) {
    for (int i = 0; i < automaton->count; i++) {
        Set *set = &automaton->sets[i];
        if (set->count == count && memcmp(set->numbers, numbers, count * sizeof(int)) == 0) {
            free(numbers);
            return i;
        }
    }
    if (automaton->count == automaton->capacity) {
        automaton->capacity = automaton->capacity == 0 ? 16 : automaton->capacity * 2;
        automaton->sets = realloc(automaton->sets, automaton->capacity * sizeof(Set));
    }
    Set *set = &automaton->sets[automaton->count];
    set->numbers = numbers;
    set->count = count;
    set->accepts = false;
    for (int i = 0; i < count; i++) set->accepts |= numbers[i] == automaton->end;
    for (int i = 0; i < 128; i++) set->transitions[i] = -1;
    return automaton->count++;
}

/* The number of the set of what is reached freely from the first states that wait. */
static int closure(Automaton *automaton, int waiting_count) {
    Parser *parser = &automaton->parser;
    memset(automaton->reached, 0, parser->count);
    int count = 0;
    while (waiting_count > 0) {
        State *state = automaton->waiting[--waiting_count];
        if (automaton->reached[state->number]) continue;
        automaton->reached[state->number] = true;
        count++;
        for (int i = 0; i < state->free_count; i++) automaton->waiting[waiting_count++] = state->free[i];
    }
    int *numbers = malloc((count + 1) * sizeof *numbers), used = 0;
    for (int i = 0; i < parser->count; i++)
        if (automaton->reached[i]) numbers[used++] = i;
    return number_of(automaton, numbers, count);
}

static Automaton *automaton_new(const char *pattern, char *error) {
    Automaton *automaton = calloc(1, sizeof *automaton);
    Parser *parser = &automaton->parser;
    parser->pattern = pattern;
    Part whole = alternatives(parser);
    if (parser->error[0] == '\0' && peek(parser) != '\0')
        snprintf(parser->error, sizeof parser->error, "unbalanced parenthesis in %s", pattern);
    strcpy(error, parser->error);
    automaton->end = whole.end->number;
    automaton->reached = malloc(parser->count);
    automaton->waiting = malloc(parser->count * 4 * sizeof(State *));
    automaton->waiting[0] = whole.start;
    automaton->start = closure(automaton, 1);
    return automaton;
}

static void automaton_free(Automaton *automaton) {
    for (int i = 0; i < automaton->parser.count; i++) {
        free(automaton->parser.states[i]->free);
        free(automaton->parser.states[i]);
    }
    for (int i = 0; i < automaton->count; i++) free(automaton->sets[i].numbers);
    free(automaton->parser.states);
    free(automaton->sets);
    free(automaton->reached);
    free(automaton->waiting);
    free(automaton);
}

static int step(Automaton *automaton, int number, char letter) {
    int known = automaton->sets[number].transitions[(int) letter];
    if (known >= 0) return known;
    int waiting = 0;
    for (int i = 0; i < automaton->sets[number].count; i++) {
        State *state = automaton->parser.states[automaton->sets[number].numbers[i]];
        if (state->letter != 0 && (state->letter == letter || state->letter == '.'))
            automaton->waiting[waiting++] = state->next;
    }
    int target = closure(automaton, waiting);
    automaton->sets[number].transitions[(int) letter] = target;
    return target;
}

static bool matches(Automaton *automaton, const char *text) {
    int state = automaton->start;
    for (; *text != '\0'; text++) state = step(automaton, state, *text);
    return automaton->sets[state].accepts;
}

static char **make_texts(int count) {
    char **texts = malloc(count * sizeof *texts);
    long seed = 17;
    for (int i = 0; i < count; i++) {
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
        int length = 5 + (seed >> 10) % 60;
        texts[i] = malloc(length + 1);
        for (int j = 0; j < length; j++) {
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF;
            texts[i][j] = "aabbcd"[(seed >> 12) % 6];
        }
        texts[i][length] = '\0';
    }
    return texts;
}

int main(int argc, char **argv) {
    static const char *const patterns[] = {"(a|b)*abb", "a?a?a?a?a?a?aaaaaa", "(ab|ba)*(c|d)+.*",
                                           ".*(a|c)(b|d)(a|c)(b|d).*", "((a*b)*c)*d", "(a|ab)(c|bcd)(d*)"};
    int rounds = argc > 1 ? atoi(argv[1]) : 90;
    int count = argc > 2 ? atoi(argv[2]) : 2000;
    char **texts = make_texts(count), error[128];
    long totals[6] = {0}, states = 0;
    for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < 6; i++) {
            Automaton *automaton = automaton_new(patterns[i], error);
            for (int j = 0; j < count; j++) totals[i] += matches(automaton, texts[j]);
            states += automaton->count;
            automaton_free(automaton);
        }
    }
    for (int i = 0; i < 6; i++) printf("%-24s%8ld\n", patterns[i], totals[i]);
    printf("%ld states\n", states);
    automaton_free(automaton_new("(a|b", error));
    printf("refused: %s\n", error);
    for (int i = 0; i < count; i++) free(texts[i]);
    free(texts);
    return 0;
}
