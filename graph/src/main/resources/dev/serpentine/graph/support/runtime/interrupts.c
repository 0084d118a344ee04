/* Interrupts: SIGINT. The handler notes it, or ends the program by the program's own function, which allocates nothing; so it does not matter where the program is. */

volatile int rt_interrupt_flag;

static volatile int interrupts_end, interrupts_are_held, interrupt_was_held;

static void interrupt(void) {
    if (!interrupts_end) {
        rt_interrupt_flag = 1;
    } else if (interrupts_are_held) {
        interrupt_was_held = 1;
    } else {
        interrupts_are_held = 1;
        rt_interrupted();
    }
}

#ifdef __wasi__
void rt_interrupt_watch(long notes) {
    interrupts_end = !notes;
}

void rt_interrupt_raise(void) {
    interrupt();
}

void rt_process_interrupted(void) {
    rt_process_exit(130);
}
#else
static int interrupts_are_watched;

static void on_interrupt(int number) {
    int error = errno;
    (void)number;
    interrupt();
    errno = error;
}

void rt_interrupt_watch(long notes) {
    struct sigaction action;
    interrupts_end = !notes;
    interrupts_are_watched = 1;
    /* Who starts a program in the background has it ignore interrupts. */
    if (sigaction(SIGINT, NULL, &action) < 0 || action.sa_handler == SIG_IGN) return;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_interrupt;
    sigaction(SIGINT, &action, NULL);
}

void rt_interrupt_raise(void) {
    if (interrupts_are_watched) raise(SIGINT);
    else interrupt();
}

void rt_process_interrupted(void) {
    sigset_t signals;
    write_profile();
    signal(SIGINT, SIG_DFL);
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigprocmask(SIG_UNBLOCK, &signals, NULL);
    raise(SIGINT);
    _exit(130);
}
#endif

long rt_interrupt_take(void) {
    long was = rt_interrupt_flag;
    rt_interrupt_flag = 0;
    return was;
}

void rt_interrupt_hold(long holds) {
    interrupts_are_held = holds != 0;
    if (!holds && interrupt_was_held) interrupt();
}
