package dev.serpentine.frontend.loader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Names the files in which compiled code is kept: by Python's version, file name and text, so that a file never becomes
 * stale.
 */
record CodeStore(Path folder) {
    CodeStore {
        try {
            Files.createDirectories(folder);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    String fileFor(String fileName, String source) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(SharedEngine.ENGINE.getVersion().getBytes(StandardCharsets.UTF_8));
            digest.update(fileName.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) 0);
            byte[] sum = digest.digest(source.getBytes(StandardCharsets.UTF_8));
            return folder.resolve(HexFormat.of().formatHex(sum, 0, 16)).toString();
        } catch (NoSuchAlgorithmException exception) {
            throw new IllegalStateException(exception);
        }
    }
}
