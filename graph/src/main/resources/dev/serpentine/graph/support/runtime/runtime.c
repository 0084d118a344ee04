/* The run-time support of translated programs, as one unit. */
#define _GNU_SOURCE
#ifdef __wasi__
#include "wasi.h"
#else
#ifdef RT_OWN_HEADERS
#include "linux.h"
#else
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>
#endif
#define WORD "ld"

/* Zeroed memory of the system's, of which only what is touched is taken; null if there is none. */
static char *map_memory(unsigned long size) {
    char *start = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return start == MAP_FAILED ? NULL : start;
}
#endif
#include "runtime.h"

/* Copies as much of an answer as fits into an array of the program. */
static long give(const char *text, long length, struct rt_bytes *out) {
    long fits = length < out->length ? length : out->length;
    memcpy(out->items, text, (size_t)fits);
    return length;
}

/* The text in an array as C wants it: ended by a zero. The caller frees it. */
static char *take(struct rt_bytes *text, long length) {
    char *copy = malloc((size_t)length + 1);
    if (copy == NULL) rt_out_of_memory();
    memcpy(copy, text->items, (size_t)length);
    copy[length] = 0;
    return copy;
}

/* An answer of the system as the program wants it: minus the error number for failure. */
static long answer(long result) {
    return result < 0 ? -errno : result;
}

#ifdef RT_PROFILE
#include "profile.c"
#else
static void write_profile(void) {}
#endif
#include "memory.c"
#include "traceback.c"
#include "mathematics.c"
#include "text.c"
#include "files.c"
#include "directories.c"
#include "system.c"
#include "clock.c"
#include "interrupts.c"
#include "start.c"
