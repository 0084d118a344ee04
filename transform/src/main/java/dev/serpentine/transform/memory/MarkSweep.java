package dev.serpentine.transform.memory;

import java.util.List;

/** Exact, marks and sweeps, does not move. */
public final class MarkSweep implements Collector {

    @Override
    public String name() {
        return "mark-sweep";
    }

    @Override
    public List<String> prebuiltBits() {
        return List.of("PREBUILT");
    }

    @Override
    public RootKeeping roots() {
        return RootKeeping.SAVED;
    }

    @Override
    public boolean hasWriteBarrier() {
        return false;
    }

    @Override
    public boolean reservesRoom() {
        return false;
    }
}
