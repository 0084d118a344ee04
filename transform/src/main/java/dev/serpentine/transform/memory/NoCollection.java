package dev.serpentine.transform.memory;

import java.util.List;

/** Allocates, and never collects. */
public final class NoCollection implements Collector {

    @Override
    public String name() {
        return "none";
    }

    @Override
    public String module() {
        return "no_collection";
    }

    @Override
    public List<String> prebuiltBits() {
        return List.of("PREBUILT");
    }

    @Override
    public RootKeeping roots() {
        return RootKeeping.NONE;
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
