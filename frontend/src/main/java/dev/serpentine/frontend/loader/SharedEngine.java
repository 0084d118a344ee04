package dev.serpentine.frontend.loader;

import org.graalvm.polyglot.Engine;

/** What later hosts of a process start faster with: the engine keeps Python's own code. */
final class SharedEngine {
    static final Engine ENGINE = Engine.newBuilder("python")
            .option("engine.WarnInterpreterOnly", "false")
            .build();

    private SharedEngine() {}
}
