// A function's graph at one stage, as objects; SnapshotWriter wrote it.

function readArgument(argument) {
  return typeof argument === "string"
    ? { text: argument, isVariable: true }
    : { text: argument[0], isVariable: false, callee: argument[1] };
}

function readOperation([opcode, kind, mayRaise, result, type, args, line, column, frames, calls]) {
  return {
    opcode, kind: index.kinds[kind], mayRaise: mayRaise === 1, result, type, line, column, frames, calls,
    arguments: args.map(readArgument),
  };
}

function readLink([label, style, target, args, caught]) {
  return { label, style, target, caught, arguments: args.map(readArgument), isExit: target === "return" || target === "raise" };
}

function readBlock([number, isReachable, parameters, operations, exit, links]) {
  return {
    number, isReachable: isReachable === 1,
    parameters: parameters.map(([name, type]) => ({ name, type })),
    operations: operations.map(readOperation),
    exit: { kind: exit[0], test: exit[1] === undefined ? undefined : readArgument(exit[1]) },
    links: links.map(readLink),
  };
}

// In a flow graph nothing is known of types yet.
function readSnapshot(json, hasTypes) {
  const blocks = json.blocks.map(readBlock);
  const types = new Map();
  for (const block of blocks) {
    block.parameters.forEach(parameter => types.set(parameter.name, parameter.type));
    block.operations.filter(each => each.result).forEach(each => types.set(each.result, each.type));
  }
  return { returns: json.returns, blocks, types: hasTypes ? types : new Map(), hasTypes };
}

function operationText(operation) {
  const result = operation.result ? operation.result + " = " : "";
  return result + operation.opcode + "(" + operation.arguments.map(each => each.text).join(", ") + ")";
}

function exitText(exit) {
  return exit.test ? exit.kind + " " + exit.test.text : exit.kind;
}

function linkText(link) {
  const label = link.label ? link.label + (link.caught ? " as " + link.caught : "") + " " : "";
  return label + "→ " + link.target + "(" + link.arguments.map(each => each.text).join(", ") + ")";
}
