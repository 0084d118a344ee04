/* The client of the resident translator, for Linux on x86-64. No header file of the C library needs to be installed.
 *
 *   client call SCRIPT ROOT WORD...          has the translator carry out a command line, and ends as it says
 *   client start SOCKET PROCESS COMMAND...   starts a translator in the background once a process has ended, or after ten seconds, unless there is one
 *
 * Whatever fails in the first, SCRIPT carries out the words in a process of its own: with the variable SERPENTINE_STEP, which says
 * whether it should start a translator ("start SOCKET") or not ("alone"). The protocol is described in ClientConnection.java. */
#include <stddef.h>

typedef long ssize_t;
struct sockaddr_un { unsigned short family; char path[108]; };
struct pollfd { int fd; short events, revents; };
struct timeval { long seconds, microseconds; };
struct stat { unsigned long device, number, links; unsigned int mode, user, group, padding; long rest[20]; };
typedef struct { unsigned long words[16]; } sigset_t;
typedef struct { int signal; char rest[124]; } siginfo_t;

extern char **environ;
int *__errno_location(void);
int socket(int, int, int), connect(int, const void *, unsigned), setsockopt(int, int, int, const void *, unsigned), poll(struct pollfd *, unsigned long, int);
int isatty(int), open(const char *, int, ...), close(int), dup2(int, int), flock(int, int), mkdir(const char *, unsigned), chdir(const char *), kill(int, int), rmdir(const char *);
int execv(const char *, char *const *), execvp(const char *, char *const *), fork(void), setsid(void), waitpid(int, int *, int), remove(const char *);
int sigemptyset(sigset_t *), sigaddset(sigset_t *, int), sigprocmask(int, const sigset_t *, sigset_t *), sigwaitinfo(const sigset_t *, siginfo_t *);
int setenv(const char *, const char *, int), putenv(char *), snprintf(char *, size_t, const char *, ...), atoi(const char *);
int nftw(const char *, int (*)(const char *, const void *, int, void *), int, int);
ssize_t read(int, void *, size_t), write(int, const void *, size_t), send(int, const void *, size_t, int), readlink(const char *, char *, size_t);
void *malloc(size_t), *realloc(void *, size_t), *memcpy(void *, const void *, size_t);
char *getcwd(char *, size_t), *getenv(const char *);
size_t strlen(const char *);
int strcmp(const char *, const char *), strncmp(const char *, const char *, size_t);
unsigned getuid(void), umask(unsigned);
long syscall(long, ...);
void (*signal(int, void (*)(int)))(int);
void _exit(int) __attribute__((noreturn));

enum {
    NOTHING = 0,
    CLOSE_ON_EXEC = 02000000,
    LSTAT = 6,
    CLOSE_RANGE = 436,
    /* How long we wait for our turn, unless SERPENTINE_PATIENCE says otherwise. A translation by a process of one's own takes longer. */
    PATIENCE_MILLISECONDS = 1500,
    LARGEST_MESSAGE = 1 << 30
};
enum { INTERRUPT_NUMBER = 4, SIGHUP = 1, SIGINT = 2, SIGQUIT = 3, SIGPIPE = 13, SIGTERM = 15, SIGCHLD = 17 };

static const char *script, *root;
static char **words;
static int connection = -1;
static void (*pipe_action)(int);

/* Gives up on the translator. */
__attribute__((noreturn)) static void carry_out_alone(const char *step) {
    if (connection >= 0)
        close(connection);
    signal(SIGPIPE, pipe_action);
    setenv("SERPENTINE_STEP", step, 1);
    words[-1] = (char *)script;
    execv(script, words - 1);
    _exit(127);
}

static void require(int is_fine) {
    if (!is_fine)
        carry_out_alone("alone");
}

/* The name of the socket: whatever makes a translation depend on the process that does it has a part in it. */

static unsigned long hash(const char *text) {
    unsigned long sum = 14695981039346656037UL;
    for (; *text; text++)
        sum = (sum ^ (unsigned char)*text) * 1099511628211UL;
    return sum * (sum | 1);
}

/* Variables that Java, the compilers and linkers, or we look at. All others are only what a program sees while it is imported. */
static int matters(const char *variable) {
    static const char *const beginnings[] = {
        "PATH=", "HOME=", "LANG=", "LANGUAGE=", "LC_", "TZ=", "TMPDIR=", "TMP=", "TEMP=", "CC=", "CPATH=", "C_INCLUDE_PATH=", "LIBRARY_PATH=",
        "COMPILER_PATH=", "XDG_CACHE_HOME=", "SOURCE_DATE_EPOCH=", "GCC_", "CCACHE_", "LD_", "JAVA_", "JDK_", "_JAVA_", "MALLOC_", "GLIBC_", "MONO_", "SERPENTINE_", NULL};
    for (const char *const *beginning = beginnings; *beginning; beginning++)
        if (strncmp(variable, *beginning, strlen(*beginning)) == 0)
            return 1;
    return 0;
}

static unsigned long key(void) {
    unsigned long sum = hash(root);
    for (char **variable = environ; *variable; variable++)
        if (matters(*variable))
            sum += hash(*variable);
    static const char *const spaces[] = {"/proc/self/ns/mnt", "/proc/self/ns/pid", "/proc/self/ns/user", "/proc/self/root", NULL};
    for (const char *const *space = spaces; *space; space++) {
        char text[256];
        ssize_t length = readlink(*space, text, sizeof text - 1);
        require(length > 0);
        text[length] = 0;
        sum += hash(text);
    }
    return sum;
}

static int is_private(const char *folder) {
    struct stat facts;
    return syscall(LSTAT, folder, &facts) == 0 && (facts.mode & 0170777) == 0040700 && facts.user == getuid();
}

/* A folder that only the user can enter: in the session's own, or in one that is named after the user. */
static void name_socket(char *name, size_t size) {
    char folder[80];
    const char *session = getenv("XDG_RUNTIME_DIR");
    if (session == NULL || strlen(session) > 60 || !is_private(session))
        snprintf(folder, sizeof folder, "/tmp/serpentine-%u", getuid());
    else
        snprintf(folder, sizeof folder, "%s/serpentine", session);
    mkdir(folder, 0700);
    require(is_private(folder));
    snprintf(name, size, "%s/%016lx", folder, key());
}

/* Messages. */

struct message { char *bytes; size_t length, room; };

static void add(struct message *message, const void *bytes, size_t length) {
    if (message->length + length > message->room) {
        message->room = 2 * (message->length + length);
        message->bytes = realloc(message->bytes, message->room);
        require(message->bytes != NULL);
    }
    memcpy(message->bytes + message->length, bytes, length);
    message->length += length;
}

static void add_number(struct message *message, unsigned number) {
    add(message, &number, sizeof number);
}

static void add_text(struct message *message, const char *text) {
    add_number(message, strlen(text));
    add(message, text, strlen(text));
}

static void add_texts(struct message *message, char **texts) {
    unsigned count = 0;
    while (texts[count])
        count++;
    add_number(message, count);
    for (; *texts; texts++)
        add_text(message, *texts);
}

static void send_all(const void *bytes, size_t length) {
    for (size_t sent = 0; sent < length;) {
        ssize_t count = send(connection, (const char *)bytes + sent, length - sent, 0x4000 /* no signal */);
        require(count > 0 || *__errno_location() == INTERRUPT_NUMBER);
        sent += count > 0 ? count : 0;
    }
}

static void answer(const void *bytes, unsigned length) {
    struct message message = {0};
    add(&message, "=", 1);
    add_number(&message, length);
    add(&message, bytes, length);
    send_all(message.bytes, message.length);
}

static void receive(void *bytes, size_t length) {
    for (size_t received = 0; received < length;) {
        ssize_t count = read(connection, (char *)bytes + received, length - received);
        require(count > 0 || (count < 0 && *__errno_location() == INTERRUPT_NUMBER));
        received += count > 0 ? count : 0;
    }
}

static void send_call(void) {
    char folder[4096];
    require(getcwd(folder, sizeof folder) != NULL && folder[0] == '/');
    unsigned mask = umask(0);
    umask(mask);
    struct message message = {0};
    add_number(&message, (isatty(0) != 0) | (isatty(1) != 0) << 1 | (isatty(2) != 0) << 2);
    add_number(&message, mask);
    add_text(&message, folder);
    add_texts(&message, words);
    add_texts(&message, environ);
    answer(message.bytes, message.length);
}

/* What the translator has us do. */

/* 0, or the number of the error. */
static unsigned write_all(int descriptor, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t count = write(descriptor, bytes, length);
        if (count < 0) {
            int error = *__errno_location();
            struct pollfd ready = {descriptor, 4, 0};
            if (error == 11 /* others made it non-blocking */)
                poll(&ready, 1, -1);
            else if (error != INTERRUPT_NUMBER)
                return error;
            continue;
        }
        bytes += count;
        length -= count;
    }
    return 0;
}

static void read_some(unsigned limit) {
    struct pollfd sources[] = {{0, 1, 0}, {connection, 0, 0}};
    char *bytes = malloc(limit);
    require(bytes != NULL);
    ssize_t count;
    do {
        poll(sources, 2, -1);
        require(sources[1].revents == 0);
        count = read(0, bytes, limit);
    } while (count < 0 && (*__errno_location() == INTERRUPT_NUMBER || *__errno_location() == 11));
    answer(bytes, count > 0 ? count : 0);
}

static int remove_one(const char *name, const void *facts, int kind, void *place) {
    (void)facts, (void)kind, (void)place;
    remove(name);
    return 0;
}

/* Runs a program, which the terminal's signals reach without us, and ends as it does. */
__attribute__((noreturn)) static void supervise(const char *folder, char **command) {
    static const int awaited[] = {SIGCHLD, SIGTERM, SIGHUP, SIGINT, SIGQUIT, 0};
    sigset_t waited, before;
    sigemptyset(&waited);
    for (const int *number = awaited; *number; number++)
        sigaddset(&waited, *number);
    sigprocmask(0, &waited, &before);
    int child = fork();
    if (child == 0) {
        sigprocmask(2, &before, NULL);
        signal(SIGPIPE, pipe_action);
        execvp(command[0], command);
        _exit(127);
    }
    require(child > 0);
    close(connection);
    int status, ended;
    while ((ended = waitpid(child, &status, 1)) == 0) {
        siginfo_t facts;
        int number = sigwaitinfo(&waited, &facts);
        if (number == SIGTERM || number == SIGHUP)
            kill(child, number);
    }
    nftw(folder, remove_one, 16, 8 | 1 /* what is in it first, and no links */);
    _exit(ended != child ? 127 : (status & 127) != 0 ? 128 + (status & 127) : status >> 8 & 255);
}

static void run(char *message, size_t length) {
    unsigned counts[2];
    memcpy(counts, message, sizeof counts);
    char *text = message + sizeof counts, *folder = text;
    char **command = malloc((counts[0] + 1) * sizeof *command);
    require(command != NULL && length > sizeof counts);
    text += strlen(text) + 1;
    for (unsigned i = 0; i < counts[0]; i++, text += strlen(text) + 1)
        command[i] = text;
    command[counts[0]] = NULL;
    for (unsigned i = 0; i < counts[1]; i++, text += strlen(text) + 1)
        putenv(text);
    if (*folder)
        supervise(folder, command);
    signal(SIGPIPE, pipe_action);
    execv(command[0], command);
    carry_out_alone("alone");
}

static void obey(char letter, char *message, unsigned length) {
    unsigned number = 0;
    switch (letter) {
    case 'A':
        answer(message, 0);
        return;
    case 'W':
        require(length > 0);
        number = write_all(message[0], message + 1, length - 1);
        answer(&number, sizeof number);
        return;
    case 'I':
        require(length == sizeof number);
        memcpy(&number, message, sizeof number);
        read_some(number);
        return;
    case 'S':
        require(length == sizeof number);
        memcpy(&number, message, sizeof number);
        _exit((int)number);
    case 'X':
        run(message, length);
        return;
    default:
        carry_out_alone("alone");
    }
}

__attribute__((noreturn)) static void call(void) {
    struct sockaddr_un address = {.family = 1};
    name_socket(address.path, sizeof address.path);
    connection = socket(1, 1 | CLOSE_ON_EXEC, 0);
    const char *wanted = getenv("SERPENTINE_PATIENCE");
    int milliseconds = wanted == NULL ? PATIENCE_MILLISECONDS : atoi(wanted);
    struct timeval patience = {milliseconds / 1000, milliseconds % 1000 * 1000};
    require(connection >= 0 && setsockopt(connection, 1, 21 /* to send */, &patience, sizeof patience) == 0);
    if (connect(connection, &address, sizeof address) != 0) {
        char step[128];
        snprintf(step, sizeof step, "start %s", address.path);
        carry_out_alone(step);
    }
    send_call();
    struct pollfd turn = {connection, 1, 0};
    require(poll(&turn, 1, milliseconds) == 1);
    while (1) {
        char letter;
        unsigned length;
        receive(&letter, sizeof letter);
        receive(&length, sizeof length);
        require(length < LARGEST_MESSAGE);
        char *message = malloc(length + 1);
        require(message != NULL);
        receive(message, length);
        message[length] = 0;
        obey(letter, message, length);
    }
}

/* The lock is held for as long as the translator lives, which inherits it; nobody has to tidy up after it. */
static int start(const char *socket_name, int process, char **command) {
    if (fork() != 0)
        return 0;
    setsid();
    char name[128];
    snprintf(name, sizeof name, "%s.lock", socket_name);
    int nowhere = open("/dev/null", 2);
    syscall(CLOSE_RANGE, 3U, (unsigned)nowhere - 1, 0);
    syscall(CLOSE_RANGE, (unsigned)nowhere + 1, ~0U, 0);
    dup2(nowhere, 0);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    int lock = open(name, 0400000 /* no link */ | 0100 | 2, 0600);
    if (lock < 0 || flock(lock, 2 | 4) != 0)
        return 0;
    snprintf(name, sizeof name, "%s.log", socket_name);
    int log = open(name, 0400000 | 0100 | 01000 | 1 | CLOSE_ON_EXEC, 0600);
    if (log >= 0)
        dup2(log, 2);
    for (int tick = 0; tick < 100 && kill(process, 0) == 0; tick++)
        poll(NULL, 0, 100);
    if (chdir("/") == 0)
        execv(command[0], command);
    return 1;
}

int main(int count, char **arguments) {
    if (count >= 5 && strcmp(arguments[1], "start") == 0)
        return start(arguments[2], atoi(arguments[3]), arguments + 4);
    if (count < 4 || strcmp(arguments[1], "call") != 0)
        return 2;
    script = arguments[2];
    root = arguments[3];
    words = arguments + 4;
    pipe_action = signal(SIGPIPE, (void (*)(int))1 /* ignored */);
    call();
}
