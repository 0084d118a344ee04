package dev.serpentine.frontend.loader;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads Python's files as it does: UTF-8, unless a comment in the first two lines names another encoding. */
final class SourceText {
    private static final Pattern ENCODING =
            Pattern.compile("\\A(?:[ \\t\\f]*(?:#.*)?(?:\\r\\n?|\\n))?[ \\t\\f]*#.*?coding[:=][ \\t]*([-\\w.]+)");
    private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private SourceText() {}

    /**
     * The text of a file, with newlines alone as line ends; empty where it cannot be read, or is not what it says it
     * is.
     */
    static Optional<String> of(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            int begin = bytes.length >= MARK.length
                            && ByteBuffer.wrap(bytes, 0, MARK.length).equals(ByteBuffer.wrap(MARK))
                    ? MARK.length
                    : 0;
            Matcher encoding = ENCODING.matcher(
                    new String(bytes, begin, Math.min(bytes.length - begin, 400), StandardCharsets.ISO_8859_1));
            Charset charset = encoding.lookingAt() ? charset(encoding.group(1)) : StandardCharsets.UTF_8;
            String text = charset.newDecoder()
                    .decode(ByteBuffer.wrap(bytes, begin, bytes.length - begin))
                    .toString();
            return Optional.of(text.replace("\r\n", "\n").replace('\r', '\n'));
        } catch (IOException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** Python has more spellings of the usual ones. */
    private static Charset charset(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replace('_', '-');
        return switch (plain) {
            case String utf8 when utf8.equals("utf-8") || utf8.startsWith("utf-8-") -> StandardCharsets.UTF_8;
            case "latin-1", "iso-8859-1", "iso-latin-1" -> StandardCharsets.ISO_8859_1;
            case String other -> Charset.forName(other);
        };
    }
}
