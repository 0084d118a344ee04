package dev.serpentine.driver.view;

import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** One function through all stages: what it looked like, each time that it looked different. */
final class RecordedFunction {
    /** Where a stage has no such function. */
    private static final int ABSENT = -1;

    private final int number;
    private final String name;
    private final SourcePosition position;
    private final List<String> snapshots = new ArrayList<>();
    private final List<Integer> snapshotOfStage = new ArrayList<>();
    private final Set<Integer> calls = new TreeSet<>();
    private String emitted = "";

    RecordedFunction(int number, String name, SourcePosition position) {
        this.number = number;
        this.name = name;
        this.position = position;
    }

    int number() {
        return number;
    }

    /** No other function's. */
    String name() {
        return name;
    }

    SourcePosition position() {
        return position;
    }

    /**
     * Takes note of what it looks like after a stage. @param called the numbers of the functions that it calls there
     */
    void record(int stage, String snapshot, Set<Integer> called) {
        if (snapshots.isEmpty() || !snapshots.getLast().equals(snapshot)) {
            snapshots.add(snapshot);
        }
        while (snapshotOfStage.size() < stage) {
            snapshotOfStage.add(ABSENT);
        }
        snapshotOfStage.add(snapshots.size() - 1);
        calls.addAll(called);
    }

    /** All that it looked like, in order, no two neighbours alike. */
    List<String> snapshots() {
        return snapshots;
    }

    /**
     * For each stage the index of its snapshot, -1 where there was no such function; stages at the end may be missing.
     */
    List<Integer> snapshotOfStage() {
        return snapshotOfStage;
    }

    /** The numbers of the functions that it calls at any stage. */
    Set<Integer> calls() {
        return calls;
    }

    /** The target's own text; empty where the target has none of it. */
    String emitted() {
        return emitted;
    }

    void setEmitted(String text) {
        emitted = text;
    }
}
