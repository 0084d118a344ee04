package dev.serpentine.frontend.parser;

import com.oracle.graal.python.pegparser.scope.Scope;
import com.oracle.graal.python.pegparser.scope.Scope.DefUse;
import com.oracle.graal.python.pegparser.scope.ScopeEnvironment;
import com.oracle.graal.python.pegparser.sst.SSTNode;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the names of each function mean. The parser's own analysis gives comprehensions and generator expressions a
 * scope each, as Python did before 3.12; here they belong to the function around them, so a variable that only they
 * share with it is no cell.
 */
final class FunctionScopes {
    /** The parameter that a comprehension's scope has, and no other. */
    static final String COMPREHENSION_PARAMETER = ".0";

    private final ScopeEnvironment environment;

    /** All names that are nonlocal anywhere in the source: rather too many than one too few. */
    private final Set<String> nonlocalNames = new TreeSet<>();

    /** Generator expressions that become functions: other comprehensions are part of the function around them. */
    private final Set<Scope> generators = new HashSet<>();

    FunctionScopes(ScopeEnvironment environment) {
        this.environment = environment;
        findNonlocalNames(environment.getTopScope());
    }

    private void findNonlocalNames(Scope scope) {
        nonlocalNames.addAll(symbols(scope, DefUse.DefNonLocal));
        scope.getChildren().forEach(this::findNonlocalNames);
    }

    /** See the components of the same names of {@link dev.serpentine.frontend.syntax.FunctionSyntax}. */
    record Names(
            Set<String> localNames,
            Set<String> cellNames,
            List<String> freeNames,
            Set<String> assignedFreeNames,
            Set<String> globalNames,
            boolean isGenerator) {}

    /** Notes, before the functions around it are asked for, that a generator expression becomes a function. */
    void noteGenerator(SSTNode expression) {
        generators.add(environment.lookupScope(expression));
    }

    Names namesOf(SSTNode function) {
        Scope scope = environment.lookupScope(function);
        Set<String> cells = new TreeSet<>();
        for (String name : symbols(scope, DefUse.Cell)) {
            if (isUsedByInnerFunction(scope, name)) {
                cells.add(name);
            }
        }
        Set<String> free = symbols(scope, DefUse.Free);
        Set<String> assignedFree = new TreeSet<>(free);
        assignedFree.retainAll(nonlocalNames);
        return new Names(
                symbols(scope, DefUse.Local, DefUse.Cell),
                cells,
                List.copyOf(free),
                assignedFree,
                symbols(scope, DefUse.GlobalExplicit),
                scope.isGenerator());
    }

    private static Set<String> symbols(Scope scope, DefUse first, DefUse... rest) {
        return new TreeSet<>(scope.getSymbolsByType(EnumSet.of(first, rest), 0).keySet());
    }

    private boolean isUsedByInnerFunction(Scope scope, String name) {
        for (Scope inner : scope.getChildren()) {
            EnumSet<DefUse> use = inner.getUseOfName(name);
            if (use == null || !(use.contains(DefUse.Free) || use.contains(DefUse.DefFreeClass))) {
                continue;
            }
            boolean isInlined = inner.getVarnames().contains(COMPREHENSION_PARAMETER) && !generators.contains(inner);
            if (!isInlined || isUsedByInnerFunction(inner, name)) {
                return true;
            }
        }
        return false;
    }
}
