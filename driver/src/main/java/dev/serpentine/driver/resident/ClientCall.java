package dev.serpentine.driver.resident;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a client asks for.
 *
 * @param words the command line
 * @param environment the client's variables
 * @param folder the client's current one
 * @param mask the permissions that new files do not have
 * @param isOutputTerminal whether its standard output is a terminal
 * @param isErrorTerminal whether its standard error is one
 */
record ClientCall(
        List<String> words,
        Map<String, String> environment,
        Path folder,
        int mask,
        boolean isOutputTerminal,
        boolean isErrorTerminal) {

    /** As Java itself understands what a process is given. */
    static final Charset CHARSET = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

    /**
     * Reads a call as the client writes it: flags, mask, folder, the words, the variables.
     *
     * @return nothing if a text is none in the encoding of this process, or a variable has no name
     */
    static Optional<ClientCall> read(ByteBuffer bytes) {
        try {
            int flags = bytes.getInt();
            int mask = bytes.getInt();
            Path folder = Path.of(text(bytes));
            List<String> words = texts(bytes);
            Map<String, String> environment = new LinkedHashMap<>();
            for (String variable : texts(bytes)) {
                // As in Java: a name may begin with the sign, but is not empty.
                int sign = variable.indexOf('=', 1);
                if (sign > 0) {
                    environment.put(variable.substring(0, sign), variable.substring(sign + 1));
                }
            }
            return Optional.of(new ClientCall(words, environment, folder, mask, (flags & 2) != 0, (flags & 4) != 0));
        } catch (IllegalArgumentException unspeakable) {
            return Optional.empty();
        }
    }

    private static List<String> texts(ByteBuffer bytes) {
        int count = bytes.getInt();
        List<String> texts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            texts.add(text(bytes));
        }
        return texts;
    }

    private static String text(ByteBuffer bytes) {
        byte[] content = new byte[bytes.getInt()];
        bytes.get(content);
        String text = new String(content, CHARSET);
        if (!Arrays.equals(text.getBytes(CHARSET), content)) {
            throw new IllegalArgumentException("not in " + CHARSET);
        }
        return text;
    }
}
