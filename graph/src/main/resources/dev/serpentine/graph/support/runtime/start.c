/* Start-up: the program runs on a stack of its own, whose size does not depend on the shell's limits. */

#define STACK_SIZE (64UL << 20)
/* What the run-time support, and functions without a check of their own, may need below the limit. */
#define STACK_RESERVE (1UL << 20)
#define SHADOW_STACK_SIZE STACK_SIZE

char *rt_stack_limit;
char *rt_shadow_stack_base;
long rt_shadow_stack_limit;
long rt_gc_stress;

static ucontext_t starting_context, program_context;
static long exit_status;

static void run_program(void) {
    exit_status = rt_program();
}

static char *map_stack(unsigned long size) {
    char *start = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (start == MAP_FAILED) rt_out_of_memory();
    return start;
}

/* A closed stream would be taken for the first file that the program opens. Of these, reading fails as of a closed one, and what is written is lost, as in Python. */
static void fill_closed_streams(void) {
    for (int stream = 0; stream <= 2; stream++)
        if (fcntl(stream, F_GETFD) < 0) open("/dev/null", O_WRONLY);
}

/* What a program needs wherever it runs. */
void rt_prepare(void) {
    const char *stress = getenv("SERPENTINE_GC_STRESS");
    rt_gc_stress = stress != NULL && stress[0] != 0 && stress[0] != '0';
    rt_shadow_stack_base = map_stack(SHADOW_STACK_SIZE);
    rt_shadow_stack_limit = SHADOW_STACK_SIZE / sizeof(long);
}

int main(int count, char **values) {
    fill_closed_streams();
    argument_count = count;
    arguments = values;
    /* Python ignores it too: writing to a closed pipe is an error that the program sees. */
    signal(SIGPIPE, SIG_IGN);
    rt_prepare();
    char *stack = map_stack(STACK_SIZE);
    mprotect(stack, 4096, PROT_NONE);
    rt_stack_limit = stack + STACK_RESERVE;
    getcontext(&program_context);
    program_context.uc_stack.ss_sp = stack;
    program_context.uc_stack.ss_size = STACK_SIZE;
    program_context.uc_link = &starting_context;
    makecontext(&program_context, run_program, 0);
    swapcontext(&starting_context, &program_context);
    fflush(stdout);
    return (int)(exit_status & 255);
}
