package dev.serpentine.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.serpentine.driver.Main;
import dev.serpentine.driver.StandardStreams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tests in {@code src/test/rtyping}, which call functions as RPython's tests do, pass. */
class RtypingTest {

    /** All of them over classes, some of them over structs; through a backend each takes a second. */
    @ParameterizedTest
    @CsvSource({"interpreter-oo,", "interpreter,test_classes.py test_unions.py"})
    void pass(String engine, String files) throws InterruptedException {
        List<String> words = new ArrayList<>(List.of("pytest", "--engine=" + engine));
        if (files == null) {
            words.add("src/test/rtyping");
        } else {
            for (String file : files.split(" ")) {
                words.add("src/test/rtyping/" + file);
            }
        }
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(output, true, StandardCharsets.UTF_8);
        int[] status = new int[1];
        Thread worker = new Thread(
                null,
                () -> status[0] =
                        Main.run(words, new StandardStreams(new ByteArrayInputStream(new byte[0]), printed, printed)),
                "tests",
                Main.STACK_SIZE);
        worker.start();
        worker.join();
        assertEquals(0, status[0], () -> output.toString(StandardCharsets.UTF_8));
    }
}
