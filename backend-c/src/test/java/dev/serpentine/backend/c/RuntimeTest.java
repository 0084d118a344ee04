package dev.serpentine.backend.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.serpentine.graph.operation.ExternalFunction;
import dev.serpentine.graph.support.RuntimeSources;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RuntimeTest {
    @Test
    void declaresEveryExternalFunction() throws Exception {
        String header = new String(RuntimeSources.files().get("runtime.h"), StandardCharsets.UTF_8);
        List<String> missing = Stream.of(ExternalFunction.values())
                .map(ExternalFunction::externalName)
                .filter(name -> !Pattern.compile("\\brt_" + name + "(\\(| )")
                        .matcher(header)
                        .find())
                .toList();
        assertEquals(List.of(), missing);
    }

    @Test
    void namesAMissingCompiler() {
        CompilerMissing missing = org.junit.jupiter.api.Assertions.assertThrows(
                CompilerMissing.class,
                () -> CCompiler.of("no-such-compiler")
                        .compile(
                                new CSources(java.util.Map.of(CSources.PROGRAM, ""), List.of()),
                                java.nio.file.Files.createTempDirectory("c"),
                                java.nio.file.Path.of("never-made"),
                                new CCompiler.Options(0, false)));
        assertTrue(missing.getMessage().contains("no-such-compiler"), missing.getMessage());
    }
}
