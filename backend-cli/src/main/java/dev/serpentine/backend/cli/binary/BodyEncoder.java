package dev.serpentine.backend.cli.binary;

import dev.serpentine.backend.cli.assembly.BodyElement;
import dev.serpentine.backend.cli.assembly.BodyElement.Instruction;
import dev.serpentine.backend.cli.assembly.BodyElement.Label;
import dev.serpentine.backend.cli.assembly.BodyElement.Operand;
import dev.serpentine.backend.cli.assembly.BodyElement.SourceLine;
import dev.serpentine.backend.cli.assembly.CilOpcode;
import dev.serpentine.backend.cli.assembly.FieldDefinition;
import dev.serpentine.backend.cli.assembly.MethodBody;
import dev.serpentine.backend.cli.assembly.MethodDefinition;
import dev.serpentine.backend.cli.assembly.MethodReference;
import dev.serpentine.backend.cli.assembly.SignatureType;
import dev.serpentine.backend.cli.assembly.StackDepth;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Turns the instructions of a method into bytes, every one in its shortest form. */
final class BodyEncoder {
    private static final int TINY_SIZE = 64;
    private static final int SMALL_REGION = 256;

    /**
     * A method's code.
     *
     * @param bytes header, code and regions; begins at a multiple of 4
     * @param lines where source lines begin
     */
    record Encoded(byte[] bytes, List<LineMark> lines) {}

    /** From an offset in the code on, a line of a file. */
    record LineMark(int offset, String file, int line) {}

    private final Metadata metadata;
    private final Tokens tokens;

    BodyEncoder(Metadata metadata, Tokens tokens) {
        this.metadata = metadata;
        this.tokens = tokens;
    }

    Encoded encode(MethodDefinition method, MethodBody body) {
        return new Encoding(body).encode(StackDepth.of(method, body));
    }

    /** The encoding of one method. */
    private final class Encoding {
        private final MethodBody body;
        private final List<BodyElement> elements;
        private final int[] offsets;
        private final boolean[] isLong;
        private final Map<Label, Integer> indexes = new IdentityHashMap<>();

        Encoding(MethodBody body) {
            this.body = body;
            this.elements = body.elements();
            this.offsets = new int[elements.size() + 1];
            this.isLong = new boolean[elements.size()];
            for (int i = 0; i < elements.size(); i++) {
                if (elements.get(i) instanceof Label label) {
                    indexes.put(label, i);
                }
            }
        }

        Encoded encode(int stackDepth) {
            do {
                computeOffsets();
            } while (lengthened());
            ByteSink code = new ByteSink();
            List<LineMark> lines = new ArrayList<>();
            for (int i = 0; i < elements.size(); i++) {
                switch (elements.get(i)) {
                    case Instruction instruction -> write(instruction, i, code);
                    case SourceLine(String file, int line) -> {
                        // Of several marks in one place the last one counts.
                        if (!lines.isEmpty() && lines.getLast().offset() == code.size()) {
                            lines.removeLast();
                        }
                        lines.add(new LineMark(code.size(), file, line));
                    }
                    case Label _ -> {}
                }
            }
            return new Encoded(framed(code, stackDepth), lines);
        }

        private void computeOffsets() {
            int offset = 0;
            for (int i = 0; i < elements.size(); i++) {
                offsets[i] = offset;
                if (elements.get(i) instanceof Instruction instruction) {
                    offset += size(instruction, i);
                }
            }
            offsets[elements.size()] = offset;
        }

        /** Makes jumps long that lead too far for a byte; once long, they stay so. */
        private boolean lengthened() {
            boolean changed = false;
            for (int i = 0; i < elements.size(); i++) {
                if (!isLong[i] && elements.get(i) instanceof Instruction(CilOpcode _, Operand.Target(Label label))) {
                    int distance = offset(label) - offsets[i + 1];
                    if (distance != (byte) distance) {
                        isLong[i] = true;
                        changed = true;
                    }
                }
            }
            return changed;
        }

        private int offset(Label label) {
            Integer index = indexes.get(label);
            if (index == null) {
                throw new IllegalStateException("a jump leads to a label that is nowhere");
            }
            return offsets[index];
        }

        private int size(Instruction instruction, int index) {
            int codeSize = instruction.opcode().code() > 0xFF ? 2 : 1;
            return switch (instruction.operand()) {
                case Operand.Nothing _ -> codeSize;
                case Operand.Number(long number) ->
                    switch (instruction.opcode().operandKind()) {
                        case ARGUMENT ->
                            instruction.opcode() == CilOpcode.LDARG && number < 4 ? 1 : number < 256 ? 2 : 4;
                        case LOCAL -> instruction.opcode() != CilOpcode.LDLOCA && number < 4 ? 1 : number < 256 ? 2 : 4;
                        case INTEGER32 -> number >= -1 && number <= 8 ? 1 : number == (byte) number ? 2 : 5;
                        default -> 9;
                    };
                case Operand.Float _ -> codeSize + 8;
                case Operand.Text _, Operand.OfMethod _, Operand.OfField _, Operand.OfType _ -> codeSize + 4;
                case Operand.Target _ -> isLong[index] ? 5 : 2;
                case Operand.Targets(List<Label> labels) -> 5 + 4 * labels.size();
            };
        }

        private void write(Instruction instruction, int index, ByteSink code) {
            CilOpcode opcode = instruction.opcode();
            int end = offsets[index + 1];
            switch (instruction.operand()) {
                case Operand.Nothing _ -> writeCode(opcode.code(), code);
                case Operand.Number(long number) -> writeNumber(opcode, number, code);
                case Operand.Float(double value) -> code.one(opcode.code()).eight(Double.doubleToRawLongBits(value));
                case Operand.Text(String text) -> code.one(opcode.code()).four(metadata.text(text));
                case Operand.OfMethod(MethodReference method) -> token(opcode, tokens.of(method), code);
                case Operand.OfField(FieldDefinition field) -> token(opcode, tokens.of(field), code);
                case Operand.OfType(SignatureType type) -> token(opcode, tokens.of(type), code);
                case Operand.Target(Label label)
                when isLong[index] -> code.one(opcode.code()).four(offset(label) - end);
                case Operand.Target(Label label) -> code.one(opcode.shortCode()).one(offset(label) - end);
                case Operand.Targets(List<Label> labels) -> {
                    code.one(opcode.code()).four(labels.size());
                    labels.forEach(label -> code.four(offset(label) - end));
                }
            }
        }

        private void token(CilOpcode opcode, int token, ByteSink code) {
            writeCode(opcode.code(), code);
            code.four(token);
        }

        private void writeCode(int opcode, ByteSink code) {
            if (opcode > 0xFF) {
                code.one(opcode >> 8);
            }
            code.one(opcode);
        }

        private void writeNumber(CilOpcode opcode, long number, ByteSink code) {
            switch (opcode) {
                case LDC_I4 -> {
                    if (number >= -1 && number <= 8) {
                        code.one(0x16 + (int) number);
                    } else if (number == (byte) number) {
                        code.one(0x1F).one((int) number);
                    } else {
                        code.one(0x20).four((int) number);
                    }
                }
                case LDC_I8 -> code.one(0x21).eight(number);
                case LDARG -> writeIndex(0x02, 0x0E, opcode, number, code);
                case LDLOC -> writeIndex(0x06, 0x11, opcode, number, code);
                case STLOC -> writeIndex(0x0A, 0x13, opcode, number, code);
                case LDARGA -> writeIndex(-1, 0x0F, opcode, number, code);
                case STARG -> writeIndex(-1, 0x10, opcode, number, code);
                case LDLOCA -> writeIndex(-1, 0x12, opcode, number, code);
                default -> throw new IllegalStateException(opcode + " has no number");
            }
        }

        /** @param tiny the code for index 0, those of 1 to 3 following; -1 for none */
        private void writeIndex(int tiny, int small, CilOpcode opcode, long index, ByteSink code) {
            if (tiny >= 0 && index < 4) {
                code.one(tiny + (int) index);
            } else if (index < 256) {
                code.one(small).one((int) index);
            } else {
                writeCode(opcode.code(), code);
                code.two((int) index);
            }
        }

        private byte[] framed(ByteSink code, int stackDepth) {
            ByteSink sink = new ByteSink();
            if (code.size() < TINY_SIZE
                    && stackDepth <= 8
                    && body.locals().isEmpty()
                    && body.regions().isEmpty()) {
                return sink.one(code.size() << 2 | 2).all(code.toBytes()).toBytes();
            }
            int flags = 0x3003 | 0x10 | (body.regions().isEmpty() ? 0 : 8);
            sink.two(flags)
                    .two(stackDepth)
                    .four(code.size())
                    .four(tokens.localVariables(body.locals()))
                    .all(code.toBytes());
            if (!body.regions().isEmpty()) {
                writeRegions(sink.align(4));
            }
            return sink.toBytes();
        }

        private void writeRegions(ByteSink sink) {
            int count = body.regions().size();
            boolean isSmall = count * 12 + 4 < SMALL_REGION
                    && body.regions().stream()
                            .allMatch(region -> offset(region.start()) < 0x10000
                                    && offset(region.handler()) < 0x10000
                                    && offset(region.handler()) - offset(region.start()) < SMALL_REGION
                                    && offset(region.end()) - offset(region.handler()) < SMALL_REGION);
            if (isSmall) {
                sink.one(0x01).one(count * 12 + 4).two(0);
            } else {
                sink.four(0x41 | (count * 24 + 4) << 8);
            }
            for (MethodBody.ProtectedRegion region : body.regions()) {
                int start = offset(region.start());
                int handler = offset(region.handler());
                int end = offset(region.end());
                if (isSmall) {
                    sink.two(0).two(start).one(handler - start).two(handler).one(end - handler);
                } else {
                    sink.four(0).four(start).four(handler - start).four(handler).four(end - handler);
                }
                sink.four(tokens.of(region.caught()));
            }
        }
    }
}
