/* What the run-time support uses of the C library on WebAssembly, and what it has to do without. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define tm_gmtoff __tm_gmtoff
#define WORD "lld"

/* There are no processes and no shells. */
pid_t getpid(void) { return 1; }
int system(const char *command) { return 127 << 8; }

/* There is one folder tree without symbolic links to resolve. */
char *realpath(const char *path, char *out) {
    struct stat status;
    char folder[PATH_MAX];
    if (stat(path, &status) < 0) return NULL;
    if (path[0] == '/') return strdup(path);
    if (getcwd(folder, sizeof folder) == NULL) return NULL;
    char *whole = malloc(strlen(folder) + strlen(path) + 2);
    if (whole != NULL) sprintf(whole, "%s/%s", folder, path);
    return whole;
}

static ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
    size_t part = count > 256 ? 256 : count;
    return getentropy(bytes, part) < 0 ? -1 : (ssize_t)part;
}

static char *map_memory(unsigned long long size) {
    return calloc(1, (size_t)size);
}

/* From here on, a long has 64 bits, as everywhere. */
#undef LONG_MAX
#define LONG_MAX __INT64_MAX__
#define long __INT64_TYPE__
