package dev.serpentine.transform.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs system code of memory untranslated under Python, where one is installed: collectors against a model of what must
 * stay alive, and the making of packed containers against what they are to hold.
 */
class MemoryUnderPythonTest {

    @ParameterizedTest
    @ValueSource(strings = {"test_collectors.py", "test_prebuilt_objects.py"})
    void doesWhatItIsToDo(String script) throws Exception {
        Path transform = Path.of("").toAbsolutePath();
        Process process;
        try {
            process = new ProcessBuilder(
                            "python3",
                            "-B",
                            transform.resolve("src/test/python").resolve(script).toString(),
                            transform
                                    .resolveSibling("rlib")
                                    .resolve("src/main/resources")
                                    .toString(),
                            transform
                                    .resolve("src/main/resources/dev/serpentine/transform/memory")
                                    .toString())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException absent) {
            assumeTrue(false, "there is no python3");
            return;
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
    }
}
