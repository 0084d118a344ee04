/* Start-up: the program runs on a stack of its own, whose size does not depend on the shell's limits; on WebAssembly, on the one that the linker gives. */

#define STACK_SIZE (64UL << 20)
/* What the run-time support, and functions without a check of their own, may need below the limit. */
#define STACK_RESERVE (1UL << 20)
#define KEPT_MEMORY (16 << 20)
/* By at least so much the heap of the C library grows, so that it does so rarely. */
#define HEAP_GROWTH (8 << 20)
#ifdef __wasi__
#define SHADOW_STACK_SIZE (4UL << 20)
#else
#define SHADOW_STACK_SIZE STACK_SIZE
#endif

char *rt_stack_limit;
char *rt_shadow_stack_base;
long rt_shadow_stack_limit;
long rt_gc_stress, rt_gc_checks, rt_gc_log;

#ifndef __wasi__
static ucontext_t starting_context, program_context;
#endif
static long exit_status;

static void run_program(void) {
    exit_status = rt_program();
}

/* Whether a variable of the environment says anything but no. */
static long is_wanted(const char *name) {
    const char *value = getenv(name);
    return value != NULL && value[0] != 0 && value[0] != '0';
}

/* What a program needs wherever it runs. */
void rt_prepare(void) {
#ifdef M_TRIM_THRESHOLD
    /* Collections give back many large containers at once, which are soon wanted again: so much is kept, rather than asked from the system each time. */
    mallopt(M_TRIM_THRESHOLD, KEPT_MEMORY);
    mallopt(M_MMAP_THRESHOLD, KEPT_MEMORY);
    mallopt(M_TOP_PAD, HEAP_GROWTH);
#endif
    rt_gc_stress = is_wanted("SERPENTINE_GC_STRESS");
    rt_gc_checks = is_wanted("SERPENTINE_GC_CHECK");
    rt_gc_log = is_wanted("SERPENTINE_GC_LOG");
    rt_shadow_stack_base = map_memory(SHADOW_STACK_SIZE);
    if (rt_shadow_stack_base == NULL) rt_out_of_memory();
    rt_shadow_stack_limit = SHADOW_STACK_SIZE / sizeof(long);
}

#ifdef __wasi__
int main(int count, char **values) {
    argument_count = count;
    arguments = values;
    rt_prepare();
    /* The stack grows from its size down to zero. */
    rt_stack_limit = (char *)STACK_RESERVE;
    run_program();
    write_profile();
    fflush(stdout);
    return (int)(exit_status & 255);
}
#else
/* A closed stream would be taken for the first file that the program opens. Of these, reading fails as of a closed one, and what is written is lost, as in Python. */
static void fill_closed_streams(void) {
    for (int stream = 0; stream <= 2; stream++)
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", O_WRONLY);
}

int main(int count, char **values) {
    fill_closed_streams();
    argument_count = count;
    arguments = values;
    /* Python ignores it too: writing to a closed pipe is an error that the program sees. */
    signal(SIGPIPE, SIG_IGN);
    rt_prepare();
    char *stack = map_memory(STACK_SIZE);
    if (stack == NULL) rt_out_of_memory();
    mprotect(stack, 4096, PROT_NONE);
    rt_stack_limit = stack + STACK_RESERVE;
    getcontext(&program_context);
    program_context.uc_stack.ss_sp = stack;
    program_context.uc_stack.ss_size = STACK_SIZE;
    program_context.uc_link = &starting_context;
    makecontext(&program_context, run_program, 0);
    swapcontext(&starting_context, &program_context);
    write_profile();
    fflush(stdout);
    return (int)(exit_status & 255);
}
#endif
