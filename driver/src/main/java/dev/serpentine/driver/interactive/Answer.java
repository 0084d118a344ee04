package dev.serpentine.driver.interactive;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a translated program made of one call.
 *
 * @param printed what it printed besides
 * @param line the answer itself; empty if the program ended without one
 */
public record Answer(String printed, Optional<String> line) {

    /**
     * Reads up to the end of the line that begins with the mark, or to the end of the stream.
     *
     * @param mark in ASCII
     */
    public static Answer read(InputStream output, String mark) throws IOException {
        byte[] sought = mark.getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        for (int value = output.read(); value >= 0; value = output.read()) {
            printed.write(value);
            if (value == sought[sought.length - 1] && endsWith(printed.toByteArray(), sought)) {
                byte[] all = printed.toByteArray();
                return new Answer(
                        new String(all, 0, all.length - sought.length, StandardCharsets.UTF_8),
                        Optional.of(restOfLine(output)));
            }
        }
        return new Answer(printed.toString(StandardCharsets.UTF_8), Optional.empty());
    }

    private static boolean endsWith(byte[] bytes, byte[] end) {
        int from = bytes.length - end.length;
        return from >= 0 && Arrays.equals(bytes, from, bytes.length, end, 0, end.length);
    }

    private static String restOfLine(InputStream output) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int value = output.read(); value >= 0 && value != '\n'; value = output.read()) {
            line.write(value);
        }
        return line.toString(StandardCharsets.UTF_8);
    }
}
