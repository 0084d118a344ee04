/* What a translated program may use of the run-time support. No header of the C library is included here, so that the program's names are free. */
#ifndef RT_RUNTIME_H
#define RT_RUNTIME_H

#define bool _Bool
#define true 1
#define false 0
#ifndef NULL
#define NULL ((void *)0)
#endif
/* Small functions that are to be inlined, and others that are not, as they are for exceptions on their way out of many places; whoever compiles this file as a unit of its own may make them functions like the others. */
#ifndef RT_INLINE
#define RT_INLINE static inline
#define RT_COLD static __attribute__((cold, noinline, unused))
#else
#define RT_COLD __attribute__((cold, noinline))
#endif
#define UNLIKELY(condition) __builtin_expect((condition), 0)

/* Bytes, and the text whose code points are all below 256, as every program lays them out. */
struct rt_bytes {
    unsigned long header;
    long length;
    int hash;
    bool is_wide;
    unsigned char items[] __attribute__((aligned(8)));
};

/* By words, the last of which overlaps the one before. */
__attribute__((noinline, unused)) static long rt_rest_is_same(const unsigned char *left, const unsigned char *right, long count) {
    unsigned long x, y;
    if (count >= 8) {
        for (long i = 0; i < count - 8; i += 8) {
            __builtin_memcpy(&x, left + i, 8);
            __builtin_memcpy(&y, right + i, 8);
            if (x != y) return 0;
        }
        __builtin_memcpy(&x, left + count - 8, 8);
        __builtin_memcpy(&y, right + count - 8, 8);
        return x == y;
    }
    if (count >= 4) {
        unsigned int first_x, first_y, last_x, last_y;
        __builtin_memcpy(&first_x, left, 4);
        __builtin_memcpy(&first_y, right, 4);
        __builtin_memcpy(&last_x, left + count - 4, 4);
        __builtin_memcpy(&last_y, right + count - 4, 4);
        return first_x == first_y && last_x == last_y;
    }
    return left[count >> 1] == right[count >> 1] && left[count - 1] == right[count - 1];
}
/* Most texts that are compared and differ do so in the first character, and many have but one: that is found out where they are compared. */
RT_INLINE long rt_bytes_are_same(const struct rt_bytes *a, long start_a, const struct rt_bytes *b, long start_b, long count) {
    const unsigned char *left = a->items + start_a, *right = b->items + start_b;
    return count <= 0 || (*left == *right && (count == 1 || rt_rest_is_same(left, right, count)));
}
RT_INLINE long rt_byte_find(const struct rt_bytes *bytes, long byte, long start, long stop) {
    if (stop <= start) return -1;
    const unsigned char *found = (const unsigned char *)__builtin_memchr(bytes->items + start, (int)byte, (unsigned long)(stop - start));
    return found == NULL ? -1 : found - bytes->items;
}

/* The translated program: returns its exit status. */
long rt_program(void);
/* What ends it where it does not look out for interrupts. */
void rt_interrupted(void);

/* Integers */
RT_INLINE bool rt_int_add_overflows(long a, long b) { long result; return __builtin_add_overflow(a, b, &result); }
RT_INLINE bool rt_int_sub_overflows(long a, long b) { long result; return __builtin_sub_overflow(a, b, &result); }
RT_INLINE bool rt_int_mul_overflows(long a, long b) { long result; return __builtin_mul_overflow(a, b, &result); }
RT_INLINE bool rt_int_lshift_overflows(long a, long count) { return (long)((unsigned long)a << count) >> count != a; }
RT_INLINE unsigned long rt_uint_mul_high(unsigned long a, unsigned long b) { return (unsigned long)(((unsigned __int128)a * b) >> 64); }

/* Floats */
RT_INLINE long rt_float_to_bits(double value) { long bits; __builtin_memcpy(&bits, &value, sizeof bits); return bits; }
RT_INLINE double rt_bits_to_float(long bits) { double value; __builtin_memcpy(&value, &bits, sizeof value); return value; }

/* The stack: it grows downwards, and what lies below the limit is left for the run-time support. */
extern char *rt_stack_limit;
RT_INLINE bool rt_stack_too_deep(void) { return (char *)__builtin_frame_address(0) < rt_stack_limit; }

/* Tracebacks: the lines that the current exception came through, the innermost first. */
struct rt_traceback_entry {
    const char *function;
    const char *file;
    long line;
    const struct rt_traceback_entry *caller; /* where the function was inlined, or NULL */
    const char *columns; /* which part of the line is marked, where the program asks for that */
};
/* A line, and how often the exception came through it in a row. */
struct rt_traceback_run {
    const struct rt_traceback_entry *entry;
    long count;
};
#define RT_INNERMOST 32
#define RT_OUTERMOST 1024 /* a power of two */
extern struct rt_traceback_run rt_traceback_innermost[RT_INNERMOST];
extern struct rt_traceback_run rt_traceback_outermost[RT_OUTERMOST];
extern long rt_traceback_length;
RT_INLINE struct rt_traceback_run *rt_traceback_run_at(long index) {
    return index < RT_INNERMOST ? &rt_traceback_innermost[index] : &rt_traceback_outermost[index % RT_OUTERMOST];
}
RT_COLD void rt_traceback_add(const struct rt_traceback_entry *entry) {
    if (rt_traceback_length > 0) {
        struct rt_traceback_run *last = rt_traceback_run_at(rt_traceback_length - 1);
        if (last->entry == entry) {
            last->count++;
            return;
        }
    }
    struct rt_traceback_run *next = rt_traceback_run_at(rt_traceback_length++);
    next->entry = entry;
    next->count = 1;
}
RT_COLD void rt_traceback_start(const struct rt_traceback_entry *entry) {
    rt_traceback_length = 0;
    rt_traceback_add(entry);
}
/* The current traceback, to be kept aside in an array of so many bytes, and back from there. */
long rt_traceback_size(void);
void rt_traceback_save(struct rt_bytes *kept);
void rt_traceback_copy_back(const struct rt_bytes *kept);
RT_COLD void rt_traceback_load(const struct rt_bytes *kept) {
    if (kept == NULL) rt_traceback_length = 0;
    else rt_traceback_copy_back(kept);
}
void rt_print_traceback(long depth, long of_group);
long rt_traceback_places(struct rt_bytes *out);

/* A number as an address, of which a compiler knows nothing: of functions full of these gcc 12 computes ranges until its own stack is full. */
RT_INLINE char *rt_address(long bits) {
    char *address;
    __asm__("" : "=r"(address) : "0"(bits));
    return address;
}

/* Memory of a program into which no collector was put: zeroed, never freed. */
extern char *rt_memory_next, *rt_memory_end;
char *rt_allocate_chunk(unsigned long size);
RT_INLINE void *rt_allocate(unsigned long size) {
    unsigned long rounded = (size + 15) & ~15UL;
    char *start = rt_memory_next;
    if (UNLIKELY((unsigned long)(rt_memory_end - start) < rounded)) return rt_allocate_chunk(rounded);
    rt_memory_next = start + rounded;
    return start;
}
unsigned long rt_array_size(unsigned long items_offset, unsigned long item_size, long length);
RT_INLINE void *rt_allocate_array(unsigned long items_offset, unsigned long length_offset, unsigned long item_size, long length) {
    char *array = rt_allocate(rt_array_size(items_offset, item_size, length));
    *(long *)(array + length_offset) = length;
    return array;
}

/* Memory that its maker frees. */
char *rt_raw_malloc(long size);
void *rt_raw_allocate(unsigned long size);
void *rt_raw_allocate_array(unsigned long items_offset, unsigned long length_offset, unsigned long item_size, long length);
void rt_raw_free(char *start);
void rt_raw_clear(char *start, long size);
void rt_raw_copy(char *source, char *target, long size);
void rt_out_of_memory(void);
#ifndef __wasi__
void *memmove(void *, const void *, unsigned long);
#endif
#define rt_gc_collect() ((void)0)
#define rt_move(target, source, size) memmove((target), (source), (size))
#define rt_keepalive(value) __asm__ volatile("" : : "g"(value) : "memory")
#define rt_identity_hash(pointer) ((long)(pointer) >> 4)

/* The collector's view of the program. */
extern char *rt_shadow_stack_base;
extern long rt_shadow_stack_limit;
extern long rt_gc_stress, rt_gc_checks, rt_gc_log;

/* Memory by address, for collectors. */
long rt_memory_allocate(long size);
long rt_memory_allocate_uncleared(long size);
void rt_memory_free(long address);
RT_INLINE void rt_memory_clear(long address, long size) {
    if (__builtin_constant_p(size)) {
        __builtin_memset((char *)address, 0, (unsigned long)size);
        return;
    }
    /* Mostly few words: a loop, which is kept from becoming a call, or the instruction for long ranges that is slow to start. What follows up to a multiple of two words is free, too. */
    typedef long two_words __attribute__((vector_size(16), aligned(8), may_alias));
    for (char *place = (char *)address, *end = place + size; place < end; place += 16) {
        *(two_words *)place = (two_words){0, 0};
        __asm__ volatile("" : "+r"(place));
    }
}
RT_INLINE long rt_memory_load(long address) { return *(long *)address; }
RT_INLINE void rt_memory_store(long address, long value) { *(long *)address = value; }

/* Mathematics */
#define rt_sqrt __builtin_sqrt
#define rt_floor __builtin_floor
#define rt_ceil __builtin_ceil
/* Under names of our own, so that no compiler takes a result for known that the library rounds otherwise. */
#define RT_LIBRARY(name) __asm__(name) __attribute__((const))
double rt_sin(double) RT_LIBRARY("sin");
double rt_cos(double) RT_LIBRARY("cos");
double rt_tan(double) RT_LIBRARY("tan");
double rt_asin(double) RT_LIBRARY("asin");
double rt_acos(double) RT_LIBRARY("acos");
double rt_atan(double) RT_LIBRARY("atan");
double rt_atan2(double, double) RT_LIBRARY("atan2");
double rt_sinh(double) RT_LIBRARY("sinh");
double rt_cosh(double) RT_LIBRARY("cosh");
double rt_tanh(double) RT_LIBRARY("tanh");
double rt_asinh(double) RT_LIBRARY("asinh");
double rt_acosh(double) RT_LIBRARY("acosh");
double rt_atanh(double) RT_LIBRARY("atanh");
double rt_exp(double) RT_LIBRARY("exp");
double rt_exp2(double) RT_LIBRARY("exp2");
double rt_expm1(double) RT_LIBRARY("expm1");
double rt_log(double) RT_LIBRARY("log");
double rt_log2(double) RT_LIBRARY("log2");
double rt_log10(double) RT_LIBRARY("log10");
double rt_log1p(double) RT_LIBRARY("log1p");
double rt_pow(double, double) RT_LIBRARY("pow");
double rt_fmod(double, double) RT_LIBRARY("fmod");
double rt_hypot(double, double) RT_LIBRARY("hypot");
double rt_cbrt(double) RT_LIBRARY("cbrt");
double rt_erf(double) RT_LIBRARY("erf");
double rt_erfc(double) RT_LIBRARY("erfc");
double rt_gamma(double) RT_LIBRARY("tgamma");
double rt_lgamma(double x);
double rt_ldexp(double x, long exponent);
double rt_frexp_mantissa(double x);
long rt_frexp_exponent(double x);

/* Floats and text */
long rt_float_to_text(double value, long format, long precision, struct rt_bytes *out);
double rt_text_to_float(struct rt_bytes *text, long start, long length);

/* Files */
long rt_os_write(long descriptor, struct rt_bytes *bytes, long start, long count);
long rt_os_read(long descriptor, struct rt_bytes *bytes, long start, long count);
long rt_os_open(struct rt_bytes *path, long length, long flags, long mode);
long rt_os_close(long descriptor);
long rt_os_seek(long descriptor, long offset, long whence);
long rt_os_file_size(long descriptor);
long rt_os_truncate(long descriptor, long size);
long rt_os_isatty(long descriptor);
long rt_os_unlink(struct rt_bytes *path, long length);
long rt_os_rename(struct rt_bytes *path, long length, struct rt_bytes *new_path, long new_length);
long rt_os_mkdir(struct rt_bytes *path, long length, long mode);
long rt_os_rmdir(struct rt_bytes *path, long length);
long rt_os_stat_mode(struct rt_bytes *path, long length);
long rt_os_lstat_mode(struct rt_bytes *path, long length);
long rt_os_stat_size(struct rt_bytes *path, long length);
double rt_os_stat_mtime(struct rt_bytes *path, long length);
long rt_os_access(struct rt_bytes *path, long length, long mode);
long rt_os_getcwd(struct rt_bytes *out);
long rt_os_chdir(struct rt_bytes *path, long length);
long rt_os_realpath(struct rt_bytes *path, long length, struct rt_bytes *out);
long rt_os_listdir_open(struct rt_bytes *path, long length);
long rt_os_listdir_next(long handle, struct rt_bytes *out);
void rt_os_listdir_close(long handle);

/* Interrupts */
extern volatile int rt_interrupt_flag;
RT_INLINE long rt_interrupt_pending(void) { return rt_interrupt_flag; }
void rt_interrupt_watch(long notes);
long rt_interrupt_take(void);
void rt_interrupt_raise(void);
void rt_interrupt_hold(long holds);
void rt_process_interrupted(void);

/* The system */
long rt_os_getenv(struct rt_bytes *name, long length, struct rt_bytes *out);
long rt_os_environ_count(void);
long rt_os_environ_entry(long index, struct rt_bytes *out);
long rt_os_setenv(struct rt_bytes *name, long length, struct rt_bytes *value, long value_length);
long rt_os_unsetenv(struct rt_bytes *name, long length);
long rt_os_getpid(void);
long rt_os_strerror(long number, struct rt_bytes *out);
long rt_os_random(struct rt_bytes *bytes, long start, long count);
long rt_os_system(struct rt_bytes *command, long length);
long rt_process_argument_count(void);
long rt_process_argument_length(long index);
long rt_process_argument_copy(long index, struct rt_bytes *out);
void rt_process_exit(long status);

/* Time */
double rt_time_seconds(void);
double rt_time_monotonic(void);
double rt_time_process(void);
void rt_time_sleep(double seconds);
long rt_time_local_field(long seconds, long field);
long rt_time_utc_field(long seconds, long field);
long rt_time_from_local(long year, long month, long day, long hour, long minute, long second);

#endif
