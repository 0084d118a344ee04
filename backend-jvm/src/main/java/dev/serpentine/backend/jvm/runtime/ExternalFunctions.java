package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.Environment;
import dev.serpentine.graph.system.ErrorNumbers;
import dev.serpentine.graph.system.FileSystemCalls;
import dev.serpentine.graph.system.FloatText;
import dev.serpentine.graph.system.LocalTime;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * The external functions that are not mathematics: a static method for each, named as graphs name it, with the types that the operations table gives it. What each means
 * is told there.
 */
public final class ExternalFunctions {
    private static byte[][] arguments = {};
    private static boolean isLibrary = true;

    private ExternalFunctions() {}

    /** Made when the first file is touched; a program that only computes needs none. */
    private static final class Files {
        static final FileSystemCalls CALLS = new FileSystemCalls(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err), Path.of("").toAbsolutePath());
    }

    private static final class Variables {
        static final Environment ENVIRONMENT = new Environment(System.getenv());
    }

    /** Makes this a process of its own, with these arguments. */
    static void useArguments(String name, String[] words) {
        isLibrary = false;
        arguments = new byte[words.length + 1][];
        arguments[0] = bytes(name);
        for (int i = 0; i < words.length; i++) {
            arguments[i + 1] = bytes(words[i]);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes, long length) {
        return new String(bytes, 0, (int) length, StandardCharsets.UTF_8);
    }

    private static long answer(byte[] answer, byte[] out) {
        System.arraycopy(answer, 0, out, 0, Math.min(answer.length, out.length));
        return answer.length;
    }

    private static long answer(String answer, byte[] out) {
        return answer == null ? -1 : answer(bytes(answer), out);
    }

    public static long float_to_text(double value, long format, long precision, byte[] out) {
        return answer(FloatText.of(value, (char) format, (int) precision), out);
    }

    public static double text_to_float(byte[] text, long start, long length) {
        return FloatText.parse(new String(text, (int) start, (int) length, StandardCharsets.ISO_8859_1));
    }

    public static long os_write(long descriptor, byte[] bytes, long start, long count) {
        return Files.CALLS.write(descriptor, bytes, (int) start, (int) count);
    }

    public static long os_read(long descriptor, byte[] bytes, long start, long count) {
        return Files.CALLS.read(descriptor, bytes, (int) start, (int) count);
    }

    public static long os_open(byte[] path, long length, long flags, long mode) {
        return Files.CALLS.open(text(path, length), flags, mode);
    }

    public static long os_close(long descriptor) {
        return Files.CALLS.close(descriptor);
    }

    public static long os_seek(long descriptor, long offset, long whence) {
        return Files.CALLS.seek(descriptor, offset, whence);
    }

    public static long os_file_size(long descriptor) {
        return Files.CALLS.fileSize(descriptor);
    }

    public static long os_truncate(long descriptor, long size) {
        return Files.CALLS.truncate(descriptor, size);
    }

    public static long os_isatty(long descriptor) {
        // Java tells only of both streams together
        return descriptor <= 1 && System.console() != null ? 1 : 0;
    }

    public static long os_unlink(byte[] path, long length) {
        return Files.CALLS.unlink(text(path, length));
    }

    public static long os_rename(byte[] from, long fromLength, byte[] to, long toLength) {
        return Files.CALLS.rename(text(from, fromLength), text(to, toLength));
    }

    public static long os_mkdir(byte[] path, long length, long mode) {
        return Files.CALLS.makeDirectory(text(path, length), mode);
    }

    public static long os_rmdir(byte[] path, long length) {
        return Files.CALLS.removeDirectory(text(path, length));
    }

    public static long os_stat_mode(byte[] path, long length) {
        return Files.CALLS.mode(text(path, length));
    }

    public static long os_lstat_mode(byte[] path, long length) {
        return Files.CALLS.mode(text(path, length), LinkOption.NOFOLLOW_LINKS);
    }

    public static long os_stat_size(byte[] path, long length) {
        return Files.CALLS.size(text(path, length));
    }

    public static double os_stat_mtime(byte[] path, long length) {
        return Files.CALLS.modificationTime(text(path, length));
    }

    public static long os_access(byte[] path, long length, long how) {
        return Files.CALLS.isAccessible(text(path, length), how);
    }

    public static long os_getcwd(byte[] out) {
        return answer(Files.CALLS.workingDirectory(), out);
    }

    public static long os_chdir(byte[] path, long length) {
        return Files.CALLS.changeDirectory(text(path, length));
    }

    public static long os_realpath(byte[] path, long length, byte[] out) {
        return Files.CALLS.realPath(text(path, length), found -> answer(found, out));
    }

    public static long os_listdir_open(byte[] path, long length) {
        return Files.CALLS.openListing(text(path, length));
    }

    public static long os_listdir_next(long handle, byte[] out) {
        return answer(Files.CALLS.nextListed(handle), out);
    }

    public static void os_listdir_close(long handle) {
        Files.CALLS.closeListing(handle);
    }

    public static long os_getenv(byte[] name, long length, byte[] out) {
        return answer(Variables.ENVIRONMENT.get(text(name, length)), out);
    }

    public static long os_environ_count() {
        return Variables.ENVIRONMENT.entries().size();
    }

    public static long os_environ_entry(long index, byte[] out) {
        return answer(Variables.ENVIRONMENT.entries().get((int) index), out);
    }

    public static long os_setenv(byte[] name, long nameLength, byte[] value, long valueLength) {
        Variables.ENVIRONMENT.set(text(name, nameLength), text(value, valueLength));
        return 0;
    }

    public static long os_unsetenv(byte[] name, long length) {
        Variables.ENVIRONMENT.unset(text(name, length));
        return 0;
    }

    public static long os_getpid() {
        return ProcessHandle.current().pid();
    }

    public static long os_strerror(long number, byte[] out) {
        return answer(ErrorNumbers.text(number), out);
    }

    public static long os_random(byte[] bytes, long start, long count) {
        byte[] random = new byte[(int) count];
        new SecureRandom().nextBytes(random);
        System.arraycopy(random, 0, bytes, (int) start, (int) count);
        return count;
    }

    public static long os_system(byte[] command, long length) {
        return Variables.ENVIRONMENT.runInShell(text(command, length));
    }

    public static long process_argument_count() {
        return arguments.length;
    }

    public static long process_argument_length(long index) {
        return arguments[(int) index].length;
    }

    public static long process_argument_copy(long index, byte[] out) {
        return answer(arguments[(int) index], out);
    }

    public static void process_exit(long status) {
        if (isLibrary) {
            throw new ProgramExit((int) status & 0xFF);
        }
        Runtime.getRuntime().halt((int) status & 0xFF);
    }

    public static void print_traceback() {
        byte[] text = Start.traceback();
        os_write(2, text, 0, text.length);
    }

    public static double time_seconds() {
        return LocalTime.now();
    }

    public static double time_monotonic() {
        return System.nanoTime() / 1e9;
    }

    public static double time_process() {
        return LocalTime.processTime();
    }

    public static void time_sleep(double seconds) {
        LocalTime.sleep(seconds);
    }

    public static long time_local_field(long seconds, long field) {
        return LocalTime.field(seconds, field, ZoneId.systemDefault());
    }

    public static long time_utc_field(long seconds, long field) {
        return LocalTime.field(seconds, field, ZoneOffset.UTC);
    }

    public static long time_from_local(long year, long month, long day, long hour, long minute, long second) {
        return LocalTime.toSeconds(year, month, day, hour, minute, second);
    }
}
