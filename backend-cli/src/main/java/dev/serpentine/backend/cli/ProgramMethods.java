package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodDefinition.Binding;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.graph.data.ClassContents;
import dev.serpentine.graph.data.FunctionValue;
import dev.serpentine.graph.model.Block;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Operation;
import dev.serpentine.graph.model.Value;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.operation.LowLevelOpcode;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.PointerType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which method of the assembly each graph is. A graph that is the body of one method only, and that nothing calls
 * directly, is that method; every other one is a static method of a class for its source file.
 */
final class ProgramMethods {
    /** Where the classes for source files are. */
    private static final String MODULES = "Serpentine.Modules";

    private static final String CLASS_OF = "class'of";

    private final Assembly assembly;
    private final CliTypes types;
    private final PrebuiltData data;
    private final Map<String, TypeDefinition> files = new HashMap<>();
    private final Map<String, CliNames> fileNames = new HashMap<>();
    private final CliNames typeNames = new CliNames();
    private final Map<FunctionGraph, MethodDefinition> methods = new IdentityHashMap<>();
    private final Map<InstanceType, Map<String, MethodDefinition>> virtuals = new IdentityHashMap<>();
    private final Set<FunctionGraph> calledDirectly = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean asksForClasses;
    private final Map<FunctionGraph, Integer> bodyCounts = new IdentityHashMap<>();

    ProgramMethods(
            Program program, Collection<InstanceType> classes, Assembly assembly, CliTypes types, PrebuiltData data) {
        this.assembly = assembly;
        this.types = types;
        this.data = data;
        calledDirectly.addAll(program.roots());
        program.graphs().forEach(this::noteCalls);
        for (InstanceType type : classes) {
            ClassContents.of(type)
                    .methods()
                    .forEach(method -> method.body().ifPresent(body -> bodyCounts.merge(body, 1, Integer::sum)));
        }
        for (InstanceType type : classes) {
            declareMethods(type);
        }
    }

    private void noteCalls(FunctionGraph graph) {
        for (Block block : graph.blocks()) {
            for (Operation operation : block.operations()) {
                for (Value argument : operation.arguments()) {
                    if (argument instanceof Constant(FunctionValue function, PointerType _)
                            && function.code() instanceof FunctionValue.OfGraph(FunctionGraph called)) {
                        calledDirectly.add(called);
                    }
                }
                asksForClasses |= operation.opcode() == LowLevelOpcode.CLASS_OF;
            }
        }
    }

    private void declareMethods(InstanceType type) {
        TypeDefinition owner = types.classOf(type);
        Map<String, MethodDefinition> own = new HashMap<>();
        virtuals.put(type, own);
        for (ClassContents.Method method : ClassContents.of(type).methods()) {
            Binding binding = type.parent()
                            .flatMap(parent -> ClassContents.method(parent, method.name()))
                            .isPresent()
                    ? Binding.OVERRIDE
                    : Binding.NEW_VIRTUAL;
            List<SignatureType> parameters =
                    method.type().arguments().stream().map(types::of).toList();
            MethodSignature signature =
                    new MethodSignature(true, types.of(method.type().result()), parameters);
            List<String> names = method.body()
                    .map(body -> body.parameters().stream()
                            .skip(1)
                            .map(Variable::name)
                            .toList())
                    .orElse(List.of());
            MethodDefinition made = owner.addMethod(
                    MethodDefinition.of(owner, method.name(), signature, binding, names, new MethodBody()));
            own.put(method.name(), made);
            MethodBody body = made.body().orElseThrow();
            if (method.body().isEmpty()) {
                body.add(CilOpcode.LDNULL).add(CilOpcode.THROW);
            } else if (isMethodOnly(method.body().get())) {
                methods.put(method.body().get(), made);
            } else {
                for (int i = 0; i <= parameters.size(); i++) {
                    body.loadArgument(i);
                }
                body.call(of(method.body().get())).add(CilOpcode.RET);
            }
        }
        if (asksForClasses) {
            MethodSignature signature = MethodSignature.ofInstance(
                    types.classOf(ClassContents.of(type).record().type()).reference());
            Binding binding = type.parent().isPresent() ? Binding.OVERRIDE : Binding.NEW_VIRTUAL;
            MethodDefinition made = owner.addMethod(
                    MethodDefinition.of(owner, CLASS_OF, signature, binding, List.of(), new MethodBody()));
            own.put(CLASS_OF, made);
            MethodBody body = made.body().orElseThrow();
            data.load(
                    new Constant(
                            ClassContents.of(type).record(),
                            new PointerType(ClassContents.of(type).record().type())),
                    body);
            body.add(CilOpcode.RET);
        }
    }

    private boolean isMethodOnly(FunctionGraph body) {
        return bodyCounts.get(body) == 1 && !calledDirectly.contains(body);
    }

    /** The method that a graph is. */
    MethodDefinition of(FunctionGraph graph) {
        MethodDefinition known = methods.get(graph);
        if (known == null) {
            String module = moduleName(graph.position().file());
            TypeDefinition owner = files.computeIfAbsent(
                    module, _ -> assembly.add(TypeDefinition.ofStaticClass(MODULES, typeNames.unique(module), true)));
            String name = fileNames.computeIfAbsent(module, _ -> new CliNames()).unique(graph.name());
            MethodSignature signature = types.signature(
                    graph.parameters().stream().map(Variable::type).toList(), graph.resultType());
            List<String> parameters = new ArrayList<>(
                    graph.parameters().stream().map(Variable::name).toList());
            known = owner.addMethod(
                    MethodDefinition.of(owner, name, signature, Binding.STATIC, parameters, new MethodBody()));
            if (graph.isInlinedByCompiler()) {
                known.inlined();
            }
            methods.put(graph, known);
        }
        return known;
    }

    private static String moduleName(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        name = name.endsWith(".py") ? name.substring(0, name.length() - 3) : name;
        return name.isEmpty() ? "support" : name;
    }

    /** The method of that name as instances of a class have it. */
    MethodDefinition virtual(InstanceType type, String name) {
        for (InstanceType owner = type; owner != null; owner = owner.parent().orElse(null)) {
            MethodDefinition found = virtuals.getOrDefault(owner, Map.of()).get(name);
            if (found != null) {
                return found;
            }
        }
        throw new IllegalStateException("class " + type.name() + " has no method " + name);
    }

    /** The method that gives the record of an instance's class. */
    MethodDefinition classOf(InstanceType type) {
        return virtual(type, CLASS_OF);
    }
}
