package dev.serpentine.frontend.annotation.facts;

import dev.serpentine.frontend.annotation.value.CellDefinition;
import dev.serpentine.frontend.annotation.value.ClassDefinition;
import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The annotator's result, for typers: every reachable graph, what each value is, and what each operation turned out to
 * mean. The graphs are not changed by typers, so that several may read one program. What typers need besides they
 * request before they {@linkplain #close close} it; from then on it stays as it is, but for functions of system code
 * over low-level values, which may be added.
 */
public interface AnnotatedProgram {

    FunctionGraph entry();

    /** What the user should know of the program, which is not wrong. */
    List<Diagnostic> remarks();

    /**
     * All reachable graphs, the entry first, in the order they were found; more after {@link #requestHelper} and
     * {@link #helper}.
     */
    List<FunctionGraph> graphs();

    /** What is known about a value of one of the {@link #graphs}. */
    SomeValue annotation(Value value);

    boolean isReachable(Block block);

    /** Whether the annotator followed the link: a branch on a constant has one way only. */
    boolean isReachable(Link link);

    /**
     * What an operation turned out to mean. Only of reachable blocks' operations; where the annotation of an
     * operation's result is impossible, it never completes, and what follows it in its block has no meaning.
     */
    Resolution resolution(Operation operation);

    /** All class definitions, ancestors before descendants, in a stable order. */
    Collection<ClassDefinition> classes();

    /** The class definition that instances of a live class have, where the program has such instances. */
    Optional<ClassDefinition> classOf(HostObject hostClass);

    /**
     * The definition of the class that a live instance is of, where the program uses it; one of the instance's own
     * where the class is generic.
     */
    Optional<ClassDefinition> classOfInstance(HostObject instance);

    /**
     * The variable of the program that a global name is which some function assigns ({@code STORE_GLOBAL},
     * {@code LOAD_GLOBAL}).
     */
    CellDefinition globalVariable(HostObject globals, String name);

    /** Its value before the program starts. */
    Optional<HostObject> initialValue(HostObject globals, String name);

    /** The annotation of a live object, as if a constant of a flow graph. */
    SomeValue annotationOfConstant(HostObject object);

    /**
     * Brings a function of system code into the program, specialised for these arguments, and annotates it to a fixed
     * point with the rest of the program, which may become more general by that. The same function with equal arguments
     * gives the same graph.
     *
     * @return its graph, now among {@link #graphs}; parameters that are constants by their annotation stay parameters
     * @throws IllegalStateException if the program is closed and has no such graph: a fault of the translator
     */
    FunctionGraph requestHelper(HostObject function, List<SomeValue> arguments);

    /** Whether the program has such a function already. */
    boolean hasHelper(HostObject function, List<SomeValue> arguments);

    /**
     * Lets more be requested of a program that was closed and typed: another target needs other functions. What was
     * typed before rests on none of it.
     */
    void open();

    /**
     * Ends inference: no annotation, no definition, no attribute and no meaning of an operation changes any more, until
     * it is opened. To close it again does nothing.
     */
    void close();

    /**
     * A function of system code that was {@linkplain #requestHelper requested}. Another is added, to a program that is
     * closed too, of which it must change nothing: so it is with one whose arguments are all
     * {@linkplain dev.serpentine.frontend.annotation.value.Lattice#isSelfContained self-contained}.
     *
     * @throws IllegalStateException if the program is closed and would become more general: a fault of the translator
     */
    FunctionGraph helper(HostObject function, List<SomeValue> arguments);

    /**
     * Checks that what holds at a fixed point does: see the package's description. Takes about as long as a part of the
     * inference.
     *
     * @throws dev.serpentine.graph.model.TranslatorFault that names what does not
     */
    void requireFixedPoint();

    /** What an operation means. */
    sealed interface Resolution {

        /** What its opcode and its operands' annotations say; the operands' representations know how to do it. */
        enum ByRepresentation implements Resolution {
            BY_REPRESENTATION
        }

        /** Its result is the constant that its annotation holds, and it does nothing besides. */
        enum Constant implements Resolution {
            CONSTANT
        }

        /**
         * It calls one of several functions: a call of a known callable, a special method ({@code __add__},
         * {@code __getitem__}…), a property, or system code that stands for a builtin.
         *
         * <p>With more than one target, the called operand's value (or the class of {@code self}) decides which, and
         * corresponding parameters, and the results, of all targets have equal annotations, except that of
         * {@code self}.
         *
         * @param negateResult whether the truth of the result is turned round ({@code !=} by {@code __eq__}, …)
         */
        record Calls(List<CallTarget> targets, boolean negateResult) implements Resolution {}

        /**
         * It looks up what functions marked {@code specialize.memo()} gave, when they were called at translation time
         * with all that the arguments may be.
         *
         * @param name of the function, or of one of them
         * @param arguments those that may be several objects, the called operand among them
         * @param results by the objects that these arguments are
         */
        record LooksUp(String name, List<LookupArgument> arguments, Map<List<HostObject>, HostObject> results)
                implements Resolution {}

        /**
         * It reads, for {@code SETATTR} and {@code setattr()} assigns, or for {@code hasattr()} asks for, a variable of
         * the program that is an attribute of a class or function.
         *
         * @param initial its value before the program starts
         */
        record ClassVariable(CellDefinition variable, Optional<HostObject> initial) implements Resolution {}

        /** It makes an instance. With more than one target the called class decides. */
        record Constructs(List<ConstructionTarget> targets) implements Resolution {}
    }

    /**
     * One function that an operation may call.
     *
     * @param description what the called operand is when this one is called
     * @param graph the function's graph, specialised for this call
     * @param arguments one for each of the graph's parameters
     * @param starred where a list is passed with a star: what its length must be checked for before
     * @param mapped where mappings are passed with two stars: what they, and such a list, must be checked for before
     */
    record CallTarget(
            Description description,
            FunctionGraph graph,
            List<ArgumentSource> arguments,
            Optional<StarredList> starred,
            Optional<MappedParameters> mapped) {}

    /**
     * A list of unknown length that fills parameters.
     *
     * @param operand the list
     * @param function the called function's name, qualified
     * @param passed how many positional arguments stand before it
     * @param required the names of the parameters without a default that only it can fill
     * @param least how many positional arguments the function needs in all
     * @param most how many it takes in all; empty where there is no limit
     */
    record StarredList(
            int operand, String function, int passed, List<String> required, int least, Optional<Integer> most) {}

    /**
     * Parameters that are filled by mappings of which only the run tells what keywords they hold.
     *
     * @param operands the mappings, in order
     * @param list a list of unknown length that fills parameters, too
     * @param function the called function's name
     * @param called the same, or the class's, with the module's
     * @param passed how many positional arguments there are without those of the list
     * @param keywords those that are named in the call
     * @param positional the names of the positional parameters
     * @param positionalOnly how many of these have no keyword
     * @param keywordOnly the names of the others
     * @param required the names of those without a default
     */
    record MappedParameters(
            List<Integer> operands,
            Optional<Integer> list,
            String function,
            String called,
            int passed,
            List<String> keywords,
            List<String> positional,
            int positionalOnly,
            List<String> keywordOnly,
            List<String> required,
            boolean takesMorePositional,
            boolean takesMoreKeywords) {}

    /**
     * One class that an operation may make an instance of.
     *
     * @param description the class's
     * @param definition what the instance is
     * @param initializers to call on it, in order: {@code __init__} where there is one; before that, for an exception,
     *     what records its arguments. Their results are dropped
     */
    record ConstructionTarget(Description description, ClassDefinition definition, List<CallTarget> initializers) {
        @Override
        public ClassDefinition definition() {
            return definition.root();
        }
    }

    /**
     * An argument that a lookup depends on.
     *
     * @param description what the called operand is, where the source is {@link ArgumentSource.Self}
     * @param possible all that it may be, more than one
     */
    record LookupArgument(ArgumentSource source, Description description, List<HostObject> possible) {}

    /** A part of a slice. */
    enum SliceBound {
        START,
        STOP,
        STEP
    }

    /** Where a callee's parameter comes from. */
    sealed interface ArgumentSource {

        /** An operand of the operation. @param index among the operation's arguments */
        record Operand(int index) implements ArgumentSource {}

        /**
         * The instance that a bound method holds, or the one just made for {@code __init__}, or the instance that a
         * special method was found on when that is not an operand.
         */
        enum Self implements ArgumentSource {
            SELF
        }

        /** A live object: a default, or a method's prebuilt self. */
        record Prebuilt(HostObject value) implements ArgumentSource {}

        /**
         * One of the values that a closure holds: its cells, then its defaults made at run time. @param index among the
         * operands of the NEWFUNCTION behind its code constants
         */
        record Captured(int index) implements ArgumentSource {}

        /** A tuple for {@code *args}. */
        record Packed(List<ArgumentSource> items) implements ArgumentSource {}

        /**
         * A dict for {@code **kwargs}.
         *
         * @param parts what goes into it, in order
         * @param without names of parameters: what mappings hold under these does not go into it
         */
        record PackedKeywords(List<KeywordPart> parts, List<String> without) implements ArgumentSource {}

        /** What goes into such a dict. */
        sealed interface KeywordPart {

            /** A keyword of the call. */
            record Named(String name, ArgumentSource value) implements KeywordPart {}

            /** All that a mapping holds. */
            record Mapping(int operand) implements KeywordPart {}
        }

        /** What one of the mapping operands holds under a name, or where none does, something else. */
        record MappedItem(List<Integer> operands, String name, Optional<ArgumentSource> otherwise)
                implements ArgumentSource {}

        /**
         * A tuple of unknown length for {@code *args}: some items, then those of a list operand from an index on, if
         * there are any. The parameter's annotation tells the tuple's.
         */
        record UnpackedList(List<ArgumentSource> before, int operand, int from) implements ArgumentSource {}

        /** One item of a list operand passed with a star, or, where the list is too short for that, something else. */
        record ListItem(int operand, int item, Optional<ArgumentSource> otherwise) implements ArgumentSource {}

        /** A bound of a slice operand. */
        record OfSlice(int operand, SliceBound bound) implements ArgumentSource {}

        /** One item of a tuple operand passed with a star. */
        record Unpacked(int operand, int item) implements ArgumentSource {}
    }
}
