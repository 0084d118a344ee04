package dev.serpentine.backend.jvm.runtime;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/** Gives objects numbers that tell them from all others that are alive. */
public final class Identities {
    private static final Map<Key, Long> NUMBERS = new HashMap<>();
    private static final ReferenceQueue<Object> DEAD = new ReferenceQueue<>();
    private static long last = 1L << 20;

    private Identities() {}

    private static final class Key extends WeakReference<Object> {
        private final int hash;

        Key(Object object) {
            super(object, DEAD);
            this.hash = System.identityHashCode(object);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Key key && get() != null && get() == key.get();
        }
    }

    /** The number of an object, 0 for null. */
    public static synchronized long numberOf(Object object) {
        if (object == null) {
            return 0;
        }
        for (Object dead = DEAD.poll(); dead != null; dead = DEAD.poll()) {
            NUMBERS.remove(dead);
        }
        return NUMBERS.computeIfAbsent(new Key(object), key -> last += 16);
    }
}
