package dev.serpentine.driver;

import dev.serpentine.transform.pipeline.Pipeline;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Whether what a command line asks for can be begun: its options go together, the program is there to be read, and
 * there is a place for the output.
 */
final class RequestCheck {
    private RequestCheck() {}

    /** @throws WrongUsage if it cannot */
    static void check(Request request) throws WrongUsage {
        requireReadable(request.program());
        if (request.command() != Command.RUN && !request.arguments().isEmpty()) {
            throw new WrongUsage("'" + request.command().spelling() + "' takes one program; '"
                    + request.arguments().getFirst() + "' is one word too many");
        }
        requireOptionsOfBackend(request);
        if (request.emit().equals(Optional.of(EmittedStage.JAVA)) && !request.has(Option.LIBRARY)) {
            throw new WrongUsage("--emit=java shows what a library looks like; it goes with --library");
        }
        if (request.emit().equals(Optional.of(EmittedStage.AFTER))
                && !pipeline(request).names().contains(request.lastPass())) {
            throw new WrongUsage("no pass on the way to " + request.backend().spelling() + " at -O"
                    + request.optimisation() + " is called '" + request.lastPass() + "'; there are "
                    + String.join(", ", pipeline(request).names()));
        }
        if (request.command() == Command.TRANSLATE
                && request.emit().isEmpty()
                && !request.backend().writesFiles()) {
            throw new WrongUsage("interpreted graphs cannot be written to a file; use 'run'");
        }
        boolean isWritten =
                request.command() == Command.TRANSLATE && request.emit().isEmpty();
        if (isWritten || request.has(Option.OUTPUT)) {
            requireWritable(request.output(), request.program());
        }
    }

    /** The passes that the request asks for. */
    static Pipeline pipeline(Request request) {
        return request.backend().target(request, new StageTimings()).pipeline().at(request.optimisation());
    }

    /** @throws WrongUsage if it is no file that can be read */
    static void requireReadable(Path program) throws WrongUsage {
        if (Files.isDirectory(program)) {
            throw new WrongUsage("'" + program + "' is a folder, and no program");
        }
        if (!Files.isRegularFile(program)) {
            throw new WrongUsage("there is no file '" + program + "'");
        }
        if (!Files.isReadable(program)) {
            throw new WrongUsage("the file '" + program + "' cannot be read");
        }
    }

    private static void requireOptionsOfBackend(Request request) throws WrongUsage {
        Backend backend = request.backend();
        if (request.has(Option.BACKEND) && !request.value(Option.BACKEND).equals(backend.spelling())) {
            throw new WrongUsage(Option.EMIT.given(request.value(Option.EMIT)) + " shows what "
                    + Option.BACKEND.given(backend.spelling()) + " makes, but "
                    + Option.BACKEND.given(request.value(Option.BACKEND)) + " is asked for");
        }
        for (Option option : Option.values()) {
            if (request.has(option) && !option.goesWith(backend)) {
                throw new WrongUsage(option.spelling() + " goes with "
                        + String.join(
                                " and ",
                                option.backends().stream()
                                        .map(Option.BACKEND::given)
                                        .toList()) + ", not with " + Option.BACKEND.given(backend.spelling()));
            }
        }
    }

    private static void requireWritable(Path output, Path program) throws WrongUsage {
        if (Files.isDirectory(output)) {
            throw new WrongUsage("the output '" + output + "' is a folder; choose another file with -o");
        }
        Path folder = output.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new WrongUsage("the output '" + output + "' cannot be written: there is no folder '" + folder
                    + "' that can be written to");
        }
        try {
            if (Files.exists(output) && Files.isSameFile(output, program)) {
                throw new WrongUsage("the output '" + output + "' is the program itself; choose another file with -o");
            }
        } catch (IOException unknown) {
            throw new UncheckedIOException(unknown);
        }
    }
}
