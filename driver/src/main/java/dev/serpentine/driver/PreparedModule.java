package dev.serpentine.driver;

import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.loader.GraalHost;
import java.nio.file.Path;
import java.util.List;

/**
 * A module that is imported once, each function of which may be the beginning of a program: what a judge of many small
 * programs needs, as the import is most of the work of a small one. Belongs to the thread that made it, which needs a
 * large stack.
 */
public final class PreparedModule implements AutoCloseable {
    private final Host host;
    private final Path file;
    private final Translation translation;
    private final HostObject module;

    private PreparedModule(Host host, Path file) {
        this.host = host;
        this.file = file;
        this.translation = PreparedProgram.translation(host, file, List.of());
        this.module = PreparedProgram.orRefused(host, translation::module);
    }

    /**
     * Imports a module.
     *
     * @throws PreparedProgram.Refused if that fails
     */
    public static PreparedModule of(Path file) {
        Host host = GraalHost.start(List.of(LibraryFolder.find()));
        try {
            return new PreparedModule(host, file);
        } catch (RuntimeException | Error failure) {
            host.close();
            throw failure;
        }
    }

    /**
     * Infers the types of the program that begins with a function of the module, which takes the words of the command
     * line and returns the exit status. It need not be closed, and ends with this module.
     *
     * @param function its name in the module
     * @throws PreparedProgram.Refused if the program cannot be translated
     */
    public PreparedProgram program(String function) {
        HostObject entry = module.attribute(function)
                .orElseThrow(() -> new IllegalArgumentException(file + " has no function " + function));
        return new PreparedProgram(host, file, translation, entry);
    }

    @Override
    public void close() {
        host.close();
    }
}
