package dev.serpentine.backend.c;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Hands out C identifiers, each once, as near to the wished name as C allows.
 *
 * <p>No name of a scope is one of the scopes inside it, whichever of the two was handed out first: a function's
 * variable would hide the type or the data of that name.
 */
final class CNames {
    private static final Set<String> RESERVED = Set.of(
            ("auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return"
                            + " short signed sizeof static struct switch typedef union unsigned void volatile while _Bool asm typeof bool true false NULL"
                            + " main exit abort malloc calloc realloc free memcpy memmove memset memcmp strlen strcpy strcmp printf fprintf sprintf puts putchar"
                            + " unix linux DECLARED DEFINED NAMED INLINED UNLIKELY"
                            // What the compiler may call by itself, for a call of its builtin of that name.
                            + " bcmp stpcpy sqrt sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p pow fmod floor"
                            + " ceil hypot cbrt erf erfc tgamma lgamma fabs sincos ldexp scalbn trunc rint round nearbyint")
                    .split(" "));

    private final CNames outer;
    private final Set<String> taken = new HashSet<>();

    /** What scopes inside this one have handed out. */
    private final Set<String> takenInside = new HashSet<>();

    private final Map<String, Integer> counters = new HashMap<>();

    /** Names of file scope. */
    CNames() {
        this(null);
    }

    private CNames(CNames outer) {
        this.outer = outer;
    }

    /** Names of a scope inside this one, which shares none with this, but may with others inside it. */
    CNames inner() {
        return new CNames(this);
    }

    /** An identifier like {@code wish} that was not handed out before. */
    String unique(String wish) {
        String name = sanitise(wish);
        if (isUnfit(name)) {
            int number = counters.getOrDefault(name, 1);
            String candidate;
            do {
                number++;
                candidate = name + "_" + number;
            } while (isUnfit(candidate));
            counters.put(name, number);
            name = candidate;
        }
        taken.add(name);
        for (CNames scope = outer; scope != null; scope = scope.outer) {
            scope.takenInside.add(name);
        }
        return name;
    }

    private boolean isUnfit(String name) {
        return isTaken(name) || takenInside.contains(name);
    }

    private boolean isTaken(String name) {
        return RESERVED.contains(name) || taken.contains(name) || outer != null && outer.isTaken(name);
    }

    private static String sanitise(String wish) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < wish.length(); i++) {
            char c = wish.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            boolean digit = c >= '0' && c <= '9';
            if (letter || digit && !name.isEmpty()) {
                name.append(c);
            } else if (name.isEmpty() || name.charAt(name.length() - 1) != '_') {
                name.append('_');
            }
        }
        if (name.isEmpty()
                || name.toString().startsWith("__")
                || name.toString().startsWith("rt_")
                || name.toString().equals("_")) {
            name.insert(0, 'u');
        }
        // C guarantees little beyond 63 significant characters, and nobody reads more.
        if (name.length() > 60) {
            name.setLength(60);
        }
        return name.toString();
    }
}
