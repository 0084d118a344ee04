package dev.serpentine.conformance.cpython;

/**
 * A method of a class of tests.
 *
 * @param entry the function of the prepared program that runs it
 * @param className its class, which may have it from another
 * @param file the file of tests where it is written, without ending
 * @param line where it begins there
 * @param skipped why its decorators leave it out; empty if they do not
 */
record TestMethod(String entry, String className, String name, String file, int line, String skipped) {

    /** {@code Class.method}. */
    String qualifiedName() {
        return className + "." + name;
    }
}
