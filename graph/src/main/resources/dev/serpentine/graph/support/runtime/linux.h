/* What the run-time support uses of the C library on Linux with 64 bits, for machines where its header files are not installed. */
#include <stddef.h>
#include <stdarg.h>
#include <limits.h>

typedef long ssize_t, off_t, time_t;
typedef unsigned int mode_t;
typedef int clockid_t;
typedef struct _IO_FILE FILE;
typedef struct __dirstream DIR;
extern FILE *stdout, *stderr;

struct timespec { time_t tv_sec; long tv_nsec; };
struct tm { int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst; long tm_gmtoff; const char *tm_zone; };
struct dirent { unsigned long d_ino; off_t d_off; unsigned short d_reclen; unsigned char d_type; char d_name[256]; };
#ifdef __x86_64__
struct stat {
    unsigned long st_dev, st_ino, st_nlink;
    mode_t st_mode;
    unsigned int st_uid, st_gid, padding;
    unsigned long st_rdev;
    off_t st_size, st_blksize, st_blocks;
    struct timespec st_atim, st_mtim, st_ctim;
    long reserved[3];
};
#else
struct stat {
    unsigned long st_dev, st_ino;
    mode_t st_mode;
    unsigned int st_nlink, st_uid, st_gid;
    unsigned long st_rdev, padding;
    off_t st_size;
    int st_blksize, padding_2;
    off_t st_blocks;
    struct timespec st_atim, st_mtim, st_ctim;
    int reserved[2];
};
#endif
typedef struct { void *ss_sp; int ss_flags; size_t ss_size; } stack_t;
/* The beginning, which we write to, and more room than the rest takes on any machine. */
typedef struct ucontext { unsigned long uc_flags; struct ucontext *uc_link; stack_t uc_stack; char rest[8192] __attribute__((aligned(16))); } ucontext_t;

typedef struct { unsigned long words[16]; } sigset_t;
struct sigaction { void (*sa_handler)(int); sigset_t sa_mask; int sa_flags; void (*sa_restorer)(void); };

#define PATH_MAX 4096
#define M_TRIM_THRESHOLD (-1)
#define M_TOP_PAD (-2)
#define M_MMAP_THRESHOLD (-3)
#define EINTR 4
#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_CREAT 0100
#define O_EXCL 0200
#define O_TRUNC 01000
#define O_APPEND 02000
#define O_CLOEXEC 02000000
#define F_GETFD 1
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define F_OK 0
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define PROT_NONE 0
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_PRIVATE 2
#define MAP_ANONYMOUS 32
#define MAP_NORESERVE 0x4000
#define MADV_HUGEPAGE 14
#define MAP_FAILED ((void *)-1)
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define SIGINT 2
#define SIGPIPE 13
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_UNBLOCK 1
#define NAN __builtin_nanf("")
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define isfinite(x) __builtin_isfinite(x)
#define signbit(x) __builtin_signbit(x)
#define errno (*__errno_location())

int *__errno_location(void);
int access(const char *, int), atoi(const char *), chdir(const char *), clock_gettime(clockid_t, struct timespec *), close(int), closedir(DIR *);
int fclose(FILE *), fcntl(int, int, ...), fflush(FILE *), fprintf(FILE *, const char *, ...), fstat(int, struct stat *), ftruncate(int, off_t), getpid(void);
int isatty(int), lstat(const char *, struct stat *), mkdir(const char *, mode_t), mprotect(void *, size_t, int), nanosleep(const struct timespec *, struct timespec *);
int open(const char *, int, ...), rename(const char *, const char *), rmdir(const char *), setenv(const char *, const char *, int), snprintf(char *, size_t, const char *, ...);
int stat(const char *, struct stat *), strcmp(const char *, const char *), system(const char *), unlink(const char *), unsetenv(const char *);
int madvise(void *, size_t, int), mallopt(int, int), raise(int), sigaction(int, const struct sigaction *, struct sigaction *), sigaddset(sigset_t *, int), sigemptyset(sigset_t *), sigprocmask(int, const sigset_t *, sigset_t *);
int getcontext(ucontext_t *), swapcontext(ucontext_t *, const ucontext_t *);
void makecontext(ucontext_t *, void (*)(void), int, ...);
void free(void *), (*signal(int, void (*)(int)))(int);
void _exit(int) __attribute__((noreturn));
void *calloc(size_t, size_t), *malloc(size_t), *mmap(void *, size_t, int, int, int, off_t), *sbrk(long);
void *memcpy(void *, const void *, size_t), *memmove(void *, const void *, size_t), *memset(void *, int, size_t);
size_t fwrite(const void *, size_t, size_t, FILE *), strlen(const char *);
ssize_t getline(char **, size_t *, FILE *), getrandom(void *, size_t, unsigned), read(int, void *, size_t), write(int, const void *, size_t);
off_t lseek(int, off_t, int);
time_t mktime(struct tm *);
char *getcwd(char *, size_t), *getenv(const char *), *realpath(const char *, char *), *strerror(int);
double fabs(double), floor(double), frexp(double, int *), ldexp(double, int), lgamma_r(double, int *), strtod(const char *, char **);
FILE *fopen(const char *, const char *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
struct tm *gmtime_r(const time_t *, struct tm *), *localtime_r(const time_t *, struct tm *);
