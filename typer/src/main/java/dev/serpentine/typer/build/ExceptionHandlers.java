package dev.serpentine.typer.build;

import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Value;

/** Where exceptions go that are raised at one place of a function. */
public interface ExceptionHandlers {
    /** Of a function that raises nothing by itself, and catches nothing. */
    ExceptionHandlers NONE = new ExceptionHandlers() {
        @Override
        public void protect(Block block, Block normal) {
            throw new IllegalStateException("nothing is caught here");
        }

        @Override
        public boolean isProtecting() {
            return false;
        }

        @Override
        public void raise(Block block, HostObject exactClass, Value instance) {
            throw new IllegalStateException("nothing is raised here");
        }

        @Override
        public boolean catches(HostObject exactClass) {
            return false;
        }

        @Override
        public boolean needsInstance(HostObject exactClass) {
            return false;
        }
    };

    /**
     * Ends a block behind an operation that may raise.
     *
     * @param block its last operation may raise
     * @param normal where the program goes on when it does not; takes no arguments
     */
    void protect(Block block, Block normal);

    /**
     * Whether exceptions that are raised here are caught in this function, so that a raising operation must end its
     * block.
     */
    boolean isProtecting();

    /**
     * Ends a block by raising.
     *
     * @param exactClass the live class of the exception
     * @param instance of the type of all exceptions
     */
    void raise(Block block, HostObject exactClass, Value instance);

    /** Whether a handler of this function catches every exception of exactly that class. */
    boolean catches(HostObject exactClass);

    /** Whether whoever catches an exception of exactly that class looks at it. */
    boolean needsInstance(HostObject exactClass);
}
