/* What a translated program may use of the run-time support. No header of the C library is included here, so that the program's names are free. */
#ifndef RT_RUNTIME_H
#define RT_RUNTIME_H

#define bool _Bool
#define true 1
#define false 0
#ifndef NULL
#define NULL ((void *)0)
#endif
#define UNLIKELY(condition) __builtin_expect((condition), 0)

/* A collected array of Char, as every program lays it out. */
struct rt_bytes {
    unsigned long header;
    long length;
    unsigned char items[];
};

/* The translated program: returns its exit status. */
long rt_program(void);

/* Integers */
static inline bool rt_int_add_overflows(long a, long b) { long result; return __builtin_add_overflow(a, b, &result); }
static inline bool rt_int_sub_overflows(long a, long b) { long result; return __builtin_sub_overflow(a, b, &result); }
static inline bool rt_int_mul_overflows(long a, long b) { long result; return __builtin_mul_overflow(a, b, &result); }
static inline bool rt_int_lshift_overflows(long a, long count) { return (long)((unsigned long)a << count) >> count != a; }
static inline unsigned long rt_uint_mul_high(unsigned long a, unsigned long b) { return (unsigned long)(((unsigned __int128)a * b) >> 64); }

/* Floats */
static inline long rt_float_to_bits(double value) { long bits; __builtin_memcpy(&bits, &value, sizeof bits); return bits; }
static inline double rt_bits_to_float(long bits) { double value; __builtin_memcpy(&value, &bits, sizeof value); return value; }

/* The stack: it grows downwards, and what lies below the limit is left for the run-time support. */
extern char *rt_stack_limit;
static inline bool rt_stack_too_deep(void) { return (char *)__builtin_frame_address(0) < rt_stack_limit; }

/* Tracebacks: the lines that the current exception came through, the innermost first. */
struct rt_traceback_entry {
    const char *function;
    const char *file;
    long line;
};
#define RT_INNERMOST 32
#define RT_OUTERMOST 1024 /* a power of two */
extern const struct rt_traceback_entry *rt_traceback_innermost[RT_INNERMOST];
extern const struct rt_traceback_entry *rt_traceback_outermost[RT_OUTERMOST];
extern long rt_traceback_length;
static inline void rt_traceback_add(const struct rt_traceback_entry *entry) {
    long index = rt_traceback_length++;
    if (index < RT_INNERMOST) rt_traceback_innermost[index] = entry;
    else rt_traceback_outermost[index % RT_OUTERMOST] = entry;
}
static inline void rt_traceback_start(const struct rt_traceback_entry *entry) {
    rt_traceback_length = 0;
    rt_traceback_add(entry);
}
void rt_print_traceback(void);

/* Memory of a program into which no collector was put: zeroed, never freed. */
extern char *rt_memory_next, *rt_memory_end;
char *rt_allocate_chunk(unsigned long size);
static inline void *rt_allocate(unsigned long size) {
    unsigned long rounded = (size + 15) & ~15UL;
    char *start = rt_memory_next;
    if (UNLIKELY((unsigned long)(rt_memory_end - start) < rounded)) return rt_allocate_chunk(rounded);
    rt_memory_next = start + rounded;
    return start;
}
unsigned long rt_array_size(unsigned long items_offset, unsigned long item_size, long length);
static inline void *rt_allocate_array(unsigned long items_offset, unsigned long length_offset, unsigned long item_size, long length) {
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
void *memmove(void *, const void *, unsigned long);
#define rt_gc_collect() ((void)0)
#define rt_move(target, source, size) memmove((target), (source), (size))
#define rt_keepalive(value) __asm__ volatile("" : : "g"(value) : "memory")
#define rt_identity_hash(pointer) ((long)(pointer) >> 4)

/* The collector's view of the program. */
extern char *rt_shadow_stack_base;
extern long rt_shadow_stack_limit;
extern long rt_gc_stress;

/* Memory by address, for collectors. */
long rt_memory_allocate(long size);
void rt_memory_free(long address);
static inline void rt_memory_clear(long address, long size) {
    if (__builtin_constant_p(size)) {
        __builtin_memset((char *)address, 0, (unsigned long)size);
        return;
    }
    /* Mostly few words: a loop, which is kept from becoming a call, or the instruction for long ranges that is slow to start. */
    for (char *word = (char *)address, *end = word + size; word < end; word += 8) {
        *(long *)word = 0;
        __asm__ volatile("" : "+r"(word));
    }
}
static inline long rt_memory_load(long address) { return *(long *)address; }
static inline void rt_memory_store(long address, long value) { *(long *)address = value; }

/* Mathematics */
#define rt_sqrt __builtin_sqrt
#define rt_sin __builtin_sin
#define rt_cos __builtin_cos
#define rt_tan __builtin_tan
#define rt_asin __builtin_asin
#define rt_acos __builtin_acos
#define rt_atan __builtin_atan
#define rt_atan2 __builtin_atan2
#define rt_sinh __builtin_sinh
#define rt_cosh __builtin_cosh
#define rt_tanh __builtin_tanh
#define rt_asinh __builtin_asinh
#define rt_acosh __builtin_acosh
#define rt_atanh __builtin_atanh
#define rt_exp __builtin_exp
#define rt_exp2 __builtin_exp2
#define rt_expm1 __builtin_expm1
#define rt_log __builtin_log
#define rt_log2 __builtin_log2
#define rt_log10 __builtin_log10
#define rt_log1p __builtin_log1p
#define rt_pow __builtin_pow
#define rt_fmod __builtin_fmod
#define rt_floor __builtin_floor
#define rt_ceil __builtin_ceil
#define rt_hypot __builtin_hypot
#define rt_cbrt __builtin_cbrt
#define rt_erf __builtin_erf
#define rt_erfc __builtin_erfc
#define rt_gamma __builtin_tgamma
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
