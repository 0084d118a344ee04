package dev.serpentine.driver.bench;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a program is measured in: Python, what the backends make of it, and twins by hand in other languages. */
public enum Side {
    PYTHON("Python"),
    C("C"),
    LLVM("LLVM"),
    C_TWIN("C twin"),
    JVM("JVM"),
    JAVA_TWIN("Java twin"),
    CLI("CLI"),
    CSHARP_TWIN("C# twin");

    private final String title;

    Side(String title) {
        this.title = title;
    }

    /** What people read. */
    public String title() {
        return title;
    }

    /** How command lines and JSON name it. */
    public String spelling() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is what a backend makes. */
    public boolean isTranslated() {
        return twin().isPresent();
    }

    /** What a translated side is compared with. */
    public Optional<Side> twin() {
        return switch (this) {
            case C, LLVM -> Optional.of(C_TWIN);
            case JVM -> Optional.of(JAVA_TWIN);
            case CLI -> Optional.of(CSHARP_TWIN);
            case PYTHON, C_TWIN, JAVA_TWIN, CSHARP_TWIN -> Optional.empty();
        };
    }

    /** What a user can ask for; twins come with what they are compared with. */
    public static Stream<Side> targets() {
        return Arrays.stream(values()).filter(side -> side == PYTHON || side.isTranslated());
    }

    /** Whether it takes part in a turn: Python, which is slow and has nothing to warm up, in every third. */
    boolean takesTurn(int turn) {
        return this != PYTHON || turn % 3 == 0;
    }
}
