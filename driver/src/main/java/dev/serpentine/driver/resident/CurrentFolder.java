package dev.serpentine.driver.resident;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/**
 * The current folder and the mask of permissions of this process, which Java cannot change. Java itself must have been
 * started with {@code -Duser.dir=/proc/self/cwd}: then relative names follow wherever the process goes.
 */
final class CurrentFolder {
    private static final MethodHandle CHANGE = function("chdir", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    private static final MethodHandle MASK = function("umask", FunctionDescriptor.of(JAVA_INT, JAVA_INT));

    private CurrentFolder() {}

    private static MethodHandle function(String name, FunctionDescriptor descriptor) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), descriptor);
    }

    /** Goes to a folder. */
    static void enter(Path folder) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocateFrom(folder.toString(), ClientCall.CHARSET);
            if ((int) CHANGE.invokeExact(name) != 0) {
                throw new IOException("cannot go to '" + folder + "'");
            }
        } catch (IOException failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Has new files made without some permissions. */
    static void mask(int permissions) {
        try {
            int before = (int) MASK.invokeExact(permissions);
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
