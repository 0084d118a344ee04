package dev.serpentine.frontend.loader;

import dev.serpentine.frontend.diagnostics.UnsupportedModules;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * Parts of Python's library that are there in Python which can be translated, instead of what the embedded Python has:
 * {@code library/NAME.py} says what of the module NAME is replaced, and by what, or is the whole module. Each does at
 * import time what the library's own does. A module that the program does not import costs nothing.
 */
final class LibraryReplacements {
    private static final List<String> MODULES = List.of(
            "_pydatetime",
            "functools",
            "operator",
            "contextlib",
            "dataclasses",
            "random",
            "re",
            "struct",
            "fractions",
            "statistics",
            "json",
            "csv",
            "decimal",
            "hashlib",
            "hmac",
            "gettext",
            "threading",
            "argparse",
            "logging",
            "pathlib",
            "shutil",
            "tempfile",
            "glob",
            "pprint",
            "graphlib",
            "urllib.parse",
            "asyncio.locks",
            "warnings",
            "unicodedata",
            "sched",
            "array",
            "cmath",
            "ast",
            "string",
            "atexit",
            "zlib",
            "gzip",
            "platform",
            "timeit",
            "codecs",
            "traceback",
            "inspect",
            "doctest");
    /** Those of which nothing stays, as the original would take long to import, or cannot be. */
    private static final List<String> WHOLE = List.of(
            "concurrent.futures",
            "configparser",
            "contextvars",
            "unittest",
            "asyncio",
            "asyncio.events",
            "asyncio.futures",
            "asyncio.runners",
            "asyncio.tasks",
            "weakref");
    /** What others of them are made of, which Python does not have. */
    private static final List<String> PARTS = List.of(
            "serpentine_deflate",
            "serpentine_inflate",
            "serpentine_tokens",
            "serpentine_trees",
            "serpentine_groups",
            "serpentine_results",
            "serpentine_handled",
            "serpentine_references");

    private final SourceIndex sources;
    private final Optional<CodeStore> keptCode;

    LibraryReplacements(SourceIndex sources, Optional<CodeStore> keptCode) {
        this.sources = sources;
        this.keptCode = keptCode;
    }

    void install(Prelude prelude) {
        ProxyExecutable sourceOf = arguments -> sourceOf(arguments[0]);
        List<String> whole = Stream.concat(WHOLE.stream(), PARTS.stream()).toList();
        prelude.replaceInLibrary.executeVoid(Stream.concat(
                        Stream.of(
                                sourceOf, ProxyArray.fromArray(whole.toArray()), ProxyArray.fromArray(PARTS.toArray())),
                        Stream.concat(MODULES.stream(), whole.stream()))
                .toArray());
        prelude.refuseModules.executeVoid(UnsupportedModules.notImportable().stream()
                .flatMap(module -> Stream.of(module.module(), module.sentence()))
                .toArray());
    }

    /** The source, its file's name, and the file in which its code is kept, or nothing. */
    private ProxyArray sourceOf(Value module) {
        String resource = "library/" + module.asString() + ".py";
        try (InputStream stream = LibraryReplacements.class.getResourceAsStream(resource)) {
            String source = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            String fileName = "serpentine_" + resource;
            sources.addText(fileName, source);
            return ProxyArray.fromArray(
                    source,
                    fileName,
                    keptCode.map(store -> store.fileFor(fileName, source)).orElse(""));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
