package dev.serpentine.driver;

/** Which Serpentine this is. */
final class Version {
    /** The project's, as its POM says. */
    static final String NUMBER = "0.1-SNAPSHOT";

    private Version() {}

    /** What {@code --version} prints. */
    static String text() {
        return "serpentine %s (Java %s)%n".formatted(NUMBER, Runtime.version());
    }
}
