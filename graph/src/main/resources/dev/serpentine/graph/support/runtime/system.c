/* The process and its environment. */

extern char **environ;
static int argument_count;
static char **arguments;

long rt_os_getenv(struct rt_bytes *name, long length, struct rt_bytes *out) {
    char *key = take(name, length);
    const char *value = getenv(key);
    free(key);
    return value == NULL ? -1 : give(value, (long)strlen(value), out);
}

long rt_os_environ_count(void) {
    long count = 0;
    while (environ != NULL && environ[count] != NULL) count++;
    return count;
}

long rt_os_environ_entry(long index, struct rt_bytes *out) {
    return give(environ[index], (long)strlen(environ[index]), out);
}

long rt_os_setenv(struct rt_bytes *name, long length, struct rt_bytes *value, long value_length) {
    char *key = take(name, length);
    char *text = take(value, value_length);
    long result = answer(setenv(key, text, 1));
    free(key);
    free(text);
    return result;
}

long rt_os_unsetenv(struct rt_bytes *name, long length) {
    char *key = take(name, length);
    long result = answer(unsetenv(key));
    free(key);
    return result;
}

long rt_os_getpid(void) {
    return getpid();
}

long rt_os_strerror(long number, struct rt_bytes *out) {
    const char *text = strerror((int)number);
    return give(text, (long)strlen(text), out);
}

long rt_os_random(struct rt_bytes *bytes, long start, long count) {
    for (long done = 0; done < count;) {
        ssize_t result = getrandom(bytes->items + start + done, (size_t)(count - done), 0);
        if (result < 0 && errno != EINTR) return -errno;
        if (result > 0) done += result;
    }
    return count;
}

long rt_os_system(struct rt_bytes *command, long length) {
    char *line = take(command, length);
    long result = system(line);
    free(line);
    return result;
}

long rt_process_argument_count(void) {
    return argument_count;
}

long rt_process_argument_length(long index) {
    return (long)strlen(arguments[index]);
}

long rt_process_argument_copy(long index, struct rt_bytes *out) {
    return give(arguments[index], (long)strlen(arguments[index]), out);
}

void rt_process_exit(long status) {
    write_profile();
    _exit((int)(status & 255));
}
