package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Translates {@code raise}, {@code assert}, {@code try} and {@code with}. */
final class ExceptionTranslator {
    private final Translation translation;

    /** What the handlers around here handle, innermost first. */
    private final Deque<Handled> handled = new ArrayDeque<>();

    /**
     * What was being handled before each {@code try} and {@code with} around here, innermost first; none where the
     * program does not ask for it.
     */
    private final Deque<Optional<Value>> before = new ArrayDeque<>();

    /** Values that are known to be exception instances. */
    private final Set<Value> instances = Collections.newSetFromMap(new IdentityHashMap<>());

    /**
     * Whether exceptions are to know what was handled when they were raised: Python's own functions, for which system
     * code stands, handle nothing that shows.
     */
    private final boolean keepsContexts;

    private final HandlerClasses classes;

    ExceptionTranslator(Translation translation) {
        this.translation = translation;
        this.classes = new HandlerClasses(translation);
        this.keepsContexts = !translation.code.syntax().position().file().startsWith("serpentine_");
    }

    /**
     * What a handler handles.
     *
     * @param exception what a bare {@code raise} raises
     * @param raisedAgain is called before a bare {@code raise} does
     */
    private record Handled(Value exception, Consumer<SourcePosition> raisedAgain) {}

    /** The exception that is handled here, where the handler is the function's own. */
    Optional<Value> handled() {
        return Optional.ofNullable(handled.peek()).map(Handled::exception);
    }

    void raise(Statement.Raise statement) {
        SourcePosition position = statement.position();
        if (statement.exception().isEmpty()) {
            if (handled.isEmpty()) {
                translation.report(Diagnostic.of(MessageKind.NOTHING_TO_RAISE, position));
            } else {
                handled.peek().raisedAgain().accept(position);
                translation.graph.raise(handled.peek().exception(), position);
            }
            return;
        }
        Value exception =
                translation.expressions.translate(statement.exception().get());
        Optional<Value> cause = statement.cause().map(translation.expressions::translate);
        Value instance = instanceOf(exception, false, position);
        if (cause.isPresent()) {
            boolean isNone = cause.get().equals(translation.operations.none());
            Value causeInstance = isNone ? cause.get() : instanceOf(cause.get(), true, position);
            translation.graph.emit(FlowOpcode.SET_CAUSE, position, instance, causeInstance);
        }
        setContext(instance, position);
        raiseHere(instance, position);
    }

    /** Raises what is not only on its way on: the place becomes one of its traceback. */
    private void raiseHere(Value exception, SourcePosition position) {
        translation.graph.emit(FlowOpcode.TRACE_RAISE, position, exception);
        translation.graph.raise(exception, position);
    }

    private void setContext(Value exception, SourcePosition position) {
        if (keepsContexts) {
            handled().ifPresent(outer -> translation.graph.emit(FlowOpcode.SET_CONTEXT, position, exception, outer));
        }
    }

    /** What was handled around a handler is behind all that led to the exception which the handler takes. */
    private void addContext(Value exception, SourcePosition position) {
        if (keepsContexts) {
            handled().ifPresent(outer -> translation.graph.emit(FlowOpcode.ADD_CONTEXT, position, exception, outer));
        }
    }

    /** Translates what is done while an exception is handled that was caught here. */
    private void handling(Value exception, SourcePosition position, Runnable body) {
        addContext(exception, position);
        handling(new Handled(exception, _ -> {}), position, body);
    }

    private void handling(Handled innermost, SourcePosition position, Runnable body) {
        translation.held.whileHandling(
                innermost.exception(), position, leave -> handle(innermost, position, leave, body));
    }

    private void handle(Handled innermost, SourcePosition position, Runnable leave, Runnable body) {
        GraphBuilder graph = translation.graph;
        handled.push(innermost);
        if (keepsContexts) {
            Enclosing around = graph.enclosing();
            Label leaving = new Label();
            Runnable over = () -> handledAgain(position);
            sayHandled(innermost.exception(), position);
            graph.setEnclosing(new Enclosing.Handling(around, leaving, leave, over));
            body.run();
            graph.setEnclosing(around);
            if (graph.isReachable()) {
                over.run();
            }
            if (leaving.isUsed()) {
                Label end = new Label();
                graph.jump(end);
                Value further = graph.place(leaving);
                instances.add(further);
                leave.run();
                graph.emit(FlowOpcode.ADD_CONTEXT, position, further, innermost.exception());
                graph.raise(further, position);
                graph.place(end);
            }
        } else {
            body.run();
        }
        handled.pop();
    }

    /**
     * Translates a {@code try} or {@code with}. Which exception is being handled before it is handled again behind its
     * handlers; an exception that leaves them comes to others, which say so themselves.
     */
    private void remembering(SourcePosition position, Runnable attempt) {
        HandledState state = translation.space.handledState();
        before.push(
                keepsContexts && state.isAsked()
                        ? Optional.of(translation.graph.emit(
                                FlowOpcode.GETATTR,
                                position,
                                List.of(Constant.untyped(state.object()), translation.operations.text("exception")),
                                false))
                        : Optional.empty());
        attempt.run();
        before.pop();
    }

    /** Says that an exception is being handled from here on. */
    private void sayHandled(Value exception, SourcePosition position) {
        if (before.peek().isPresent()) {
            translation.graph.emit(
                    FlowOpcode.SETATTR,
                    position,
                    List.of(
                            Constant.untyped(translation.space.handledState().object()),
                            translation.operations.text("exception"),
                            exception),
                    false);
        }
    }

    /** Says that what was being handled before is so again. */
    private void handledAgain(SourcePosition position) {
        before.peek().ifPresent(earlier -> sayHandled(earlier, position));
    }

    /** The exception that {@code raise} makes of a value; None may be a cause, too. */
    private Value instanceOf(Value exception, boolean isCause, SourcePosition position) {
        if (instances.contains(exception)
                || translation.graph.exactClass(exception).isPresent()) {
            return exception;
        }
        if (Operations.live(exception)
                .filter(translation.space::isExceptionClass)
                .filter(found -> translation.space.makesItsOwn(found, 0))
                .isPresent()) {
            return translation.operations.call(exception, position);
        }
        return translation.graph.emit(
                FlowOpcode.EXCEPTION_INSTANCE,
                position,
                exception,
                translation.operations.text(isCause ? "cause" : "raised"));
    }

    void assertion(Statement.Assert statement) {
        Label holds = new Label();
        Label fails = new Label();
        translation.conditions.branch(statement.test(), holds, fails);
        translation.graph.place(fails);
        Value exceptionClass = translation.operations.builtin("AssertionError");
        Value exception = statement.message().isPresent()
                ? translation.operations.call(
                        exceptionClass,
                        statement.position(),
                        translation.expressions.translate(statement.message().get()))
                : translation.operations.call(exceptionClass, statement.position());
        setContext(exception, statement.position());
        raiseHere(exception, statement.position());
        translation.graph.place(holds);
    }

    /** What a generator does, in place: StopIteration that leaves it is a RuntimeError. */
    void asGenerator(SourcePosition position, Runnable body) {
        GraphBuilder graph = translation.graph;
        Enclosing around = graph.enclosing();
        Label stopped = new Label();
        Enclosing.Clause clause = new Enclosing.Clause(translation.space.builtin("StopIteration"), stopped);
        graph.setEnclosing(new Enclosing.Handlers(around, List.of(clause), false));
        body.run();
        graph.setEnclosing(around);
        if (stopped.isUsed()) {
            Label end = new Label();
            graph.jump(end);
            Value stop = graph.place(stopped);
            instances.add(stop);
            Value error = translation.operations.call(
                    translation.operations.builtin("RuntimeError"),
                    position,
                    translation.operations.text("generator raised StopIteration"));
            graph.emit(FlowOpcode.SET_CAUSE, position, error, stop);
            graph.raise(error, position);
            graph.place(end);
        }
    }

    /** {@code raise StopIteration}. */
    void raiseStopIteration(SourcePosition position) {
        raiseNew(translation.operations.call(translation.operations.builtin("StopIteration"), position), position);
    }

    /** Raises what Python itself raises here, with that text. */
    void raiseNew(String className, String text, SourcePosition position) {
        raiseNew(className, translation.operations.text(text), position);
    }

    /** The same with a text that the run tells. */
    void raiseNew(String className, Value text, SourcePosition position) {
        raiseNew(translation.operations.call(translation.operations.builtin(className), position, text), position);
    }

    private void raiseNew(Value exception, SourcePosition position) {
        setContext(exception, position);
        raiseHere(exception, position);
    }

    void attempt(Statement.Try statement) {
        remembering(statement.position(), () -> attemptRemembering(statement));
    }

    private void attemptRemembering(Statement.Try statement) {
        if (statement.finalBody().isEmpty()) {
            attemptWithHandlers(statement);
            return;
        }
        guard(
                () -> attemptWithHandlers(statement),
                () -> translation.statements.translateAll(statement.finalBody()),
                exception -> {
                    handling(
                            exception,
                            statement.position(),
                            () -> translation.statements.translateAll(statement.finalBody()));
                    translation.graph.raise(exception, statement.position());
                });
    }

    private void attemptWithHandlers(Statement.Try statement) {
        if (statement.isGroup()) {
            attemptWithGroups(statement);
            return;
        }
        GraphBuilder graph = translation.graph;
        List<Enclosing.Clause> clauses = new ArrayList<>();
        List<Label> labels = new ArrayList<>();
        List<Statement.Handler> known = statement.handlers().stream()
                .takeWhile(handler -> classes.known(handler).isPresent())
                .toList();
        for (Statement.Handler handler : known) {
            Label label = new Label();
            labels.add(label);
            for (HostObject exceptionClass : classes.known(handler).orElseThrow()) {
                clauses.add(new Enclosing.Clause(exceptionClass, label));
                translation
                        .space
                        .classesWithSecondBase(exceptionClass)
                        .forEach(below -> clauses.add(new Enclosing.Clause(below, label)));
            }
        }
        Label others = new Label();
        if (known.size() < statement.handlers().size()) {
            clauses.add(new Enclosing.Clause(translation.space.builtin("BaseException"), others));
        }
        Enclosing around = graph.enclosing();
        graph.setEnclosing(new Enclosing.Handlers(around, clauses, true));
        translation.statements.translateAll(statement.body());
        graph.setEnclosing(around);
        translation.statements.translateAll(statement.orElse());
        Label end = new Label();
        graph.jump(end);
        for (int i = 0; i < labels.size(); i++) {
            if (labels.get(i).isUsed()) {
                handle(known.get(i), graph.place(labels.get(i)));
                graph.jump(end);
            }
        }
        if (others.isUsed()) {
            handleByTests(
                    statement
                            .handlers()
                            .subList(known.size(), statement.handlers().size()),
                    graph.place(others),
                    end,
                    statement.position());
        }
        graph.place(end);
    }

    /** {@code except*}: each clause gets the part of what was raised that is meant for it; what is left is raised. */
    private void attemptWithGroups(Statement.Try statement) {
        GraphBuilder graph = translation.graph;
        SourcePosition position = statement.position();
        Label caught = new Label();
        catching(caught, true, () -> translation.statements.translateAll(statement.body()));
        translation.statements.translateAll(statement.orElse());
        Label end = new Label();
        graph.jump(end);
        if (caught.isUsed()) {
            Value exception = graph.place(caught);
            instances.add(exception);
            addContext(exception, position);
            GroupClauses clauses = new GroupClauses(translation, exception, position);
            for (Statement.Handler handler : statement.handlers()) {
                handlePart(handler, exception, clauses);
            }
            Value outcome = clauses.outcome(end, position);
            instances.add(outcome);
            graph.raise(outcome, position);
        }
        graph.place(end);
    }

    private void handlePart(Statement.Handler handler, Value exception, GroupClauses clauses) {
        GraphBuilder graph = translation.graph;
        SourcePosition position = handler.position();
        Label taking = new Label();
        Label next = new Label();
        handling(new Handled(exception, _ -> {}), position, () -> {
            Value taken = translation.expressions.translate(handler.type().orElseThrow());
            clauses.take(taken, taking, next, position);
        });
        graph.place(taking);
        Value part = clauses.taken(position);
        instances.add(part);
        Label left = new Label();
        catching(
                left,
                false,
                () -> bound(
                        handler,
                        part,
                        () -> handling(
                                new Handled(part, clauses::raiseAgain),
                                position,
                                () -> translation.statements.translateAll(handler.body()))));
        graph.jump(next);
        if (left.isUsed()) {
            clauses.leaveBy(graph.place(left), position);
            graph.jump(next);
        }
        graph.place(next);
    }

    /** @param isOfProgram whether the exceptions are caught by clauses that are written in the source */
    private void catching(Label label, boolean isOfProgram, Runnable body) {
        GraphBuilder graph = translation.graph;
        Enclosing around = graph.enclosing();
        Enclosing.Clause all = new Enclosing.Clause(translation.space.builtin("BaseException"), label);
        graph.setEnclosing(new Enclosing.Handlers(around, List.of(all), isOfProgram));
        body.run();
        graph.setEnclosing(around);
    }

    /**
     * The first of the handlers that takes the exception, from one on whose classes are computed only when there is an
     * exception; if there is none, it goes on.
     */
    private void handleByTests(List<Statement.Handler> handlers, Value exception, Label end, SourcePosition position) {
        GraphBuilder graph = translation.graph;
        instances.add(exception);
        for (Statement.Handler handler : handlers) {
            Label matching = new Label();
            Label next = new Label();
            handling(exception, handler.position(), () -> {
                Value answer = classes.test(handler, exception);
                translation.operations.branchOnTruth(answer, handler.position(), matching, null, next, null);
            });
            graph.place(matching);
            handle(handler, exception);
            graph.jump(end);
            graph.place(next);
        }
        graph.raise(exception, position);
    }

    private void handle(Statement.Handler handler, Value exception) {
        instances.add(exception);
        bound(
                handler,
                exception,
                () -> handling(
                        exception, handler.position(), () -> translation.statements.translateAll(handler.body())));
    }

    /** Translates what a handler does, while its name, if it has one, is bound to the exception. */
    private void bound(Statement.Handler handler, Value exception, Runnable body) {
        if (handler.name().isEmpty()) {
            body.run();
            return;
        }
        String name = handler.name().get();
        Runnable unbind = () -> translation.names.unbind(name, handler.position());
        translation.names.store(name, exception, handler.position());
        if (translation.names.resolve(name) instanceof LocalNames.Place.Local local
                && local.cell().isEmpty()) {
            unbindBehind(body, local, unbind);
        } else {
            guard(body, unbind, further -> {
                unbind.run();
                translation.graph.raise(further, handler.position());
            });
        }
    }

    /** A local is unbound on the way out of an exception without an operation being needed for it. */
    private void unbindBehind(Runnable body, LocalNames.Place.Local local, Runnable unbind) {
        GraphBuilder graph = translation.graph;
        Enclosing around = graph.enclosing();
        graph.setEnclosing(new Enclosing.Unbinding(around, local.slot(), unbind));
        body.run();
        graph.setEnclosing(around);
        if (graph.isReachable()) {
            unbind.run();
        }
    }

    void with(Statement.With statement) {
        remembering(statement.position(), () -> with(statement, 0));
    }

    private void with(Statement.With statement, int index) {
        if (index == statement.items().size()) {
            translation.statements.translateAll(statement.body());
            return;
        }
        Statement.WithItem item = statement.items().get(index);
        SourcePosition position = item.manager().position();
        Operations operations = translation.operations;
        Value manager = translation.expressions.translate(item.manager());
        Value entered = statement.isAsync()
                ? translation.suspensions.awaitCall(manager, "__aenter__", position)
                : operations.call(operations.attribute(manager, "__enter__", position), position);
        guard(
                () -> {
                    item.target().ifPresent(target -> translation.assignments.assign(target, entered));
                    with(statement, index + 1);
                },
                () -> leaveManager(statement, manager, operations.none(), operations.none(), position),
                exception -> {
                    Value type = operations.operate(FlowOpcode.TYPE, position, exception);
                    List<Value> answers = new ArrayList<>();
                    handling(
                            exception,
                            position,
                            () -> answers.add(leaveManager(statement, manager, type, exception, position)));
                    Label handled = new Label();
                    Label unhandled = new Label();
                    operations.branchOnTruth(answers.getFirst(), position, handled, null, unhandled, null);
                    translation.graph.place(unhandled);
                    translation.graph.raise(exception, position);
                    translation.graph.place(handled);
                });
    }

    private Value leaveManager(
            Statement.With statement, Value manager, Value type, Value exception, SourcePosition position) {
        Operations operations = translation.operations;
        // A traceback costs what only a program is to pay that asks for such.
        boolean isTracebackKnown = before.peek().isPresent() && !exception.equals(operations.none());
        Value traceback =
                isTracebackKnown ? operations.attribute(exception, "__traceback__", position) : operations.none();
        if (statement.isAsync()) {
            return translation.suspensions.awaitCall(manager, "__aexit__", position, type, exception, traceback);
        }
        Value exit = operations.attribute(manager, "__exit__", position);
        return operations.call(exit, position, type, exception, traceback);
    }

    /**
     * Translates what must not be left without something being done.
     *
     * @param onLeaving translates that for every way out but an exception; called once for each way there is
     * @param onException translates it for an exception, raises this again, or goes on where the exception is done with
     */
    private void guard(Runnable body, Runnable onLeaving, Consumer<Value> onException) {
        GraphBuilder graph = translation.graph;
        Enclosing around = graph.enclosing();
        Enclosing.Finally guard = new Enclosing.Finally(around);
        graph.setEnclosing(guard);
        body.run();
        graph.setEnclosing(around);
        Label end = new Label();
        if (graph.isReachable()) {
            onLeaving.run();
            graph.jump(end);
        }
        if (guard.exceptionLabel().isUsed()) {
            Value exception = graph.place(guard.exceptionLabel());
            instances.add(exception);
            onException.accept(exception);
            graph.jump(end);
        }
        leave(guard.returnLabel(), onLeaving, graph::leaveWithReturn);
        leave(guard.breakLabel(), onLeaving, nothing -> graph.leaveWithBreak());
        leave(guard.continueLabel(), onLeaving, nothing -> graph.leaveWithContinue());
        graph.place(end);
    }

    private void leave(Label label, Runnable onLeaving, Consumer<Value> goOn) {
        if (label.isUsed()) {
            Value carried = translation.graph.place(label);
            onLeaving.run();
            if (translation.graph.isReachable()) {
                goOn.accept(carried);
            }
        }
    }
}
