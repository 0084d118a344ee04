package dev.serpentine.typer;

import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.ArgumentSource.KeywordPart;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.CallTarget;
import dev.serpentine.frontend.annotation.facts.AnnotatedProgram.MappedParameters;
import dev.serpentine.frontend.annotation.value.Lattice;
import dev.serpentine.graph.model.Variable;
import dev.serpentine.typer.representation.DictRepr;
import dev.serpentine.typer.representation.ListRepr;
import dev.serpentine.typer.representation.TupleRepr;
import java.util.List;

/** What {@link ArgumentSources} and {@link MappedArguments} will call with mappings of the program. */
final class ArgumentRequests {
    private final TypingContext context;
    private final HelperRequests requests;

    ArgumentRequests(TypingContext context, HelperRequests requests) {
        this.context = context;
        this.requests = requests;
    }

    /** Asks for what passing the arguments to a target needs. */
    void request(CallTarget target, AnnotatedOperands operands) {
        target.mapped().ifPresent(parameters -> request(parameters, operands));
        target.starred()
                .filter(starred -> !starred.required().isEmpty())
                .ifPresent(starred ->
                        requests.addShared("starred_calls.missing", Lattice.STRING, Lattice.STRING, Lattice.INTEGER));
        List<Variable> parameters = target.graph().parameters();
        for (int i = 0; i < target.arguments().size(); i++) {
            Repr wanted = context.reprOf(context.program().annotation(parameters.get(i)));
            request(target.arguments().get(i), wanted, operands);
        }
    }

    private void request(MappedParameters parameters, AnnotatedOperands operands) {
        for (int index : parameters.operands()) {
            DictRepr mapping = (DictRepr) operands.repr(index);
            mapping.table().requestLookup(requests);
            requests.add("keyword_calls.names", mapping.annotationWithoutNone());
        }
        requests.addShared("keyword_calls.complaint", MappedArguments.COMPLAINT);
    }

    private void request(ArgumentSource source, Repr wanted, AnnotatedOperands operands) {
        switch (source) {
            case ArgumentSource.Packed(List<ArgumentSource> items) -> {
                for (int i = 0; i < items.size(); i++) {
                    request(items.get(i), itemOf(wanted, i), operands);
                }
            }
            case ArgumentSource.PackedKeywords(List<KeywordPart> parts, List<String> without) -> {
                DictRepr dict = (DictRepr) wanted;
                if (!parts.isEmpty() || !without.isEmpty()) {
                    dict.table().requestLookup(requests);
                }
                parts.forEach(part -> request(part, dict, operands));
            }
            case ArgumentSource.MappedItem(var mappings, String name, var otherwise) ->
                otherwise.ifPresent(each -> request(each, wanted, operands));
            case ArgumentSource.ListItem(int index, int item, var otherwise) ->
                otherwise.ifPresent(each -> request(each, wanted, operands));
            case ArgumentSource.UnpackedList(List<ArgumentSource> before, int index, int from) ->
                before.forEach(each -> request(each, ((ListRepr) wanted).item(), operands));
            case ArgumentSource.Operand operand -> {}
            case ArgumentSource.Self self -> {}
            case ArgumentSource.Prebuilt prebuilt -> {}
            case ArgumentSource.Captured captured -> {}
            case ArgumentSource.Unpacked unpacked -> {}
            case ArgumentSource.OfSlice bound -> {}
        }
    }

    private void request(KeywordPart part, DictRepr dict, AnnotatedOperands operands) {
        switch (part) {
            case KeywordPart.Named(String name, ArgumentSource value) -> request(value, dict.value(), operands);
            case KeywordPart.Mapping(int index) ->
                requests.add(
                        "keyword_calls.add_all",
                        dict.annotationWithoutNone(),
                        ((DictRepr) operands.repr(index)).annotationWithoutNone());
        }
    }

    private static Repr itemOf(Repr wanted, int index) {
        return switch (wanted) {
            case TupleRepr tuple -> tuple.items().get(index);
            case ListRepr list -> list.item();
            case Repr other -> throw new UnsupportedOperation("packed arguments as " + other.describe());
        };
    }
}
