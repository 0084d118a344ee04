package dev.serpentine.graph.interpreter;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** Memory by address, in which every access is checked: it must lie in an allocation that was not freed. */
final class InterpretedMemory {
    private static final int WORD = 8;
    private static final int ALIGNMENT = 16;
    /** Allocations do not touch each other, so that what reaches over the end of one is found. */
    private static final int GAP = 64;
    /** No address, and no number that anybody counts with. */
    private static final long ANYTHING = 0x5A5A5A5A5A5A5A5AL;

    private final TreeMap<Long, long[]> allocations = new TreeMap<>();
    private long next = 1 << 20;

    long allocate(long size) {
        if (size < 0) {
            throw new InterpreterFault("an allocation of " + size + " bytes");
        }
        long address = next;
        allocations.put(address, new long[Math.toIntExact((size + WORD - 1) / WORD)]);
        next += (size + GAP + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        return address;
    }

    long allocateUncleared(long size) {
        long address = allocate(size);
        Arrays.fill(allocations.get(address), ANYTHING);
        return address;
    }

    void free(long address) {
        if (allocations.remove(address) == null) {
            throw new InterpreterFault("address " + address + " is freed, but was not allocated");
        }
    }

    void clear(long address, long size) {
        for (long word = address; word < address + size; word += WORD) {
            store(word, 0);
        }
    }

    long load(long address) {
        Map.Entry<Long, long[]> allocation = find(address);
        return allocation.getValue()[(int) ((address - allocation.getKey()) / WORD)];
    }

    void store(long address, long value) {
        Map.Entry<Long, long[]> allocation = find(address);
        allocation.getValue()[(int) ((address - allocation.getKey()) / WORD)] = value;
    }

    private Map.Entry<Long, long[]> find(long address) {
        Map.Entry<Long, long[]> allocation = allocations.floorEntry(address);
        if (allocation == null || (address - allocation.getKey()) / WORD >= allocation.getValue().length) {
            throw new InterpreterFault("nothing is allocated at address " + address);
        }
        if (address % WORD != 0) {
            throw new InterpreterFault("a word at address " + address + ", which is no multiple of " + WORD);
        }
        return allocation;
    }
}
