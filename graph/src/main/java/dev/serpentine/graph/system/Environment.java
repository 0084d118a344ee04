package dev.serpentine.graph.system;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A process's environment variables, which Java cannot change in its own process, and the commands that see them. */
public final class Environment {
    private final Map<String, String> variables;

    /** An environment that begins with a copy of these variables. */
    public Environment(Map<String, String> variables) {
        this.variables = new TreeMap<>(variables);
    }

    /** The variable's value, {@code null} where it is not set. */
    public String get(String name) {
        return variables.get(name);
    }

    public void set(String name, String value) {
        variables.put(name, value);
    }

    public void unset(String name) {
        variables.remove(name);
    }

    /** All variables as {@code name=value}. */
    public List<String> entries() {
        List<String> entries = new ArrayList<>();
        variables.forEach((name, value) -> entries.add(name + "=" + value));
        return entries;
    }

    /** Runs a command in a shell, on this process's streams: its wait status, or minus an error number. */
    public long runInShell(String command) {
        try {
            ProcessBuilder builder = new ProcessBuilder("/bin/sh", "-c", command).inheritIO();
            builder.environment().clear();
            builder.environment().putAll(variables);
            return (long) builder.start().waitFor() << 8;
        } catch (IOException failure) {
            return -ErrorNumbers.of(failure);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            return -4;
        }
    }
}
