package dev.serpentine.conformance.cpython;

/**
 * A statement of a file of tests.
 *
 * @param file without ending
 * @param first its first line
 * @param last its last one
 * @param isIllTyped whether it says itself that Python must raise an error of types
 * @param isDefinition whether it defines a function or a class
 */
record Statement(String file, int first, int last, boolean isIllTyped, boolean isDefinition) {

    boolean covers(String otherFile, int line) {
        return file.equals(otherFile) && first <= line && line <= last;
    }

    int length() {
        return last - first;
    }
}
