package dev.serpentine.driver.resident;

import dev.serpentine.driver.Main;
import dev.serpentine.frontend.loader.GraalHost;

/** The embedded Python that is started ahead. Belongs to the thread that translates. */
final class SparePython {
    private GraalHost host;

    /** Starts one, if there is none. */
    void startAhead() {
        if (host == null) {
            host = Main.startPythonAhead();
        }
    }

    /** Gives it to a translation, which closes it. */
    GraalHost taken() {
        startAhead();
        GraalHost taken = host;
        host = null;
        return taken;
    }
}
