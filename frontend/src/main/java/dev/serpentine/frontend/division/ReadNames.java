package dev.serpentine.frontend.division;

import dev.serpentine.frontend.parser.ParsedSource;
import dev.serpentine.frontend.parser.ParsedSource.Part;
import dev.serpentine.frontend.syntax.Expression;
import dev.serpentine.frontend.syntax.FunctionSyntax;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.frontend.syntax.Syntax;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/** Finds the names of the top level that something reads: of any other it makes no difference who has bound it last. */
final class ReadNames {
    private final Set<String> names = new HashSet<>();
    /** Names where they are bound. */
    private final Set<Expression> targets = Collections.newSetFromMap(new IdentityHashMap<>());

    private ReadNames() {}

    static Set<String> in(ParsedSource source) {
        ReadNames reads = new ReadNames();
        for (Part part : source.parts()) {
            reads.visit(part.statement(), Set.of());
            SyntaxScan.forEachFunction(part.statement(), reads::visitBody);
        }
        return reads.names;
    }

    /** All names that a statement itself reads when it is run. */
    static Set<String> evaluatedIn(Statement statement) {
        ReadNames reads = new ReadNames();
        reads.visit(statement, Set.of());
        return reads.names;
    }

    private void visitBody(FunctionSyntax function) {
        Set<String> hidden = new HashSet<>(function.localNames());
        hidden.addAll(function.freeNames());
        function.body().forEach(statement -> visit(statement, hidden));
    }

    private void visit(Syntax node, Set<String> hidden) {
        SyntaxScan.forEachTargetName(node, targets::add);
        if (node instanceof Expression.Name name && !targets.contains(name) && !hidden.contains(name.identifier())) {
            names.add(name.identifier());
        }
        SyntaxScan.forEachEvaluated(node, part -> visit(part, hidden));
    }
}
