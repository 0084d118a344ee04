package dev.serpentine.transform.memory;

import java.util.List;

/** Exact; makes containers in a nursery, from which those that are needed longer move to where mark and sweep works. */
public final class Generational implements Collector {

    @Override
    public String name() {
        return "generational";
    }

    @Override
    public List<String> prebuiltBits() {
        return List.of("PREBUILT", "UNREMEMBERED");
    }

    @Override
    public RootKeeping roots() {
        return RootKeeping.RELOADED;
    }

    @Override
    public boolean hasWriteBarrier() {
        return true;
    }

    @Override
    public boolean reservesRoom() {
        return true;
    }
}
