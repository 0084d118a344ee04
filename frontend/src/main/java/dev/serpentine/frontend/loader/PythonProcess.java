package dev.serpentine.frontend.loader;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * What an embedded Python takes for its process while it imports a program.
 *
 * @param input standard input
 * @param output standard output
 * @param errors standard error
 * @param environment the variables
 * @param folder the current one, absolute
 */
public record PythonProcess(
        InputStream input, OutputStream output, OutputStream errors, Map<String, String> environment, Path folder) {

    /** This Java process. */
    public static PythonProcess ofThis() {
        return new PythonProcess(
                System.in, System.out, System.err, System.getenv(), Path.of("").toAbsolutePath());
    }
}
