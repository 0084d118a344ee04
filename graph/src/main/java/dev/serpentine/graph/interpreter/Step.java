package dev.serpentine.graph.interpreter;

/** One operation, its operands and result resolved to slots. */
@FunctionalInterface
interface Step {
    void run(Frame frame);
}
