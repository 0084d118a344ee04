package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.FileSystemCalls;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** The external functions on files other than the standard streams, and on folders. */
public final class FileFunctions {
    static final FileSystemCalls CALLS =
            new FileSystemCalls(StreamFunctions.STANDARD, Path.of("").toAbsolutePath());

    private FileFunctions() {}

    public static long os_open(byte[] path, long length, long flags, long mode) {
        return CALLS.open(Answers.text(path, length), flags, mode);
    }

    public static long os_seek(long descriptor, long offset, long whence) {
        return CALLS.seek(descriptor, offset, whence);
    }

    public static long os_file_size(long descriptor) {
        return CALLS.fileSize(descriptor);
    }

    public static long os_truncate(long descriptor, long size) {
        return CALLS.truncate(descriptor, size);
    }

    public static long os_isatty(long descriptor) {
        // Java tells only of both streams together
        return descriptor <= 1 && System.console() != null ? 1 : 0;
    }

    public static long os_unlink(byte[] path, long length) {
        return CALLS.unlink(Answers.text(path, length));
    }

    public static long os_rename(byte[] from, long fromLength, byte[] to, long toLength) {
        return CALLS.rename(Answers.text(from, fromLength), Answers.text(to, toLength));
    }

    public static long os_mkdir(byte[] path, long length, long mode) {
        return CALLS.makeDirectory(Answers.text(path, length), mode);
    }

    public static long os_rmdir(byte[] path, long length) {
        return CALLS.removeDirectory(Answers.text(path, length));
    }

    public static long os_stat_mode(byte[] path, long length) {
        return CALLS.mode(Answers.text(path, length));
    }

    public static long os_lstat_mode(byte[] path, long length) {
        return CALLS.mode(Answers.text(path, length), LinkOption.NOFOLLOW_LINKS);
    }

    public static long os_stat_size(byte[] path, long length) {
        return CALLS.size(Answers.text(path, length));
    }

    public static double os_stat_mtime(byte[] path, long length) {
        return CALLS.modificationTime(Answers.text(path, length));
    }

    public static long os_access(byte[] path, long length, long how) {
        return CALLS.isAccessible(Answers.text(path, length), how);
    }

    public static long os_getcwd(byte[] out) {
        return Answers.of(CALLS.workingDirectory(), out);
    }

    public static long os_chdir(byte[] path, long length) {
        return CALLS.changeDirectory(Answers.text(path, length));
    }

    public static long os_realpath(byte[] path, long length, byte[] out) {
        return CALLS.realPath(Answers.text(path, length), found -> Answers.of(found, out));
    }

    public static long os_listdir_open(byte[] path, long length) {
        return CALLS.openListing(Answers.text(path, length));
    }

    public static long os_listdir_next(long handle, byte[] out) {
        return Answers.of(CALLS.nextListed(handle), out);
    }

    public static void os_listdir_close(long handle) {
        CALLS.closeListing(handle);
    }
}
