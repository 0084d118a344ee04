/* Paths and directories. */

long rt_os_mkdir(struct rt_bytes *path, long length, long mode) {
    char *name = take(path, length);
    long result = answer(mkdir(name, (mode_t)mode));
    free(name);
    return result;
}

long rt_os_rmdir(struct rt_bytes *path, long length) {
    char *name = take(path, length);
    long result = answer(rmdir(name));
    free(name);
    return result;
}

/* The status of what a path leads to; 0, or minus the error number. */
static long status_of(struct rt_bytes *path, long length, struct stat *status, int follow) {
    char *name = take(path, length);
    long result = answer(follow ? stat(name, status) : lstat(name, status));
    free(name);
    return result;
}

long rt_os_stat_mode(struct rt_bytes *path, long length) {
    struct stat status;
    long result = status_of(path, length, &status, 1);
    return result < 0 ? result : (long)status.st_mode;
}

long rt_os_lstat_mode(struct rt_bytes *path, long length) {
    struct stat status;
    long result = status_of(path, length, &status, 0);
    return result < 0 ? result : (long)status.st_mode;
}

long rt_os_stat_size(struct rt_bytes *path, long length) {
    struct stat status;
    long result = status_of(path, length, &status, 1);
    return result < 0 ? result : (long)status.st_size;
}

double rt_os_stat_mtime(struct rt_bytes *path, long length) {
    struct stat status;
    if (status_of(path, length, &status, 1) < 0) return NAN;
    return (double)status.st_mtim.tv_sec + 1e-9 * (double)status.st_mtim.tv_nsec;
}

long rt_os_access(struct rt_bytes *path, long length, long mode) {
    char *name = take(path, length);
    int native = (mode & 4 ? R_OK : 0) | (mode & 2 ? W_OK : 0) | (mode & 1 ? X_OK : 0);
    long result = access(name, mode == 0 ? F_OK : native) == 0 ? 1 : 0;
    free(name);
    return result;
}

long rt_os_getcwd(struct rt_bytes *out) {
    char path[PATH_MAX];
    return getcwd(path, sizeof path) == NULL ? -errno : give(path, (long)strlen(path), out);
}

long rt_os_chdir(struct rt_bytes *path, long length) {
    char *name = take(path, length);
    long result = answer(chdir(name));
    free(name);
    return result;
}

long rt_os_realpath(struct rt_bytes *path, long length, struct rt_bytes *out) {
    char *name = take(path, length);
    char *real = realpath(name, NULL);
    long result = real == NULL ? -errno : give(real, (long)strlen(real), out);
    free(real);
    free(name);
    return result;
}

long rt_os_listdir_open(struct rt_bytes *path, long length) {
    char *name = take(path, length);
    DIR *directory = opendir(name);
    long result = directory == NULL ? -errno : (long)directory;
    free(name);
    return result;
}

long rt_os_listdir_next(long handle, struct rt_bytes *out) {
    struct dirent *entry;
    do {
        entry = readdir((DIR *)handle);
        if (entry == NULL) return -1;
    } while (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0);
    return give(entry->d_name, (long)strlen(entry->d_name), out);
}

void rt_os_listdir_close(long handle) {
    closedir((DIR *)handle);
}
