package dev.serpentine.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.graph.interpreter.InterpretedProcess;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreparedProgramTest {
    @TempDir
    Path folder;

    private String output(Path file, ToIntFunction<InterpretedProcess> interpreter) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        int status = interpreter.applyAsInt(new InterpretedProcess(
                List.of(file.toString()), new ByteArrayInputStream(new byte[0]), output, output, Map.of(), folder));
        return status + " " + output.toString(StandardCharsets.UTF_8);
    }

    @Test
    void eachInterpretationFindsTheDataAsItWas() throws Exception {
        Path file = Files.writeString(folder.resolve("changing.py"), """
                class Counter:
                    count = 0

                    def __init__(self):
                        self.seen = {}


                ITEMS = [1]
                WORDS = {"a": [b"x"]}
                ONE = Counter()


                def main(argv):
                    global total
                    ITEMS.append(len(ITEMS))
                    WORDS["b"] = [b"y"]
                    WORDS["a"].append(b"z")
                    Counter.count += 1
                    ONE.seen["k"] = ONE.seen.get("k", 0) + 1
                    total += 2
                    print(ITEMS, WORDS, Counter.count, ONE.seen, total)
                    return 3


                total = 5
                """);
        try (PreparedProgram program = PreparedProgram.of(file, List.of())) {
            String expected = "3 [1, 1] {'a': [b'x', b'z'], 'b': [b'y']} 1 {'k': 1} 7\n";
            for (int i = 0; i < 2; i++) {
                assertEquals(expected, output(file, program::interpret));
                assertEquals(expected, output(file, program::interpretObjects));
            }
        }
    }
}
