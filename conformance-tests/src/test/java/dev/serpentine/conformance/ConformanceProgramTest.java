package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConformanceProgramTest {
    @TempDir
    Path root;

    @BeforeEach
    void writePrograms() throws IOException {
        Path area = Files.createDirectories(root.resolve("conformance-tests/src/test/resources/programs/area"));
        Files.writeString(
                area.resolve("given.py"), "print()\n\n# skip: c-stress: slow\n# skip: interpreter: slow too\n");
        Files.writeString(area.resolve("given.expected"), "\n");
        Files.writeString(area.resolve("given.args"), "one\n\ntwo words\n");
        Files.writeString(area.resolve("given.stdin"), "input");
        Files.writeString(area.resolve("given.status"), "3\n");
        Files.writeString(area.resolve("given.stderr"), "ValueError: x\n");
        Files.writeString(area.resolve("plain.py"), "pass\n");
        Files.writeString(area.resolve("plain.expected"), "");
        Path examples = Files.createDirectories(root.resolve("examples/expected"));
        Files.writeString(examples.resolve("shown.txt"), "shown\n");
        Files.writeString(root.resolve("examples/shown.py"), "pass\n\n# test arguments: 7 data/file\n");
    }

    @Test
    void whatStandsBesideAProgramIsRead() {
        ConformanceProgram program = ConformanceProgram.find(root, "area/g*").getFirst();
        assertEquals(List.of("one", "", "two words"), program.arguments());
        assertArrayEquals("input".getBytes(StandardCharsets.UTF_8), program.input());
        assertEquals(3, program.expected().status());
        assertEquals("ValueError: x", program.expected().uncaught());
        assertEquals(
                Map.of(Place.C_STRESSED, "slow", Place.INTERPRETER, "slow too", Place.INTERPRETER_OBJECTS, "slow too"),
                program.skips());
    }

    @Test
    void examplesNameTheirArguments() {
        ConformanceProgram program = ConformanceProgram.find(root, "examples/*").getFirst();
        assertEquals(List.of("7", root.resolve("examples/data/file").toString()), program.arguments());
    }

    @Test
    void aGlobChooses() {
        assertEquals(
                List.of("examples/shown", "area/given", "area/plain"),
                ConformanceProgram.find(root, "*").stream()
                        .map(ConformanceProgram::name)
                        .toList());
        assertEquals(
                List.of("area/plain"),
                ConformanceProgram.find(root, "*/p*").stream()
                        .map(ConformanceProgram::name)
                        .toList());
    }
}
