package dev.serpentine.backend.cli;

import dev.serpentine.backend.cli.assembly.Assembly;
import dev.serpentine.backend.cli.assembly.BaseLibrary;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.ExternalType;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodBody.ProtectedRegion;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.MethodSignature;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.SignatureType.Simple;
import dev.serpentine.backend.cli.assembly.TypeDefinition;
import dev.serpentine.backend.cli.runtime.RuntimeLibrary;
import dev.serpentine.graph.model.FunctionGraph;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.graph.program.Exports;
import dev.serpentine.graph.program.Exports.Surface;
import dev.serpentine.graph.program.Program;
import dev.serpentine.graph.type.InstanceType;
import dev.serpentine.graph.type.LowLevelType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * What users of a library see: a static class of the library's name with a method for each exported function, and an
 * exception class for each of the program's.
 *
 * <p>One call at a time is inside: a second thread waits. What a function raises arrives as the exception class of the
 * same name.
 */
final class LibraryFacade {
    /** How much of the caller's stack the program may use. */
    private static final long STACK_SHARE = 512 << 10;

    private static final ExternalType MONITOR = ExternalType.ofBaseLibrary("System.Threading", "Monitor");
    private static final SignatureType EXCEPTION = BaseLibrary.EXCEPTION.reference();

    private final Assembly assembly;
    private final Program program;
    private final ProgramMethods methods;
    private final ProgramExceptions exceptions;
    private final RuntimeLibrary runtime;
    private final PrebuiltData data;
    private final CliTypes types;
    private final Conversions conversions;
    private final TypeDefinition facade;
    private final FieldDefinition lock;

    private LibraryFacade(
            Assembly assembly,
            Program program,
            ProgramMethods methods,
            ProgramExceptions exceptions,
            RuntimeLibrary runtime,
            PrebuiltData data,
            CliTypes types) {
        this.assembly = assembly;
        this.program = program;
        this.methods = methods;
        this.exceptions = exceptions;
        this.runtime = runtime;
        this.data = data;
        this.types = types;
        this.conversions = new Conversions(assembly, types);
        this.facade = assembly.add(TypeDefinition.ofStaticClass(assembly.name(), "Functions", true));
        this.lock = facade.addStaticField("lock", Simple.OBJECT);
    }

    /** Adds what users see. */
    static void into(
            Assembly assembly,
            Program program,
            Collection<InstanceType> classes,
            ProgramMethods methods,
            ProgramExceptions exceptions,
            RuntimeLibrary runtime,
            PrebuiltData data,
            CliTypes types) {
        LibraryFacade made = new LibraryFacade(assembly, program, methods, exceptions, runtime, data, types);
        made.addInitialiser();
        MethodDefinition enter = made.addEntering();
        MethodDefinition converted = made.addConversionOfExceptions(classes);
        program.exports().functions().forEach(function -> made.addFunction(function, enter, converted));
    }

    private void addInitialiser() {
        MethodDefinition initialiser =
                facade.addMethod(MethodDefinition.ofStatic(facade, ".cctor", Simple.VOID, List.of()));
        initialiser
                .body()
                .orElseThrow()
                .create(MethodReference.ofInstance(BaseLibrary.OBJECT, ".ctor", Simple.VOID))
                .field(CilOpcode.STSFLD, lock)
                .add(CilOpcode.RET);
    }

    /** What comes first in every call, inside of the lock. */
    private MethodDefinition addEntering() {
        FieldDefinition isReady = facade.addStaticField("isReady", Simple.BOOLEAN);
        MethodDefinition enter = facade.addMethod(MethodDefinition.ofStatic(facade, "Enter'", Simple.VOID, List.of())
                .hidden());
        MethodBody body = enter.body().orElseThrow();
        Label ready = new Label();
        body.call(runtime.stackPointer())
                .load(STACK_SHARE)
                .add(CilOpcode.SUB)
                .field(CilOpcode.STSFLD, runtime.stackLimit());
        body.field(CilOpcode.LDSFLD, isReady).jump(CilOpcode.BRTRUE, ready);
        SignatureType bytes = new SignatureType.ArrayOf(Simple.UINT8);
        body.load(1).type(CilOpcode.NEWARR, bytes).field(CilOpcode.STSFLD, runtime.arguments());
        body.field(CilOpcode.LDSFLD, runtime.arguments())
                .load(0)
                .load(assembly.name())
                .call(runtime.encoded())
                .add(CilOpcode.STELEM_REF);
        body.call(runtime.setLocale()).call(data.initialise()).load(1).field(CilOpcode.STSFLD, isReady);
        body.mark(ready).add(CilOpcode.RET);
        return enter;
    }

    /** {@code (what left a function) -> what users get to see}. */
    private MethodDefinition addConversionOfExceptions(Collection<InstanceType> classes) {
        InstanceType root = (InstanceType) program.exceptions().instance();
        Map<InstanceType, TypeDefinition> visible = new IdentityHashMap<>();
        List<InstanceType> ordered = new ArrayList<>();
        CliNames names = new CliNames();
        for (InstanceType type : classes) {
            if (type.extendsOrIs(root)) {
                SignatureType parent = type == root
                        ? EXCEPTION
                        : visible.get(type.parent().orElseThrow()).reference();
                visible.put(
                        type,
                        exceptionClass(
                                names.unique(type.name().substring(type.name().lastIndexOf('.') + 1)), parent));
                ordered.add(type);
            }
        }
        MethodDefinition converted =
                facade.addMethod(MethodDefinition.ofStatic(facade, "Converted'", EXCEPTION, List.of(EXCEPTION))
                        .hidden());
        MethodBody body = converted.body().orElseThrow();
        int instance = body.addLocal("instance", types.classOf(root).reference());
        int message = body.addLocal("message", Simple.STRING);
        FunctionGraph describe = program.exports().describe().orElseThrow();
        body.loadArgument(0)
                .call(exceptions.uncaught())
                .storeLocal(instance)
                .loadLocal(instance)
                .call(methods.of(describe));
        conversions.outward(Surface.Simple.STR, describe.resultType(), body);
        body.storeLocal(message);
        for (InstanceType type : ordered.reversed()) {
            Label next = new Label();
            body.loadLocal(instance)
                    .type(CilOpcode.ISINST, types.classOf(type).reference())
                    .jump(CilOpcode.BRFALSE, next);
            body.loadLocal(message)
                    .create(visible.get(type).method(".ctor"))
                    .add(CilOpcode.RET)
                    .mark(next);
        }
        body.loadArgument(0).add(CilOpcode.RET);
        return converted;
    }

    private TypeDefinition exceptionClass(String name, SignatureType parent) {
        TypeDefinition type = assembly.add(TypeDefinition.ofClass(assembly.name(), name, true, parent));
        MethodReference next = parent == EXCEPTION
                ? MethodReference.ofInstance(BaseLibrary.EXCEPTION, ".ctor", Simple.VOID, Simple.STRING)
                : ((TypeDefinition) ((SignatureType.OfClass) parent).type()).method(".ctor");
        MethodBody body = new MethodBody();
        type.addMethod(MethodDefinition.of(
                type,
                ".ctor",
                MethodSignature.ofInstance(Simple.VOID, Simple.STRING),
                MethodDefinition.Binding.INSTANCE,
                List.of("message"),
                body));
        body.loadArgument(0).loadArgument(1).call(next).add(CilOpcode.RET);
        return type;
    }

    private void addFunction(Exports.Function function, MethodDefinition enter, MethodDefinition converted) {
        List<SignatureType> parameters = function.parameters().stream()
                .map(parameter -> SurfaceTypes.of(parameter.type()))
                .toList();
        SignatureType result = SurfaceTypes.of(function.result());
        MethodDefinition method = facade.addMethod(MethodDefinition.of(
                facade,
                function.name(),
                new MethodSignature(false, result, parameters),
                MethodDefinition.Binding.STATIC,
                function.parameters().stream().map(Exports.Parameter::name).toList(),
                new MethodBody()));
        MethodBody body = method.body().orElseThrow();
        int returned = result == Simple.VOID ? -1 : body.addLocal("returned", result);
        int exception = body.addLocal("exception", EXCEPTION);
        Label start = new Label();
        Label handler = new Label();
        Label end = new Label();
        Label isFine = new Label();
        body.field(CilOpcode.LDSFLD, lock).call(MethodReference.ofStatic(MONITOR, "Enter", Simple.VOID, Simple.OBJECT));
        body.mark(start).call(enter);
        passArguments(function, body);
        body.call(methods.of(function.graph()));
        conversions.outward(function.result(), function.graph().resultType(), body);
        if (returned >= 0) {
            body.storeLocal(returned);
        }
        body.jump(CilOpcode.LEAVE, end);
        body.mark(handler)
                .call(converted)
                .storeLocal(exception)
                .jump(CilOpcode.LEAVE, end)
                .mark(end);
        body.protect(new ProtectedRegion(start, handler, end, BaseLibrary.EXCEPTION));
        body.field(CilOpcode.LDSFLD, lock).call(MethodReference.ofStatic(MONITOR, "Exit", Simple.VOID, Simple.OBJECT));
        body.loadLocal(exception)
                .jump(CilOpcode.BRFALSE, isFine)
                .loadLocal(exception)
                .add(CilOpcode.THROW)
                .mark(isFine);
        if (returned >= 0) {
            body.loadLocal(returned);
        }
        body.add(CilOpcode.RET);
    }

    /** Puts the arguments on the stack as the function takes them: a dict as its keys and its values. */
    private void passArguments(Exports.Function function, MethodBody body) {
        List<LowLevelType> wanted =
                function.graph().parameters().stream().map(Variable::type).toList();
        int next = 0;
        for (int i = 0; i < function.parameters().size(); i++) {
            switch (function.parameters().get(i).type()) {
                case Surface.DictOf dict -> {
                    body.loadArgument(i)
                            .callVirtual(SurfaceTypes.keys(dict))
                            .create(SurfaceTypes.newListOf(dict.key()));
                    conversions.inward(new Surface.ListOf(dict.key()), wanted.get(next++), body);
                    body.loadArgument(i)
                            .callVirtual(SurfaceTypes.values(dict))
                            .create(SurfaceTypes.newListOf(dict.value()));
                    conversions.inward(new Surface.ListOf(dict.value()), wanted.get(next++), body);
                }
                case Surface other -> {
                    body.loadArgument(i);
                    conversions.inward(other, wanted.get(next++), body);
                }
            }
        }
    }
}
