/* Tracebacks as Python prints them. */

struct rt_traceback_run rt_traceback_innermost[RT_INNERMOST];
struct rt_traceback_run rt_traceback_outermost[RT_OUTERMOST];
long rt_traceback_length;

/* A traceback that is kept is its length and then the runs that are still known. */
static long known_runs(void) {
    return rt_traceback_length <= RT_INNERMOST + RT_OUTERMOST ? rt_traceback_length : RT_INNERMOST + RT_OUTERMOST;
}

/* The runs from the one with this index on, up to the end of the buffer or of the traceback, whatever comes first. */
static long contiguous_runs(long index) {
    long end = index < RT_INNERMOST ? RT_INNERMOST : index - index % RT_OUTERMOST + RT_OUTERMOST;
    return (end < rt_traceback_length ? end : rt_traceback_length) - index;
}

static void copy_runs(char *kept, bool out) {
    for (long index = 0; index < rt_traceback_length;) {
        if (index == RT_INNERMOST && rt_traceback_length - RT_OUTERMOST > index) index = rt_traceback_length - RT_OUTERMOST;
        long count = contiguous_runs(index);
        unsigned long size = (unsigned long)count * sizeof(struct rt_traceback_run);
        if (out) memcpy(kept, rt_traceback_run_at(index), size);
        else memcpy(rt_traceback_run_at(index), kept, size);
        kept += size;
        index += count;
    }
}

long rt_traceback_size(void) {
    return (long)sizeof(long) + known_runs() * (long)sizeof(struct rt_traceback_run);
}

__attribute__((cold, noinline)) void rt_traceback_save(struct rt_bytes *kept) {
    memcpy(kept->items, &rt_traceback_length, sizeof(long));
    copy_runs((char *)kept->items + sizeof(long), true);
}

__attribute__((cold, noinline)) void rt_traceback_copy_back(const struct rt_bytes *kept) {
    memcpy(&rt_traceback_length, kept->items, sizeof(long));
    copy_runs((char *)kept->items + sizeof(long), false);
}

/* Of how many groups of exceptions the traceback is within: its lines stand behind a margin then. */
static long group_depth;

static void print_margin(void) {
    if (group_depth > 0) fprintf(stderr, "%*s| ", (int)(2 * group_depth), "");
}

/* The source line, without what indents it, if the file is still there to be read. */
static void print_source_line(const char *file, long line) {
    FILE *source = fopen(file, "r");
    if (source == NULL) return;
    char *text = NULL;
    size_t room = 0;
    ssize_t length = -1;
    for (long i = 0; i < line; i++) {
        length = getline(&text, &room, source);
        if (length < 0) break;
    }
    if (length > 0) {
        char *start = text;
        while (*start == ' ' || *start == '\t' || *start == '\f') start++;
        char *end = text + length;
        while (end > start && (end[-1] == '\n' || end[-1] == '\r' || end[-1] == ' ')) end--;
        if (end > start) {
            print_margin();
            fprintf(stderr, "    %.*s\n", (int)(end - start), start);
        }
    }
    free(text);
    fclose(source);
}

/* How often the line that was printed last came in a row, and the line. */
static long repeated;
static const struct rt_traceback_entry *previous;

/* Python shows a line three times and then counts. */
static void end_repetitions(void) {
    if (repeated > 3) {
        print_margin();
        fprintf(stderr, "  [Previous line repeated %" WORD " more time%s]\n", repeated - 3, repeated == 4 ? "" : "s");
    }
    repeated = 0;
    previous = NULL;
}

static void print_line(const struct rt_traceback_entry *entry, long count) {
    if (entry->line == 0) return; /* raised where Python has no source to show */
    if (previous == NULL || entry->line != previous->line || strcmp(entry->function, previous->function) != 0 || strcmp(entry->file, previous->file) != 0) {
        end_repetitions();
        previous = entry;
    }
    for (; count > 0 && repeated < 3; count--, repeated++) {
        print_margin();
        fprintf(stderr, "  File \"%s\", line %" WORD ", in %s\n", entry->file, entry->line, entry->function);
        print_source_line(entry->file, entry->line);
    }
    repeated += count;
}

/* A line, below those of the functions that it was inlined into. */
static void print_lines(const struct rt_traceback_entry *entry, long count) {
    if (entry->caller == NULL) {
        print_line(entry, count);
        return;
    }
    /* Lines that alternate do not count as repeated. */
    long shown = count < 8 ? count : 8;
    for (long i = 0; i < shown; i++) {
        print_lines(entry->caller, 1);
        print_line(entry, 1);
    }
    if (shown < count) {
        end_repetitions();
        print_margin();
        fprintf(stderr, "  [Previous lines repeated %" WORD " more times]\n", count - shown);
    }
}

static void print_header(bool of_group) {
    if (of_group && group_depth == 1) fprintf(stderr, "  + ");
    else print_margin();
    fprintf(stderr, "%sTraceback (most recent call last):\n", of_group ? "Exception Group " : "");
}

void rt_print_traceback(long depth, long of_group) {
    if (rt_traceback_length == 0) return;
    group_depth = depth;
    print_header(of_group != 0);
    for (long i = rt_traceback_length - 1; i >= 0; i--) {
        if (i >= RT_INNERMOST && i < rt_traceback_length - RT_OUTERMOST) {
            end_repetitions();
            print_margin();
            fprintf(stderr, "  [%" WORD " calls left out]\n", i - RT_INNERMOST + 1);
            i = RT_INNERMOST;
        } else {
            const struct rt_traceback_run *run = rt_traceback_run_at(i);
            print_lines(run->entry, run->count);
        }
    }
    end_repetitions();
    fflush(stderr);
}

/* An answer that grows beyond the room for it, which its length tells. */
struct answer {
    struct rt_bytes *out;
    long length;
};

static void tell(struct answer *answer, const char *text) {
    for (; *text != 0; text++) {
        if (answer->length < answer->out->length) answer->out->items[answer->length] = (unsigned char)*text;
        answer->length++;
    }
}

static void tell_place(struct answer *answer, const struct rt_traceback_entry *entry, long count) {
    if (entry->line == 0) return;
    char numbers[64];
    snprintf(numbers, sizeof numbers, "%" WORD "\t%" WORD "\t", count, entry->line);
    tell(answer, numbers);
    tell(answer, entry->columns);
    tell(answer, "\t");
    tell(answer, entry->function);
    tell(answer, "\t");
    tell(answer, entry->file);
    tell(answer, "\n");
}

/* A place below those that it was inlined into. */
static void tell_places(struct answer *answer, const struct rt_traceback_entry *entry, long count) {
    if (entry->caller == NULL) {
        tell_place(answer, entry, count);
        return;
    }
    for (; count > 0; count--) {
        tell_places(answer, entry->caller, 1);
        tell_place(answer, entry, 1);
    }
}

long rt_traceback_places(struct rt_bytes *out) {
    struct answer answer = {out, 0};
    for (long i = rt_traceback_length - 1; i >= 0; i--) {
        if (i >= RT_INNERMOST && i < rt_traceback_length - RT_OUTERMOST) {
            char left_out[64];
            snprintf(left_out, sizeof left_out, "%" WORD "\t0\t\t\t\n", i - RT_INNERMOST + 1);
            tell(&answer, left_out);
            i = RT_INNERMOST;
        } else {
            const struct rt_traceback_run *run = rt_traceback_run_at(i);
            tell_places(&answer, run->entry, run->count);
        }
    }
    return answer.length;
}
