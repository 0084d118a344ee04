package dev.serpentine.backend.jvm.runtime;

import dev.serpentine.graph.system.Environment;
import dev.serpentine.graph.system.ErrorNumbers;
import java.security.SecureRandom;

/**
 * The external functions that ask for, or change, what surrounds the process: its environment, its number, the system's
 * random numbers and texts.
 */
public final class EnvironmentFunctions {
    private static final Environment ENVIRONMENT = new Environment(System.getenv());

    private EnvironmentFunctions() {}

    public static long os_getenv(byte[] name, long length, byte[] out) {
        return Answers.of(ENVIRONMENT.get(Answers.text(name, length)), out);
    }

    public static long os_environ_count() {
        return ENVIRONMENT.entries().size();
    }

    public static long os_environ_entry(long index, byte[] out) {
        return Answers.of(ENVIRONMENT.entries().get((int) index), out);
    }

    public static long os_setenv(byte[] name, long nameLength, byte[] value, long valueLength) {
        ENVIRONMENT.set(Answers.text(name, nameLength), Answers.text(value, valueLength));
        return 0;
    }

    public static long os_unsetenv(byte[] name, long length) {
        ENVIRONMENT.unset(Answers.text(name, length));
        return 0;
    }

    public static long os_getpid() {
        return ProcessHandle.current().pid();
    }

    public static long os_strerror(long number, byte[] out) {
        return Answers.of(ErrorNumbers.text(number), out);
    }

    public static long os_random(byte[] bytes, long start, long count) {
        byte[] random = new byte[(int) count];
        new SecureRandom().nextBytes(random);
        System.arraycopy(random, 0, bytes, (int) start, (int) count);
        return count;
    }

    public static long os_system(byte[] command, long length) {
        return ENVIRONMENT.runInShell(Answers.text(command, length));
    }
}
