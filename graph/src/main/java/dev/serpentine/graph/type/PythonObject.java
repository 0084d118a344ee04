package dev.serpentine.graph.type;

/** The type of every value in an untyped graph: some live or future Python object. */
public enum PythonObject implements LowLevelType {
    OBJECT;

    @Override
    public String text() {
        return "Object";
    }
}
