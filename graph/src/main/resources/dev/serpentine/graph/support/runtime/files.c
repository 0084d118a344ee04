/* Files by descriptor. */

long rt_os_write(long descriptor, struct rt_bytes *bytes, long start, long count) {
    ssize_t result;
    do {
        result = write((int)descriptor, bytes->items + start, (size_t)count);
    } while (result < 0 && errno == EINTR && !rt_interrupt_flag);
    return answer(result);
}

long rt_os_read(long descriptor, struct rt_bytes *bytes, long start, long count) {
    ssize_t result;
    if (rt_interrupt_flag) return -EINTR;
    do {
        result = read((int)descriptor, bytes->items + start, (size_t)count);
    } while (result < 0 && errno == EINTR && !rt_interrupt_flag);
    return answer(result);
}

long rt_os_open(struct rt_bytes *path, long length, long flags, long mode) {
    static const struct { long ours; int theirs; } table[] = {
        { 1, O_WRONLY }, { 2, O_RDWR }, { 0100, O_CREAT }, { 0200, O_EXCL }, { 01000, O_TRUNC }, { 02000, O_APPEND },
    };
    int native = O_CLOEXEC;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (flags & table[i].ours) native |= table[i].theirs;
    }
    char *name = take(path, length);
    long result = answer(open(name, native, (mode_t)mode));
    free(name);
    return result;
}

long rt_os_close(long descriptor) {
    return answer(close((int)descriptor));
}

long rt_os_seek(long descriptor, long offset, long whence) {
    return answer(lseek((int)descriptor, offset, whence == 0 ? SEEK_SET : whence == 1 ? SEEK_CUR : SEEK_END));
}

long rt_os_file_size(long descriptor) {
    struct stat status;
    return fstat((int)descriptor, &status) < 0 ? -errno : status.st_size;
}

long rt_os_truncate(long descriptor, long size) {
    return answer(ftruncate((int)descriptor, size));
}

long rt_os_isatty(long descriptor) {
    return isatty((int)descriptor) ? 1 : 0;
}

long rt_os_unlink(struct rt_bytes *path, long length) {
    char *name = take(path, length);
    long result = answer(unlink(name));
    free(name);
    return result;
}

long rt_os_rename(struct rt_bytes *path, long length, struct rt_bytes *new_path, long new_length) {
    char *from = take(path, length);
    char *to = take(new_path, new_length);
    long result = answer(rename(from, to));
    free(from);
    free(to);
    return result;
}
