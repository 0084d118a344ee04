package dev.serpentine.frontend.flow;

import dev.serpentine.frontend.diagnostics.Diagnostic;
import dev.serpentine.frontend.diagnostics.MessageKind;
import dev.serpentine.frontend.host.Host;
import dev.serpentine.frontend.host.HostObject;
import dev.serpentine.frontend.syntax.AssignedNames;
import dev.serpentine.frontend.syntax.Statement;
import dev.serpentine.graph.model.Constant;
import dev.serpentine.graph.model.SourcePosition;
import dev.serpentine.graph.model.Value;
import java.util.Optional;

/** Translates imports within functions: what they import is imported now, and a constant. */
final class ImportTranslator {
    private final Translation translation;

    ImportTranslator(Translation translation) {
        this.translation = translation;
    }

    void importModules(Statement.Import statement) {
        for (Statement.ImportedName imported : statement.names()) {
            Optional<HostObject> module = importModule(imported.name(), statement.position());
            String bound = AssignedNames.boundName(imported);
            if (module.isPresent() && imported.alias().isEmpty() && !bound.equals(imported.name())) {
                module = importModule(bound, statement.position());
            }
            Value value = module.<Value>map(Constant::untyped)
                    .orElseGet(() -> refused(imported.name(), statement.position()));
            translation.names.store(bound, value, statement.position());
        }
    }

    void importNames(Statement.ImportFrom statement) {
        SourcePosition position = statement.position();
        Optional<HostObject> module = importModule(absoluteName(statement), position);
        for (Statement.ImportedName imported : statement.names()) {
            Value value = module.flatMap(found -> member(found, imported.name(), position))
                    .orElseGet(() -> refused(
                            module.isPresent()
                                    ? absoluteName(statement) + "." + imported.name()
                                    : absoluteName(statement),
                            position));
            translation.names.store(AssignedNames.boundName(imported), value, position);
        }
    }

    private Optional<Value> member(HostObject module, String name, SourcePosition position) {
        if (translation.host.getAttribute(module, name) instanceof Host.Outcome.Returned) {
            return Optional.of(translation.operations.attribute(Constant.untyped(module), name, position));
        }
        return importModule(module.name() + "." + name, position).map(Constant::untyped);
    }

    private Optional<HostObject> importModule(String name, SourcePosition position) {
        try {
            return Optional.of(translation.host.importModule(name));
        } catch (Host.ImportFailure failure) {
            return Optional.empty();
        }
    }

    /** What stands for something that cannot be imported. */
    private Value refused(String name, SourcePosition position) {
        return translation.report(Diagnostic.of(MessageKind.IMPORT_FAILS, position, name));
    }

    private String absoluteName(Statement.ImportFrom statement) {
        String module = statement.module().orElse("");
        if (statement.level() == 0) {
            return module;
        }
        String around =
                translation.globals.get("__package__").map(HostObject::asText).orElse("");
        for (int i = 1; i < statement.level() && around.contains("."); i++) {
            around = around.substring(0, around.lastIndexOf('.'));
        }
        return module.isEmpty() ? around : around + "." + module;
    }
}
