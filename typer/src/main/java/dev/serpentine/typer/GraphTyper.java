package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.frontend.annotation.value.SomeValue;
import dev.serpentine.frontend.annotation.value.SomeValue.SomeNone;
import dev.serpentine.frontend.diagnostics.TranslationFailed;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.BlockExit;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Link;
import dev.serpentine.graph.model.LinkCase;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.TranslatorFault;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.type.LowLevelType;
import dev.serpentine.graph.type.PointerType;
import dev.serpentine.graph.type.Primitive;
import dev.serpentine.typer.build.ExceptionHandlers;
import dev.serpentine.typer.build.OperationBuilder;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Types one graph, block by block: its annotated blocks in, a typed body out. Variables are not handed over between
 * blocks yet.
 */
final class GraphTyper {
    private final TypingContext context;
    private final AnnotatedProgram program;
    private final FunctionGraph source;
    private final FunctionGraph target;
    private final TypedGraphs.Signature signature;
    private final OperationTyper operations;
    private final ImplicitChecks checks;
    private final Set<Value> takenWhole;
    private final Map<Block, Block> blocks = new IdentityHashMap<>();
    private final Map<Variable, Typed> values = new IdentityHashMap<>();

    GraphTyper(TypingContext context, TypedGraphs.Signature signature) {
        this.context = context;
        this.program = context.program();
        this.source = signature.source();
        this.target = signature.graph();
        this.signature = signature;
        this.operations = new OperationTyper(context);
        this.checks = context.library().isSystemCode(source)
                ? ImplicitChecks.ALL_BUT_OVERFLOW
                : context.options().isUnchecked() ? ImplicitChecks.WHERE_CAUGHT : ImplicitChecks.ALL;
        this.takenWhole = checks == ImplicitChecks.WHERE_CAUGHT ? WholeResults.of(source, program) : Set.of();
    }

    void run() {
        List<Block> reachable =
                source.blocks().stream().filter(block -> isTyped(block)).toList();
        for (Block block : reachable) {
            declare(block);
        }
        enter();
        for (Block block : reachable) {
            try {
                typeBlock(block);
            } catch (TranslationFailed | TranslatorFault known) {
                throw known;
            } catch (RuntimeException fault) {
                throw new TranslatorFault(source, null, fault);
            }
        }
    }

    private boolean isTyped(Block block) {
        return block != source.returnBlock() && block != source.raiseBlock() && program.isReachable(block);
    }

    private void declare(Block block) {
        List<Variable> inputs = new ArrayList<>();
        for (Variable input : block.inputArguments()) {
            Repr repr = context.reprOf(program.annotation(input));
            if (repr.isVoid()) {
                values.put(input, new Typed(Constant.voidOf(null), repr));
            } else {
                Variable typed = new Variable(input.name(), repr.type());
                inputs.add(typed);
                values.put(input, new Typed(typed, repr));
            }
        }
        blocks.put(block, new Block(inputs));
    }

    /** From the parameters, as they are passed, to the first block. */
    private void enter() {
        Block start = target.startBlock();
        Block first = blocks.get(source.startBlock());
        OperationBuilder builder = new OperationBuilder(start, new UnhandledExceptions(target));
        List<Value> arguments = new ArrayList<>();
        int passed = 0;
        for (int i = 0; i < signature.parameters().size(); i++) {
            if (signature.types().get(i) == Primitive.VOID) {
                continue;
            }
            Variable parameter = start.inputArguments().get(passed++);
            LowLevelType wanted = signature.parameters().get(i).type();
            arguments.add(
                    parameter.type().equals(wanted) ? parameter : builder.castPointer(parameter, (PointerType) wanted));
        }
        builder.current().jump(Link.to(first, arguments));
    }

    private void typeBlock(Block block) {
        OperationBuilder builder = new OperationBuilder(blocks.get(block), new UnhandledExceptions(target));
        boolean mayRaise = block.exit() instanceof BlockExit.MayRaise;
        List<Operation> all = block.operations();
        for (int i = 0; i < all.size(); i++) {
            Operation operation = all.get(i);
            if (mayRaise && i == all.size() - 1) {
                builder.setHandlers(handlersOf(block));
            }
            typeOperation(operation, builder);
            if (program.annotation(operation.result()) == SomeValue.SomeImpossible.IMPOSSIBLE) {
                neverGoOn(builder);
                return;
            }
        }
        builder.setHandlers(new UnhandledExceptions(target));
        close(block, builder);
    }

    private void typeOperation(Operation operation, OperationBuilder builder) {
        builder.setPosition(operation.position());
        List<Typed> operands = new ArrayList<>();
        List<SomeValue> annotations = new ArrayList<>();
        for (Value argument : operation.arguments()) {
            boolean isRaw = OperationTyper.isRaw(operation, argument);
            SomeValue annotation = isRaw ? SomeValue.SomeNone.NONE : program.annotation(argument);
            annotations.add(annotation);
            operands.add(isRaw ? null : typed(argument, annotation));
        }
        SomeValue resultAnnotation = program.annotation(operation.result());
        Repr resultRepr = context.reprOf(resultAnnotation);
        OperationSite site = new OperationSite(
                context,
                builder,
                operation,
                operands,
                annotations,
                resultAnnotation,
                takenWhole.contains(operation.result()) ? ImplicitChecks.ALL : checks);
        Value converted;
        try {
            converted = context.convert(operations.type(site), resultRepr, builder);
        } catch (UnsupportedOperation fault) {
            throw fault.getMessage().contains("\n")
                    ? fault
                    : new UnsupportedOperation(
                            fault.getMessage() + "\n  in " + operation + annotations + " at " + operation.position(),
                            fault);
        }
        values.put(operation.result(), new Typed(converted, resultRepr));
    }

    /** What a value of the annotated graph has become. */
    private Typed typed(Value value, SomeValue annotation) {
        return switch (value) {
            case Variable variable -> values.get(variable);
            case Constant(HostObject object, var type) -> constant(object, annotation);
            case Constant constant -> throw new IllegalStateException("operand " + constant.value());
        };
    }

    private Typed constant(HostObject object, SomeValue annotation) {
        Repr repr = context.reprOf(annotation);
        return new Typed(repr.constant(object), repr);
    }

    // Exits

    private void close(Block block, OperationBuilder builder) {
        switch (block.exit()) {
            case BlockExit.Jump jump -> jump(block.links().getFirst(), builder);
            case BlockExit.MayRaise mayRaise -> {
                Link normal = block.links().getFirst();
                if (program.isReachable(normal)) {
                    jump(normal, builder);
                } else {
                    neverGoOn(builder);
                }
            }
            case BlockExit.Branch(Value condition) -> branch(block, condition, builder);
            case BlockExit.Switch sw -> throw new UnsupportedOperation("a switch in an annotated graph");
            case BlockExit.Open open -> throw new IllegalStateException("an annotated block without an exit");
            case BlockExit.Final end -> throw new IllegalStateException("a final block");
        }
    }

    private void jump(Link link, OperationBuilder builder) {
        if (!program.isReachable(link)) {
            neverGoOn(builder);
            return;
        }
        List<Value> arguments = convertArguments(link, builder, values);
        builder.current().jump(Link.to(targetOf(link), arguments));
    }

    /**
     * Ends where the annotator found that nothing ever comes; should it be wrong, that is said, and not passed over.
     */
    private void neverGoOn(OperationBuilder builder) {
        builder.setHandlers(new UnhandledExceptions(target));
        context.raise(builder, "SystemError", "a value was needed that nothing in the program makes");
    }

    private void branch(Block block, Value condition, OperationBuilder builder) {
        Link whenFalse = block.links().get(0);
        Link whenTrue = block.links().get(1);
        if (!program.isReachable(whenFalse)) {
            jump(whenTrue, builder);
        } else if (!program.isReachable(whenTrue)) {
            jump(whenFalse, builder);
        } else {
            Typed test = typed(condition, program.annotation(condition));
            Value truth = test.repr().truth(test.value(), builder);
            Block source = builder.current();
            Link first = through(whenFalse, new LinkCase.Truth(false));
            Link second = through(whenTrue, new LinkCase.Truth(true));
            source.close(new BlockExit.Branch(truth), List.of(first, second));
        }
    }

    /** A link with a case, by way of a block of its own where its arguments must be converted. */
    private Link through(Link link, LinkCase linkCase) {
        Block way = new Block(List.of());
        OperationBuilder builder = new OperationBuilder(way, new UnhandledExceptions(target));
        List<Value> arguments = convertArguments(link, builder, values);
        if (builder.current() == way && way.operations().isEmpty()) {
            return Link.when(linkCase, targetOf(link), arguments);
        }
        builder.current().jump(Link.to(targetOf(link), arguments));
        return Link.when(linkCase, way, List.of());
    }

    private Block targetOf(Link link) {
        if (link.target() == source.returnBlock()) {
            return target.returnBlock();
        }
        return link.target() == source.raiseBlock() ? target.raiseBlock() : blocks.get(link.target());
    }

    private List<Value> convertArguments(Link link, OperationBuilder builder, Map<Variable, Typed> known) {
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < link.arguments().size(); i++) {
            Value value = link.arguments().get(i);
            Variable input = link.target().inputArguments().get(i);
            Typed typed = value instanceof Variable variable
                    ? known.getOrDefault(variable, values.get(variable))
                    : typed(value, program.annotation(value));
            if (link.target() == source.raiseBlock()) {
                arguments.add(builder.castPointer(
                        typed.value(), (PointerType) context.typeSystem().exceptionType()));
                continue;
            }
            Repr wanted = context.reprOf(program.annotation(input));
            Value converted = context.convert(leaving(typed, value, input, wanted), wanted, builder);
            if (!wanted.isVoid()) {
                arguments.add(converted);
            } else if (link.target() == source.returnBlock()) {
                arguments.add(Constant.voidOf(null));
            }
        }
        return arguments;
    }

    /**
     * A value as it leaves on a link, where it may be narrower than the variable is: if nothing else of it can become
     * what the link leads to, it is None.
     */
    private Typed leaving(Typed typed, Value value, Variable input, Repr wanted) {
        boolean isNone = Lattice.canBeNone(program.annotation(value))
                && Lattice.canBeNone(program.annotation(input))
                && context.conversion(typed.repr(), wanted).isEmpty();
        return isNone ? new Typed(Constant.voidOf(null), context.reprOf(SomeNone.NONE)) : typed;
    }

    // Exceptions

    private ExceptionHandlers handlersOf(Block block) {
        List<Link> links =
                block.links().stream().skip(1).filter(program::isReachable).toList();
        return new Handlers(links);
    }

    private final class Handlers implements ExceptionHandlers {
        private final List<Link> links;

        Handlers(List<Link> links) {
            this.links = links;
        }

        @Override
        public boolean isProtecting() {
            return !links.isEmpty();
        }

        @Override
        public void protect(Block block, Block normal) {
            List<Link> handlers = new ArrayList<>();
            for (Link link : links) {
                Variable caught = new Variable("caught", context.typeSystem().exceptionType());
                Block way = new Block(
                        List.of(new Variable("exception", context.typeSystem().exceptionType())));
                finish(link, way, way.inputArguments().getFirst());
                handlers.add(Link.catching(
                        context.typeSystem().exceptionClass(classOf(link)), caught, way, List.of(caught)));
            }
            block.protect(Link.to(normal, List.of()), handlers);
        }

        private static HostObject classOf(Link link) {
            return (HostObject)
                    ((LinkCase.Caught) link.linkCase()).exceptionClass().value();
        }

        /** Goes to a handler with the exception. */
        private void finish(Link link, Block way, Value exception) {
            OperationBuilder builder = new OperationBuilder(way, new UnhandledExceptions(target));
            Variable caught = link.caughtException().orElseThrow();
            Repr repr = context.reprOf(program.annotation(caught));
            Map<Variable, Typed> known = new IdentityHashMap<>();
            if (repr.type() instanceof PointerType pointer) {
                known.put(caught, new Typed(builder.castPointer(exception, pointer), repr));
            } else {
                known.put(caught, new Typed(Constant.voidOf(null), repr));
            }
            List<Value> arguments = convertArguments(link, builder, known);
            builder.current().jump(Link.to(targetOf(link), arguments));
        }

        @Override
        public boolean catches(HostObject exactClass) {
            return links.stream().anyMatch(link -> context.host().isSubclass(exactClass, classOf(link)));
        }

        @Override
        public boolean needsInstance(HostObject exactClass) {
            for (Link link : links) {
                if (context.host().isSubclass(exactClass, classOf(link))) {
                    return link.arguments().contains(link.caughtException().orElseThrow());
                }
            }
            return true;
        }

        @Override
        public void raise(Block block, HostObject exactClass, Value instance) {
            for (Link link : links) {
                if (context.host().isSubclass(exactClass, classOf(link))) {
                    finish(link, block, instance);
                    return;
                }
            }
            block.jump(Link.to(target.raiseBlock(), List.of(instance)));
        }
    }
}
