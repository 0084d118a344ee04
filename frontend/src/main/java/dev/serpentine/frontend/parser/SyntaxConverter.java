package dev.serpentine.frontend.parser;

import com.oracle.graal.python.pegparser.scope.ScopeEnvironment;
import com.oracle.graal.python.pegparser.sst.AliasTy;
import com.oracle.graal.python.pegparser.sst.ArgTy;
import com.oracle.graal.python.pegparser.sst.ArgumentsTy;
import com.oracle.graal.python.pegparser.sst.ExceptHandlerTy;
import com.oracle.graal.python.pegparser.sst.ExprTy;
import com.oracle.graal.python.pegparser.sst.MatchCaseTy;
import com.oracle.graal.python.pegparser.sst.PatternTy;
import com.oracle.graal.python.pegparser.sst.SSTNode;
import com.oracle.graal.python.pegparser.sst.StmtTy;
import com.oracle.graal.python.pegparser.sst.WithItemTy;
import com.oracle.graal.python.pegparser.tokenizer.SourceRange;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameter;
import dev.serpentine.frontend.syntax.FunctionSyntax.Parameters;
import dev.serpentine.frontend.syntax.Pattern;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import dev.serpentine.frontend.syntax.SyntaxTraversal;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Converts the parser's statements and functions, and notes every function on its way, those in class bodies too,
 * though a class itself is opaque. One converter serves the text between one class statement and the next inner one,
 * since the class gives private names their prefix.
 */
final class SyntaxConverter {
    /** The parameter of a generator expression's function. */
    private static final String GENERATOR_SOURCE = "__generator_source__";

    private final String fileName;
    private final FunctionScopes scopes;
    private final Map<ParsedSource.Place, FunctionSyntax> functions;
    /** The class around, or null. */
    private final String className;

    private final boolean isWithinFunction;
    private final ExpressionConverter expressions = new ExpressionConverter(this);

    SyntaxConverter(String fileName, FunctionScopes scopes, Map<ParsedSource.Place, FunctionSyntax> functions) {
        this(fileName, scopes, functions, null, false);
    }

    private SyntaxConverter(
            String fileName,
            FunctionScopes scopes,
            Map<ParsedSource.Place, FunctionSyntax> functions,
            String className,
            boolean isWithinFunction) {
        this.fileName = fileName;
        this.scopes = scopes;
        this.functions = functions;
        this.className = className;
        this.isWithinFunction = isWithinFunction;
    }

    private SyntaxConverter withinFunction() {
        return isWithinFunction ? this : new SyntaxConverter(fileName, scopes, functions, className, true);
    }

    SourcePosition position(SSTNode node) {
        SourceRange range = node.getSourceRange();
        return new SourcePosition(fileName, range.startLine, range.startColumn, span(node, range));
    }

    private static SourceSpan span(SSTNode node, SourceRange range) {
        return switch (node) {
            case ExprTy.BinOp it ->
                new SourceSpan(
                        range.endLine,
                        range.endColumn,
                        SourceSpan.Middle.OPERATOR,
                        it.left.getSourceRange().endColumn,
                        it.right.getSourceRange().startColumn);
            case ExprTy.Subscript it ->
                new SourceSpan(
                        range.endLine,
                        range.endColumn,
                        SourceSpan.Middle.SUBSCRIPT,
                        it.value.getSourceRange().endColumn,
                        it.slice.getSourceRange().endColumn);
            default -> new SourceSpan(range.endLine, range.endColumn);
        };
    }

    /** The name as it is bound and looked up: a class's private names get its prefix. */
    String mangled(String name) {
        return className == null ? name : ScopeEnvironment.mangle(className, name);
    }

    Expression expression(ExprTy node) {
        return expressions.convert(node);
    }

    private Optional<Expression> optional(ExprTy node) {
        return Optional.ofNullable(node).map(this::expression);
    }

    static <T, R> List<R> all(T[] nodes, Function<T, R> convert) {
        List<R> converted = new ArrayList<>();
        if (nodes != null) {
            for (T node : nodes) {
                converted.add(convert.apply(node));
            }
        }
        return List.copyOf(converted);
    }

    List<Statement> statements(StmtTy[] nodes) {
        return all(nodes, this::statement);
    }

    private Statement statement(StmtTy node) {
        SourcePosition position = position(node);
        return switch (node) {
            case StmtTy.Expr it -> new Statement.ExpressionStatement(expression(it.value), position);
            case StmtTy.Assign it ->
                assignment(new Statement.Assign(all(it.targets, this::expression), expression(it.value), position), it);
            case StmtTy.AugAssign it ->
                new Statement.AugmentedAssign(
                        expression(it.target), ExpressionConverter.operator(it.op), expression(it.value), position);
            case StmtTy.AnnAssign it ->
                new Statement.AnnotatedAssign(
                        expression(it.target), expression(it.annotation), optional(it.value), position);
            case StmtTy.Delete it -> new Statement.Delete(all(it.targets, this::expression), position);
            case StmtTy.Return it -> new Statement.Return(optional(it.value), position);
            case StmtTy.Raise it -> new Statement.Raise(optional(it.exc), optional(it.cause), position);
            case StmtTy.Assert it -> new Statement.Assert(expression(it.test), optional(it.msg), position);
            case StmtTy.If it ->
                new Statement.If(expression(it.test), statements(it.body), statements(it.orElse), position);
            case StmtTy.While it ->
                new Statement.While(expression(it.test), statements(it.body), statements(it.orElse), position);
            case StmtTy.For it ->
                new Statement.For(
                        expression(it.target),
                        expression(it.iter),
                        statements(it.body),
                        statements(it.orElse),
                        false,
                        position);
            case StmtTy.AsyncFor it ->
                new Statement.For(
                        expression(it.target),
                        expression(it.iter),
                        statements(it.body),
                        statements(it.orElse),
                        true,
                        position);
            case StmtTy.Break it -> new Statement.Break(position);
            case StmtTy.Continue it -> new Statement.Continue(position);
            case StmtTy.Pass it -> new Statement.Pass(position);
            case StmtTy.Try it ->
                new Statement.Try(
                        all(it.handlers, this::handler),
                        statements(it.body),
                        statements(it.orElse),
                        statements(it.finalBody),
                        false,
                        position);
            case StmtTy.TryStar it ->
                new Statement.Try(
                        all(it.handlers, this::handler),
                        statements(it.body),
                        statements(it.orElse),
                        statements(it.finalBody),
                        true,
                        position);
            case StmtTy.With it ->
                new Statement.With(all(it.items, this::withItem), statements(it.body), false, position);
            case StmtTy.AsyncWith it ->
                new Statement.With(all(it.items, this::withItem), statements(it.body), true, position);
            case StmtTy.Global it -> new Statement.Global(all(it.names, this::mangled), position);
            case StmtTy.Nonlocal it -> new Statement.Nonlocal(all(it.names, this::mangled), position);
            case StmtTy.Import it -> new Statement.Import(all(it.names, this::importedName), position);
            case StmtTy.ImportFrom it ->
                new Statement.ImportFrom(
                        Optional.ofNullable(it.module), all(it.names, this::importedName), it.level, position);
            case StmtTy.FunctionDef it ->
                new Statement.FunctionDefinition(
                        function(it, it.name, it.args, it.body, it.decoratorList, false),
                        optional(it.returns),
                        position);
            case StmtTy.AsyncFunctionDef it ->
                new Statement.FunctionDefinition(
                        function(it, it.name, it.args, it.body, it.decoratorList, true),
                        optional(it.returns),
                        position);
            case StmtTy.ClassDef it -> classDefinition(it, position);
            case StmtTy.Match it -> match(it, position);
            // A type alias is never evaluated unless something asks for its value, and then its name is missing.
            case StmtTy.TypeAlias it -> new Statement.Pass(position);
            default -> throw new IllegalStateException("unknown statement " + node.getClass());
        };
    }

    private Statement.Handler handler(ExceptHandlerTy node) {
        ExceptHandlerTy.ExceptHandler it = (ExceptHandlerTy.ExceptHandler) node;
        return new Statement.Handler(
                optional(it.type), Optional.ofNullable(it.name).map(this::mangled), statements(it.body), position(it));
    }

    private Statement.WithItem withItem(WithItemTy it) {
        return new Statement.WithItem(expression(it.contextExpr), optional(it.optionalVars));
    }

    private Statement.ImportedName importedName(AliasTy it) {
        return new Statement.ImportedName(
                it.name, Optional.ofNullable(it.asName).map(this::mangled));
    }

    private static Statement assignment(Statement.Assign assign, StmtTy.Assign it) {
        return TypeCalls.asDefinition(assign, it.getSourceRange().endLine).orElse(assign);
    }

    private Statement classDefinition(StmtTy.ClassDef it, SourcePosition position) {
        List<Expression> decorators = all(it.decoratorList, this::expression);
        List<Expression> arguments = new ArrayList<>(all(it.bases, this::expression));
        arguments.addAll(all(it.keywords, keyword -> expression(keyword.value)));
        List<Statement> body = new SyntaxConverter(fileName, scopes, functions, it.name, false).statements(it.body);
        int lastLine = it.getSourceRange().endLine;
        return new Statement.ClassDefinition(
                mangled(it.name), decorators, List.copyOf(arguments), body, lastLine, position);
    }

    private Statement match(StmtTy.Match it, SourcePosition position) {
        List<Statement.Case> cases = new ArrayList<>();
        Expression subject = expression(it.subject);
        for (MatchCaseTy matchCase : it.cases) {
            cases.add(new Statement.Case(
                    pattern(matchCase.pattern), optional(matchCase.guard), statements(matchCase.body)));
        }
        return new Statement.Match(subject, List.copyOf(cases), position);
    }

    private Pattern pattern(PatternTy node) {
        SourcePosition position = position(node);
        return switch (node) {
            case PatternTy.MatchValue it -> new Pattern.Value(expression(it.value), position);
            case PatternTy.MatchSingleton it ->
                new Pattern.Singleton(
                        new Expression.Literal(ExpressionConverter.literal(it.value), position), position);
            case PatternTy.MatchSequence it -> new Pattern.Sequence(all(it.patterns, this::pattern), position);
            case PatternTy.MatchStar it ->
                new Pattern.Star(Optional.ofNullable(it.name).map(this::mangled), position);
            case PatternTy.MatchMapping it ->
                new Pattern.Mapping(
                        all(it.keys, this::expression),
                        all(it.patterns, this::pattern),
                        Optional.ofNullable(it.rest).map(this::mangled),
                        position);
            case PatternTy.MatchClass it ->
                new Pattern.OfClass(
                        expression(it.cls),
                        all(it.patterns, this::pattern),
                        all(it.kwdAttrs, Function.identity()),
                        all(it.kwdPatterns, this::pattern),
                        position);
            case PatternTy.MatchAs it ->
                new Pattern.As(
                        Optional.ofNullable(it.pattern).map(this::pattern),
                        Optional.ofNullable(it.name).map(this::mangled),
                        position);
            case PatternTy.MatchOr it -> new Pattern.Or(all(it.patterns, this::pattern), position);
            default -> throw new IllegalStateException("unknown pattern " + node.getClass());
        };
    }

    private FunctionSyntax function(
            SSTNode node, String name, ArgumentsTy arguments, StmtTy[] body, ExprTy[] decorators, boolean isAsync) {
        boolean isDecorated = decorators != null && decorators.length > 0;
        List<Statement> converted = withinFunction().statements(body);
        FunctionScopes.Names names = scopes.namesOf(node);
        FunctionSyntax function = new FunctionSyntax(
                isWithinFunction ? mangled(name) : name,
                parameters(arguments),
                converted,
                all(decorators, this::expression),
                names.localNames(),
                names.cellNames(),
                names.freeNames(),
                names.assignedFreeNames(),
                names.globalNames(),
                names.isGenerator(),
                isAsync,
                position(node));
        note(isDecorated ? decorators[0] : node, name, function);
        return function;
    }

    /** A lambda's function. */
    FunctionSyntax function(ExprTy.Lambda node) {
        String name = "<lambda>";
        Statement result =
                new Statement.Return(Optional.of(withinFunction().expression(node.body)), position(node.body));
        FunctionScopes.Names names = scopes.namesOf(node);
        FunctionSyntax function = new FunctionSyntax(
                name,
                parameters(node.args),
                List.of(result),
                List.of(),
                names.localNames(),
                names.cellNames(),
                names.freeNames(),
                names.assignedFreeNames(),
                names.globalNames(),
                names.isGenerator(),
                false,
                position(node));
        note(node, name, function);
        return function;
    }

    /** A generator expression as a generator function of its first iterator. */
    FunctionSyntax function(ExprTy.GeneratorExp node, Expression element, List<Expression.Generator> generators) {
        scopes.noteGenerator(node);
        SourcePosition position = position(node);
        Statement body =
                new Statement.ExpressionStatement(new Expression.Yield(Optional.of(element), position), position);
        for (int i = generators.size() - 1; i >= 0; i--) {
            Expression.Generator generator = generators.get(i);
            for (Expression condition : generator.conditions().reversed()) {
                body = new Statement.If(condition, List.of(body), List.of(), position);
            }
            Expression iterable = i == 0 ? new Expression.Name(GENERATOR_SOURCE, position) : generator.iterable();
            body = new Statement.For(
                    generator.target(),
                    iterable,
                    List.of(body),
                    List.of(),
                    generator.isAsync(),
                    generator.iterable().position());
        }
        boolean isAsync = generators.stream().anyMatch(Expression.Generator::isAsync) || hasAwait(body);
        FunctionScopes.Names names = scopes.namesOf(node);
        Set<String> localNames = new TreeSet<>(names.localNames());
        localNames.remove(FunctionScopes.COMPREHENSION_PARAMETER);
        localNames.add(GENERATOR_SOURCE);
        Parameters parameters = new Parameters(
                List.of(new Parameter(GENERATOR_SOURCE, Optional.empty(), position)),
                0,
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
        return new FunctionSyntax(
                "<genexpr>",
                parameters,
                List.of(body),
                List.of(),
                localNames,
                names.cellNames(),
                names.freeNames(),
                names.assignedFreeNames(),
                names.globalNames(),
                true,
                isAsync,
                position);
    }

    private static boolean hasAwait(Syntax node) {
        boolean[] found = {node instanceof Expression.Await};
        SyntaxTraversal.forEachPart(node, part -> found[0] |= hasAwait(part));
        return found[0];
    }

    private void note(SSTNode first, String name, FunctionSyntax function) {
        functions.put(
                new ParsedSource.Place(first.getSourceRange().startLine, first.getSourceRange().startColumn, name),
                function);
    }

    private Parameters parameters(ArgumentsTy it) {
        if (it == null) {
            return new Parameters(List.of(), 0, List.of(), Optional.empty(), List.of(), List.of(), Optional.empty());
        }
        List<Parameter> positionalOnly = all(it.posOnlyArgs, this::parameter);
        List<Parameter> positional = new ArrayList<>(positionalOnly);
        positional.addAll(all(it.args, this::parameter));
        return new Parameters(
                List.copyOf(positional),
                positionalOnly.size(),
                all(it.defaults, this::expression),
                Optional.ofNullable(it.varArg).map(this::parameter),
                all(it.kwOnlyArgs, this::parameter),
                all(it.kwDefaults, this::optional),
                Optional.ofNullable(it.kwArg).map(this::parameter));
    }

    private Parameter parameter(ArgTy it) {
        return new Parameter(mangled(it.arg), optional(it.annotation), position(it));
    }
}
