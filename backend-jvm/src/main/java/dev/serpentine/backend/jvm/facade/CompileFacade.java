package dev.serpentine.backend.jvm.facade;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles a facade for Java 17, with the compiler of the Java that runs. */
public final class CompileFacade {
    private CompileFacade() {}

    /**
     * Compiles it.
     *
     * @param emitted what the sources mention, in its hidden place, by path
     * @param folder empty, for files that are needed in between
     * @return the facade's class files by path; empty if this Java has no compiler
     */
    public static Optional<Map<String, byte[]>> compile(Facade facade, Map<String, byte[]> emitted, Path folder)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return Optional.empty();
        }
        Path classPath = folder.resolve("emitted");
        Path output = Files.createDirectories(folder.resolve("compiled"));
        for (Map.Entry<String, byte[]> file : emitted.entrySet()) {
            Path place = classPath.resolve(file.getKey());
            Files.createDirectories(place.getParent());
            Files.write(place, file.getValue());
        }
        List<String> options = List.of(
                "--release",
                "17",
                "-proc:none",
                "-parameters",
                "-g",
                "-Xlint:none",
                "-classpath",
                classPath.toString(),
                "-d",
                output.toString());
        StringWriter messages = new StringWriter();
        List<Source> sources = facade.sources().entrySet().stream()
                .map(entry -> new Source(entry.getKey(), entry.getValue()))
                .toList();
        if (!compiler.getTask(messages, null, null, options, null, sources).call()) {
            throw new IllegalStateException("the facade does not compile: " + messages);
        }
        Map<String, byte[]> compiled = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(output)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                compiled.put(output.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return Optional.of(compiled);
    }

    /** A source in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(
                    java.net.URI.create("string:///"
                            + path.codePoints()
                                    .mapToObj(c -> c < 128 ? Character.toString(c) : "_")
                                    .collect(java.util.stream.Collectors.joining())),
                    Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
