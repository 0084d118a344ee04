package dev.serpentine.transform.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Runs the collector untranslated under Python, where one is installed, against a model of what must stay alive. */
class CollectorUnderPythonTest {

    @Test
    void keepsWhatIsReachable() throws Exception {
        Path transform = Path.of("").toAbsolutePath();
        Process process;
        try {
            process = new ProcessBuilder(
                            "python3",
                            "-B",
                            transform
                                    .resolve("src/test/python/test_collectors.py")
                                    .toString(),
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
