package dev.serpentine.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Has mono's peverify look at assemblies, where it is installed. */
final class AssemblyVerification {
    private static final String METHOD = "In method: ";
    /** The methods that look at addresses, which no verifier can follow: how deep the stack is. */
    private static final Set<String> UNVERIFIABLE =
            Set.of("Serpentine.Runtime::StackPointer()", "Serpentine.Runtime::StackTooDeep()");

    private AssemblyVerification() {}

    /** @throws IllegalStateException if something of it cannot be verified */
    static void require(Path assembly) throws IOException, InterruptedException {
        if (!isInstalled()) {
            return;
        }
        Process process = new ProcessBuilder("peverify", assembly.toString())
                .redirectErrorStream(true)
                .start();
        String complaints = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        List<String> methods = complaints
                .lines()
                .filter(line -> line.startsWith(METHOD))
                .map(line -> line.substring(METHOD.length()).strip())
                .toList();
        boolean isKnown = !methods.isEmpty() && UNVERIFIABLE.containsAll(methods);
        if (status != 0 && !isKnown || !UNVERIFIABLE.containsAll(methods)) {
            throw new IllegalStateException("peverify: " + complaints.strip().replace("\n", "; "));
        }
    }

    private static boolean isInstalled() {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "peverify")));
    }
}
