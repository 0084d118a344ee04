/* Tracebacks as Python prints them. */

const struct rt_traceback_entry *rt_traceback_innermost[RT_INNERMOST];
const struct rt_traceback_entry *rt_traceback_outermost[RT_OUTERMOST];
long rt_traceback_length;

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
        if (end > start) fprintf(stderr, "    %.*s\n", (int)(end - start), start);
    }
    free(text);
    fclose(source);
}

static void print_repetitions(long count) {
    /* Python shows a line three times and then counts. */
    if (count > 3) fprintf(stderr, "  [Previous line repeated %" WORD " more time%s]\n", count - 3, count == 4 ? "" : "s");
}

void rt_print_traceback(void) {
    if (rt_traceback_length == 0) return;
    fprintf(stderr, "Traceback (most recent call last):\n");
    const struct rt_traceback_entry *previous = NULL;
    long repeated = 0;
    for (long i = rt_traceback_length - 1; i >= 0; i--) {
        const struct rt_traceback_entry *entry;
        if (i < RT_INNERMOST) {
            entry = rt_traceback_innermost[i];
        } else if (i >= rt_traceback_length - RT_OUTERMOST) {
            entry = rt_traceback_outermost[i % RT_OUTERMOST];
        } else {
            print_repetitions(repeated);
            repeated = 0;
            previous = NULL;
            fprintf(stderr, "  [%" WORD " calls left out]\n", i - RT_INNERMOST + 1);
            i = RT_INNERMOST;
            continue;
        }
        if (entry->line == 0) continue; /* raised where Python has no source to show */
        if (entry == previous) {
            repeated++;
        } else {
            print_repetitions(repeated);
            repeated = 1;
            previous = entry;
        }
        if (repeated <= 3) {
            fprintf(stderr, "  File \"%s\", line %" WORD ", in %s\n", entry->file, entry->line, entry->function);
            print_source_line(entry->file, entry->line);
        }
    }
    print_repetitions(repeated);
    fflush(stderr);
}
