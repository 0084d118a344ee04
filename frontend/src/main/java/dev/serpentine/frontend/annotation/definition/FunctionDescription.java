package dev.serpentine.frontend.annotation.definition;

import dev.serpentine.frontend.annotation.value.Description;
import dev.serpentine.frontend.annotation.value.RuleError;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.flow.FunctionCode;
import dev.serpentine.frontend.flow.NameUses;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.SourcePosition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A function: live, or made at run time by one {@code NEWFUNCTION} operation (then it holds cells and defaults). */
public final class FunctionDescription implements Description {

    /**
     * A function that one operation makes. @param captured what it holds: the operation's operands behind its constants
     */
    public record Creation(Operation operation, FunctionCode code) {
        /** Which operand of the operation is the first that is held. */
        public static final int FIRST_CAPTURED = 3;

        /** How many positional defaults are held, before the keyword ones. */
        public int positionalCount() {
            return constant(1).asInteger().intValueExact();
        }

        /** The names of the keyword-only parameters whose defaults are held, before the cells. */
        public List<String> keywordNames() {
            return constant(2).items().stream().map(HostObject::asText).toList();
        }

        private HostObject constant(int operand) {
            return (HostObject) ((Constant) operation.argument(operand)).value();
        }
    }

    private final Optional<HostObject> function;
    private final Optional<Creation> creation;
    private final Optional<HostObject> keeper;
    private final FunctionSyntax syntax;
    private final boolean onlyForwardsKeywords;
    private Set<SourcePosition> madeIn = Set.of();
    private final Map<Object, FunctionGraph> graphs = new LinkedHashMap<>();
    /** What the cells and defaults of a function made at run time are. */
    private final List<SomeValue> captured = new ArrayList<>();

    private final Readers capturedReaders;
    /** Absent until it is asked for. */
    private Optional<Optional<FunctionModel>> model = Optional.empty();
    /** The same. */
    private Optional<Optional<HostObject>> boundDefinition = Optional.empty();

    public FunctionDescription(
            Optional<HostObject> function,
            Optional<Creation> creation,
            FunctionSyntax syntax,
            Optional<HostObject> keeper,
            Worklist worklist) {
        this.keeper = keeper;
        this.function = function;
        this.creation = creation;
        this.syntax = syntax;
        this.onlyForwardsKeywords = NameUses.onlyForwardsKeywords(syntax);
        this.capturedReaders = new Readers(worklist);
    }

    @Override
    public Optional<HostObject> hostObject() {
        return function;
    }

    @Override
    public HostObject type(Host host) {
        return standsFor()
                .map(standIn -> standIn.type(host))
                .orElseGet(() ->
                        host.importModule("types").attribute("FunctionType").orElseThrow());
    }

    @Override
    public boolean isFunction() {
        return !standsFor().equals(Optional.of(StandIn.METHOD));
    }

    /** What the run makes it for that is no function to Python. */
    public Optional<StandIn> standsFor() {
        return creation.flatMap(_ -> StandIn.named(syntax.name()));
    }

    /** Whether it is what the run makes for a {@code functools.partial}. */
    public boolean isPartial() {
        return standsFor().equals(Optional.of(StandIn.PARTIAL));
    }

    /** Where among what it holds that stands which Python's object, that it stands for, has under a name. */
    public Optional<Integer> placeOfPart(String attribute) {
        return standsFor().flatMap(standIn -> standIn.defaultOf(attribute)).flatMap(this::placeOfDefault);
    }

    /** Where the keywords of a partial stand whose names only the run tells, a dict; empty for others. */
    public Optional<Integer> placeOfMapping() {
        return isPartial() ? placeOfDefault(StandIn.MAPPING) : Optional.empty();
    }

    private Optional<Integer> placeOfDefault(String parameter) {
        int place = creation.orElseThrow().keywordNames().indexOf(parameter);
        return place < 0 ? Optional.empty() : Optional.of(creation.get().positionalCount() + place);
    }

    /** A tuple of the names of the keywords that a partial gives. */
    public HostObject givenKeywords(Host host) {
        return host.ofTuple(givenKeywords().stream().map(host::ofText).toList());
    }

    /** Where among what it holds they are. */
    public List<Integer> placesOfGivenKeywords() {
        return givenKeywords().stream()
                .map(name -> placeOfDefault(name).orElseThrow())
                .toList();
    }

    private List<String> givenKeywords() {
        return standsFor().orElseThrow().keywords(creation.orElseThrow().keywordNames());
    }

    /** For a function made at run time. */
    public Optional<Creation> creation() {
        return creation;
    }

    /** Its {@code __name__} or {@code __qualname__}. */
    public String nameAs(String attribute, Host host) {
        if (creation.isPresent()) {
            return attribute.equals("__name__")
                    ? syntax.name()
                    : creation.get().code().qualifiedName();
        }
        return host.getAttribute(function.orElseThrow(), attribute) instanceof Host.Outcome.Returned(HostObject name)
                ? name.asText()
                : syntax.name();
    }

    /**
     * What it has from the beginning: {@code __name__}, {@code __qualname__}, or {@code __doc__}; empty of a partial,
     * which has no name.
     */
    public Optional<HostObject> ownAttribute(String attribute, Host host) {
        return standsFor().isPresent()
                ? attributeOfStandIn(standsFor().get(), attribute, host)
                : Optional.of(attributeOfFunction(attribute, host));
    }

    private Optional<HostObject> attributeOfStandIn(StandIn standIn, String attribute, Host host) {
        return switch (standIn) {
            case PARTIAL -> attribute.equals("__doc__") ? standIn.type(host).attribute(attribute) : Optional.empty();
            case METHOD -> {
                Set<Description> bound = boundFunctions();
                if (bound.size() != 1) {
                    throw new RuleError(
                            0,
                            MessageKind.NOT_SUPPORTED,
                            "'" + attribute + "' of a method that the program binds, where only the run tells of what",
                            "ask the function");
                }
                yield bound.iterator().next() instanceof FunctionDescription function
                        ? function.ownAttribute(attribute, host)
                        : bound.iterator().next().hostObject().flatMap(live -> attributeOf(live, attribute, host));
            }
        };
    }

    /** What the method that it stands for may be of. */
    private Set<Description> boundFunctions() {
        noteCapturedReader();
        int place = placeOfPart("__func__").orElseThrow();
        return place < captured.size() && captured.get(place) instanceof SomeValue.SomeCallable functions
                ? functions.descriptions()
                : Set.of();
    }

    private static Optional<HostObject> attributeOf(HostObject live, String attribute, Host host) {
        return host.getAttribute(live, attribute) instanceof Host.Outcome.Returned(HostObject value)
                ? Optional.of(value)
                : Optional.empty();
    }

    private HostObject attributeOfFunction(String attribute, Host host) {
        if (!attribute.equals("__doc__")) {
            return host.ofText(nameAs(attribute, host));
        }
        return creation.isPresent()
                ? documentation().map(host::ofText).orElseGet(host::none)
                : function.flatMap(live -> attributeOf(live, attribute, host)).orElseGet(host::none);
    }

    /**
     * A live function that tells of itself what each function tells that is made here; empty for a live one, where it
     * is not known, and where others may be told of it: hints, and the function that it wraps, are among the attributes
     * that functions keep.
     */
    public Optional<FunctionModel> model(Host host) {
        if (creation.isEmpty() || standsFor().isPresent() || placeOfAttributes().isPresent()) {
            return Optional.empty();
        }
        return ownModel(host);
    }

    @Override
    public Optional<HostObject> definition(Host host) {
        return function.isPresent() || standsFor().isPresent()
                ? function
                : ownModel(host).map(FunctionModel::function);
    }

    /**
     * The {@linkplain #definition definition} of what it is where it is bound to an instance: always the same object.
     */
    Optional<HostObject> boundDefinition(Host host) {
        if (boundDefinition.isEmpty()) {
            HostObject bind = host.importModule("types").attribute("MethodType").orElseThrow();
            boundDefinition = Optional.of(definition(host)
                    .flatMap(found -> host.call(bind, List.of(found, host.ofText("")), Map.of())
                                    instanceof Host.Outcome.Returned(HostObject bound)
                            ? Optional.of(bound)
                            : Optional.empty()));
        }
        return boundDefinition.get();
    }

    private Optional<FunctionModel> ownModel(Host host) {
        if (model.isEmpty()) {
            model = Optional.of(FunctionModel.of(creation.orElseThrow().code(), host));
        }
        return model.get();
    }

    /**
     * {@code __annotations__}, {@code __defaults__} and the like of what is made at run time, where all have it alike.
     */
    public Optional<HostObject> modelledAttribute(String attribute, Host host) {
        if (!FunctionModel.ATTRIBUTES.contains(attribute)
                || creation.isEmpty()
                || standsFor().isPresent()) {
            return Optional.empty();
        }
        return (attribute.equals("__annotations__") ? model(host) : ownModel(host))
                .flatMap(found -> found.attribute(attribute));
    }

    private Optional<String> documentation() {
        return !syntax.body().isEmpty()
                        && syntax.body().getFirst() instanceof Statement.ExpressionStatement first
                        && first.value() instanceof Expression.Literal literal
                        && literal.value() instanceof Expression.LiteralValue.OfText(String text)
                ? Optional.of(text)
                : Optional.empty();
    }

    @Override
    public String shown(Host host) {
        return "<function " + nameAs("__qualname__", host) + " at ";
    }

    /** How it is written. */
    public FunctionSyntax syntax() {
        return syntax;
    }

    /** Whether its {@code **keywords} are never looked at: then they are a tuple of values, whose names are known. */
    public boolean onlyForwardsKeywords() {
        return onlyForwardsKeywords;
    }

    /**
     * Whether it is made at run time in a graph that was specialised for a function made in the same place: by a
     * recursion, which would come to ever more functions.
     */
    public boolean isMadeForItself() {
        return madeIn.contains(syntax.position());
    }

    /** Where the functions are written that the graph is specialised for in which this one is made. */
    public Set<SourcePosition> madeIn() {
        return madeIn;
    }

    /** Notes which functions the graph is specialised for in which it is made. */
    public void setMadeIn(Set<SourcePosition> functions) {
        madeIn = functions;
    }

    /** What the cells and defaults of a function made at run time are. */
    public List<SomeValue> captured() {
        return Collections.unmodifiableList(captured);
    }

    /** Has the block being flowed flowed again when what the function holds grows. */
    public void noteCapturedReader() {
        capturedReaders.read();
    }

    /**
     * Where among what it holds that stands which keeps its attributes: behind its defaults and cells. Empty for a
     * function that gets none, or is live.
     */
    public Optional<Integer> placeOfAttributes() {
        return creation.flatMap(made -> {
            int others = made.positionalCount()
                    + made.keywordNames().size()
                    + made.code().syntax().freeNames().size();
            boolean hasAttributes = made.operation().arguments().size() > Creation.FIRST_CAPTURED + others;
            return hasAttributes ? Optional.of(others) : Optional.empty();
        });
    }

    /** The live instance that keeps the attributes of a live function that the program gives some at run time. */
    public Optional<HostObject> keeper() {
        return keeper;
    }

    /** Lets the function hold these too, its cells and defaults in their order. */
    public void capture(List<SomeValue> values, Union union) {
        boolean changed = false;
        for (int i = 0; i < values.size(); i++) {
            if (i == captured.size()) {
                captured.add(values.get(i));
                changed = true;
            } else {
                SomeValue wider = union.of(captured.get(i), values.get(i));
                changed |= !wider.equals(captured.set(i, wider));
            }
        }
        if (changed) {
            capturedReaders.changed();
        }
    }

    /** The function's graphs, one a specialisation. */
    public Collection<FunctionGraph> graphs() {
        return Collections.unmodifiableCollection(graphs.values());
    }

    /** The function's graphs by their keys, to which the caller may add. */
    public Map<Object, FunctionGraph> specialisations() {
        return graphs;
    }

    @Override
    public String describe() {
        return "function " + syntax.name();
    }

    @Override
    public String toString() {
        return describe();
    }
}
