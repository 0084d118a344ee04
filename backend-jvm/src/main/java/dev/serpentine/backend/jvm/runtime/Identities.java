package dev.serpentine.backend.jvm.runtime;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** Gives objects numbers that tell them from all others that are alive: identity hashes are not unique. */
public final class Identities {
    private static final long STEP = 16;
    private static final ReferenceQueue<Object> DEAD = new ReferenceQueue<>();
    /** By the lowest bits of the object's hash; its length is a power of two, and larger than the count. */
    private static Entry[] entries = new Entry[1024];

    private static int count;
    private static long last = 1L << 20;

    private Identities() {}

    /** An object that has a number. */
    private static final class Entry extends WeakReference<Object> {
        private final int hash;
        private final long number;
        private Entry next;

        Entry(Object object, int hash, long number, Entry next) {
            super(object, DEAD);
            this.hash = hash;
            this.number = number;
            this.next = next;
        }
    }

    /** The number of an object, 0 for null. */
    public static synchronized long numberOf(Object object) {
        if (object == null) {
            return 0;
        }
        int hash = System.identityHashCode(object);
        Entry first = entries[hash & entries.length - 1];
        for (Entry entry = first; entry != null; entry = entry.next) {
            if (entry.hash == hash && entry.refersTo(object)) {
                return entry.number;
            }
        }
        return add(object, hash);
    }

    private static long add(Object object, int hash) {
        for (Entry dead = (Entry) DEAD.poll(); dead != null; dead = (Entry) DEAD.poll()) {
            remove(dead);
        }
        if (count == entries.length - 1) {
            grow();
        }
        last += STEP;
        int place = hash & entries.length - 1;
        entries[place] = new Entry(object, hash, last, entries[place]);
        count++;
        return last;
    }

    private static void remove(Entry dead) {
        int place = dead.hash & entries.length - 1;
        if (entries[place] == dead) {
            entries[place] = dead.next;
        } else {
            Entry before = entries[place];
            while (before.next != dead) {
                before = before.next;
            }
            before.next = dead.next;
        }
        count--;
    }

    private static void grow() {
        Entry[] old = entries;
        entries = new Entry[old.length * 2];
        for (Entry chain : old) {
            Entry entry = chain;
            while (entry != null) {
                Entry next = entry.next;
                int place = entry.hash & entries.length - 1;
                entry.next = entries[place];
                entries[place] = entry;
                entry = next;
            }
        }
    }
}
