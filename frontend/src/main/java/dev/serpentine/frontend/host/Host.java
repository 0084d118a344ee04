package dev.serpentine.frontend.host;

import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.graph.model.SourcePosition;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The embedded Python: the one place that runs Python code. Used by one thread. */
public interface Host extends AutoCloseable {

    /** What an evaluation came to. */
    sealed interface Outcome {
        record Returned(HostObject value) implements Outcome {}

        /** @param exception the exception instance */
        record Raised(HostObject exception) implements Outcome {}
    }

    /**
     * The user's program after the import.
     *
     * @param module {@code __main__}
     * @param script the FUNCTION, without parameters, of what of its top level was not run; empty where all of it was
     *     that is ever to be run
     * @param printed that something was printed meanwhile: the place of a statement that may have done so, or that of
     *     the file
     */
    record ImportedProgram(HostObject module, Optional<HostObject> script, Optional<SourcePosition> printed) {}

    /**
     * Imports the user's program as the module {@code __main__}, without its script, with its folder first on
     * {@code sys.path}.
     *
     * @throws ImportFailure with Python's own traceback as text
     */
    ImportedProgram importProgram(Path file, List<String> argv);

    /**
     * Imports a file whose functions are to be called from elsewhere, named after the file (so that {@code if __name__
     * == "__main__"} does not run), with its folder first on {@code sys.path}.
     *
     * @return the module
     * @throws ImportFailure with Python's own traceback as text
     */
    HostObject importLibrary(Path file, List<String> argv);

    /** Imports a module by dotted name. @throws ImportFailure if that fails */
    HostObject importModule(String name);

    /** A function of this process that Python code can call. */
    interface Provided {

        /** @return what the call gives; what is thrown ends the Python code that called */
        HostObject call(List<HostObject> arguments);
    }

    /**
     * Makes a module of functions of this process, which Python code can import from then on. They run in the thread of
     * that code, and may use this host.
     */
    void provide(String module, Map<String, Provided> functions);

    /**
     * Has what objects hold read again: Python code ran since it was looked at. Each translation finds objects as they
     * are when it begins, so that it is called between two of them.
     */
    void forgetContents();

    /** Executes source text as a fresh module of that name, as system code is loaded. */
    HostObject loadModule(String name, String source, String fileName);

    HostObject none();

    HostObject ofBoolean(boolean value);

    HostObject ofInteger(BigInteger value);

    HostObject ofFloat(double value);

    HostObject ofText(String value);

    HostObject ofBytes(byte[] value);

    HostObject ofTuple(List<HostObject> items);

    /** A name of Python's {@code builtins} module. */
    HostObject builtin(String name);

    /** Calls a live callable. Used to fold operations on constants and for memo functions. */
    Outcome call(HostObject callable, List<HostObject> arguments, Map<String, HostObject> keywords);

    /** {@code getattr(object, name)} with all that Python does for it. */
    Outcome getAttribute(HostObject object, String name);

    /**
     * The classes that extend one directly; empty for one that does not tell. Of classes that could not be made, the
     * embedded Python lists what it had by then: these are left out.
     */
    default List<HostObject> subclasses(HostObject hostClass) {
        return getAttribute(hostClass, "__subclasses__") instanceof Outcome.Returned(HostObject method)
                        && call(method, List.of(), Map.of()) instanceof Outcome.Returned(HostObject found)
                        && found.kind() == HostKind.LIST
                ? found.items().stream()
                        .filter(each -> getAttribute(each, "__module__") instanceof Outcome.Returned)
                        .toList()
                : List.of();
    }

    /**
     * A function of Python's {@code operator} module on constants, by that module's name ({@code add},
     * {@code floordiv}, {@code getitem}, {@code contains} …).
     */
    Outcome operate(String operatorName, List<HostObject> arguments);

    /**
     * From now on instances of a class, and of those below it, have more raw attributes: those of the dict that a live
     * function returns for each, which is asked once.
     */
    void tellAttributesBy(HostObject hostClass, HostObject function);

    /**
     * A class statement that stands within a function, or among what a script does.
     *
     * @param file the user's name of the file
     * @param firstLine that of its first decorator, if it has any
     * @param lastLine on which it ends
     * @param name the class's
     * @param function the {@code __name__} of the function; empty for a script
     * @param qualifiedName the function's {@code __qualname__}; empty for a script
     */
    record InnerClass(String file, int firstLine, int lastLine, String name, String function, String qualifiedName) {
        /** Whether it stands among what a script does. */
        public boolean isOfScript() {
            return function.isEmpty();
        }
    }

    /**
     * Executes a class statement that stands within a function, as if that function came to it.
     *
     * @param variables what those variables of the function hold that it uses; they never change
     * @param globals the DICT of the function's module
     * @return the class, or what decorators make of it
     */
    Outcome defineClass(InnerClass definition, Map<String, HostObject> variables, HostObject globals);

    /**
     * {@code type(name, bases, {…}, …)} in code of a module.
     *
     * @param maker what is called: {@code type}, or a class of classes
     * @param members the items of the last positional argument
     * @param globals the DICT of the module
     */
    Outcome makeClass(
            HostObject maker,
            HostObject name,
            HostObject bases,
            Map<String, HostObject> members,
            Map<String, HostObject> keywords,
            HostObject globals);

    /**
     * A call of the program's own {@code __init_subclass__}, which {@link #defineClass} and {@link #makeClass} leave to
     * the program.
     *
     * @param hostClass the new class, or one within it
     * @param function of the class and keywords
     */
    record Hook(HostObject hostClass, HostObject function, Map<String, HostObject> keywords) {}

    /** What is to be called when the program comes to where a class is made, in order. */
    List<Hook> hooksHeldBack(HostObject made);

    boolean isInstance(HostObject object, HostObject classObject);

    /**
     * {@code issubclass(classObject, ancestor)}: of an abstract class or a protocol that may also be for the attributes
     * of the class to say, or for what was registered; then a class below may be none.
     */
    boolean isSubclass(HostObject classObject, HostObject ancestor);

    /** The syntax of a FUNCTION, found by its code object; empty where its source cannot be had. */
    Optional<FunctionSyntax> syntaxOf(HostObject function);

    /**
     * The FUNCTIONs with these globals that can be found from the names in them: functions, those behind methods and
     * properties, those in the module's own classes, and those that closures hold.
     *
     * @param globals the DICT of a module
     */
    List<HostObject> functionsOf(HostObject globals);

    /**
     * A line of source text of a file that was imported, without its line end; empty where unknown. Lines count from 1.
     */
    Optional<String> sourceLine(String file, int line);

    @Override
    void close();

    /** What an exception that left the program's code while it was imported comes to. */
    ImportFailure failureOf(HostObject exception);

    /** Importing failed; the message is Python's traceback, as Python prints it. */
    final class ImportFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String sentence;
        private final SourcePosition position;
        private final transient List<Frame> frames;

        /** A line of the traceback. */
        public record Frame(SourcePosition position, String function) {}

        /**
         * @param traceback as Python prints it
         * @param sentence its last line, or lines: the exception
         * @param position where it was raised, or the place of wrong syntax; with line 0 where that is not known
         * @param frames the outermost first
         */
        public ImportFailure(String traceback, String sentence, SourcePosition position, List<Frame> frames) {
            super(traceback);
            this.sentence = sentence;
            this.position = position;
            this.frames = List.copyOf(frames);
        }

        public String sentence() {
            return sentence;
        }

        public SourcePosition position() {
            return position;
        }

        public List<Frame> frames() {
            return frames;
        }
    }
}
