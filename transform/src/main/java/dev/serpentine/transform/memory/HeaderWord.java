package dev.serpentine.transform.memory;

import dev.serpentine.typer.system.SystemModules;

/** The header of collected containers, as {@code headers.py} declares it. */
final class HeaderWord {
    private static final String MODULE = "headers";

    private HeaderWord() {}

    /**
     * What the header of a prebuilt container begins as.
     *
     * @param typeNumber the number of its type
     */
    static long prebuilt(Collector collector, int typeNumber) {
        long header = (long) typeNumber << declared("TYPE_SHIFT");
        for (String bit : collector.prebuiltBits()) {
            header |= declared(bit);
        }
        return header;
    }

    private static long declared(String name) {
        return SystemModules.integer(MODULE + "." + name, InsertCollector.class);
    }
}
