package dev.serpentine.graph.system;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;

/**
 * A process's files: a table of descriptors, a working directory, and the system calls on them. Each returns what its
 * external function returns.
 */
public final class FileSystemCalls {
    private static final int CREATE = 0100;
    private static final int EXCLUSIVE = 0200;
    private static final int TRUNCATE = 01000;
    private static final int APPEND = 02000;

    /** A system call in Java. */
    private interface Call {
        long run() throws IOException;
    }

    private record OpenFile(FileChannel channel, boolean appends) {}

    private final StandardStreams streams;
    private final Map<Long, OpenFile> files = new HashMap<>();
    private final Map<Long, Iterator<String>> listings = new HashMap<>();
    private Path workingDirectory;

    /**
     * The files of a process that has nothing open yet but its standard streams.
     *
     * @param streams the first descriptors
     * @param workingDirectory absolute; where relative paths begin
     */
    public FileSystemCalls(StandardStreams streams, Path workingDirectory) {
        this.streams = streams;
        this.workingDirectory = workingDirectory;
    }

    private static long attempt(Call call) {
        try {
            return call.run();
        } catch (IOException exception) {
            return -ErrorNumbers.of(exception);
        } catch (UnsupportedOperationException | IllegalArgumentException exception) {
            return -ErrorNumbers.INVALID;
        }
    }

    /** No file is named by the empty text, which to Java would be the working directory. */
    private Path resolve(String path) {
        return workingDirectory.resolve(path.isEmpty() ? "no-such-folder/no-such-file" : path);
    }

    public long write(long descriptor, byte[] bytes, int start, int count) {
        if (streams.has(descriptor)) {
            return streams.write(descriptor, bytes, start, count);
        }
        OpenFile file = files.get(descriptor);
        return file == null
                ? -ErrorNumbers.BAD_DESCRIPTOR
                : attempt(() -> {
                    if (file.appends) {
                        file.channel.position(file.channel.size());
                    }
                    return file.channel.write(ByteBuffer.wrap(bytes, start, count));
                });
    }

    public long read(long descriptor, byte[] bytes, int start, int count) {
        if (streams.has(descriptor)) {
            return streams.read(descriptor, bytes, start, count);
        }
        OpenFile file = files.get(descriptor);
        return file == null
                ? -ErrorNumbers.BAD_DESCRIPTOR
                : attempt(() -> Math.max(0, file.channel.read(ByteBuffer.wrap(bytes, start, count))));
    }

    public long open(String path, long flags, long mode) {
        Set<OpenOption> options = new HashSet<>();
        long access = flags & 3;
        if (access != 1) {
            options.add(StandardOpenOption.READ);
        }
        if (access != 0) {
            options.add(StandardOpenOption.WRITE);
        }
        if ((flags & CREATE) != 0) {
            options.add((flags & EXCLUSIVE) != 0 ? StandardOpenOption.CREATE_NEW : StandardOpenOption.CREATE);
        }
        if ((flags & TRUNCATE) != 0) {
            options.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        Path file = resolve(path);
        return attempt(() -> {
            if (access != 0 && Files.isDirectory(file)) {
                return -ErrorNumbers.IS_DIRECTORY;
            }
            long descriptor = 3;
            while (files.containsKey(descriptor)) {
                descriptor++;
            }
            boolean isNew = !Files.exists(file);
            FileChannel channel = FileChannel.open(file, options);
            if (isNew) {
                setPermissions(file, mode & ~022);
            }
            files.put(descriptor, new OpenFile(channel, (flags & APPEND) != 0));
            return descriptor;
        });
    }

    private static void setPermissions(Path file, long mode) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int bit = 8; bit >= 0; bit--) {
            text.append((mode >> bit & 1) != 0 ? "xwr".charAt(bit % 3) : '-');
        }
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(text.toString()));
    }

    public long close(long descriptor) {
        if (streams.has(descriptor)) {
            return streams.close(descriptor);
        }
        OpenFile file = files.remove(descriptor);
        return file == null
                ? -ErrorNumbers.BAD_DESCRIPTOR
                : attempt(() -> {
                    file.channel.close();
                    return 0;
                });
    }

    public long seek(long descriptor, long offset, long whence) {
        OpenFile file = files.get(descriptor);
        if (file == null) {
            return streams.has(descriptor) ? -29 : -ErrorNumbers.BAD_DESCRIPTOR;
        }
        return attempt(() -> {
            long base = whence == 0 ? 0 : whence == 1 ? file.channel.position() : file.channel.size();
            file.channel.position(base + offset);
            return base + offset;
        });
    }

    public long fileSize(long descriptor) {
        OpenFile file = files.get(descriptor);
        return file == null ? streams.has(descriptor) ? 0 : -ErrorNumbers.BAD_DESCRIPTOR : attempt(file.channel::size);
    }

    public long truncate(long descriptor, long size) {
        OpenFile file = files.get(descriptor);
        return file == null
                ? -ErrorNumbers.BAD_DESCRIPTOR
                : attempt(() -> {
                    file.channel.truncate(size);
                    return 0;
                });
    }

    public long unlink(String path) {
        Path file = resolve(path);
        return attempt(() -> {
            if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                return -ErrorNumbers.IS_DIRECTORY;
            }
            Files.delete(file);
            return 0;
        });
    }

    public long rename(String from, String to) {
        CopyOption[] replace = {StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE};
        return attempt(() -> {
            Files.move(resolve(from), resolve(to), replace);
            return 0;
        });
    }

    public long makeDirectory(String path, long mode) {
        return attempt(() -> {
            Path made = Files.createDirectory(resolve(path));
            setPermissions(made, mode & ~022);
            return 0;
        });
    }

    public long removeDirectory(String path) {
        Path directory = resolve(path);
        return attempt(() -> {
            if (Files.exists(directory, LinkOption.NOFOLLOW_LINKS)
                    && !Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
                throw new NotDirectoryException(path);
            }
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
                if (entries.iterator().hasNext()) {
                    throw new DirectoryNotEmptyException(path);
                }
            }
            Files.delete(directory);
            return 0;
        });
    }

    public long mode(String path, LinkOption... options) {
        return attempt(() -> ((Number) Files.getAttribute(resolve(path), "unix:mode", options)).longValue());
    }

    public long size(String path) {
        return attempt(() -> Files.size(resolve(path)));
    }

    public double modificationTime(String path) {
        try {
            return Files.getLastModifiedTime(resolve(path)).to(TimeUnit.NANOSECONDS) / 1e9;
        } catch (IOException missing) {
            return Double.NaN;
        }
    }

    public long isAccessible(String path, long how) {
        Path file = resolve(path);
        boolean allowed = Files.exists(file)
                && ((how & 4) == 0 || Files.isReadable(file))
                && ((how & 2) == 0 || Files.isWritable(file))
                && ((how & 1) == 0 || Files.isExecutable(file));
        return allowed ? 1 : 0;
    }

    public String workingDirectory() {
        return workingDirectory.toString();
    }

    public long changeDirectory(String path) {
        return attempt(() -> {
            Path directory = resolve(path).toRealPath();
            if (!Files.isDirectory(directory)) {
                throw new NotDirectoryException(path);
            }
            workingDirectory = directory;
            return 0;
        });
    }

    /** Minus an error number, or what {@code found} returns for the real path. */
    public long realPath(String path, ToLongFunction<String> found) {
        return attempt(() -> found.applyAsLong(resolve(path).toRealPath().toString()));
    }

    public long openListing(String path) {
        return attempt(() -> {
            List<String> names = new ArrayList<>();
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(resolve(path))) {
                entries.forEach(entry -> names.add(entry.getFileName().toString()));
            }
            long handle = 1;
            while (listings.containsKey(handle)) {
                handle++;
            }
            listings.put(handle, names.iterator());
            return handle;
        });
    }

    /** The next name, or {@code null} after the last. */
    public String nextListed(long handle) {
        Iterator<String> names = listings.get(handle);
        return names != null && names.hasNext() ? names.next() : null;
    }

    public void closeListing(long handle) {
        listings.remove(handle);
    }
}
