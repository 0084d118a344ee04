// What one snapshot has that another has not. Names of variables and numbers of blocks stay from stage to stage, so
// that texts can be compared.

// Pairs of places of a longest common subsequence of two lists of texts.
function commonLines(before, after) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i][j] = before[i] === after[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) {
      pairs.push([i++, j++]);
    } else if (lengths[i + 1][j] >= lengths[i][j + 1]) {
      i++;
    } else {
      j++;
    }
  }
  return pairs;
}

// The lines of both, in order, each with "added", "removed" or "" as its change.
function mergedLines(before, after) {
  const merged = [];
  let i = 0;
  let j = 0;
  const take = (i2, j2) => {
    while (i < i2) merged.push({ ...before[i++], change: "removed" });
    while (j < j2) merged.push({ ...after[j++], change: "added" });
  };
  for (const [i2, j2] of commonLines(before.map(each => each.text), after.map(each => each.text))) {
    take(i2, j2);
    merged.push({ ...after[j], change: "" });
    i++;
    j++;
  }
  take(before.length, after.length);
  return merged;
}

// A block's lines: operations, then what it tests, then its ways out.
function linesOf(block) {
  const lines = block.operations.map(operation => ({ text: operationText(operation), operation }));
  if (block.exit.test) {
    lines.push({ text: exitText(block.exit), exit: block.exit });
  }
  block.links.forEach(link => lines.push({ text: linkText(link), link }));
  return lines.map(line => ({ ...line, change: "" }));
}

function headText(block) {
  return block.number + "(" + block.parameters.map(each => each.name).join(", ") + ")";
}

// The blocks of a snapshot with their lines; those of an earlier one besides, if one is given, and what changed.
function linedBlocks(snapshot, before) {
  const earlier = new Map(before ? before.blocks.map(block => [block.number, block]) : []);
  const lined = snapshot.blocks.map(block => {
    const old = earlier.get(block.number);
    earlier.delete(block.number);
    const change = before && !old ? "added" : "";
    const isHeadChanged = old !== undefined && headText(old) !== headText(block);
    return { block, change, isHeadChanged, lines: old ? mergedLines(linesOf(old), linesOf(block)) : linesOf(block) };
  });
  earlier.forEach(block => lined.push({ block, change: "removed", lines: linesOf(block) }));
  return lined;
}
