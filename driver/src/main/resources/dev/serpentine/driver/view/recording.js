// What the page was given: the index of stages, files and functions, and a function's snapshots when they are asked for.

const index = JSON.parse(document.getElementById("index").textContent);
const bodies = JSON.parse(document.getElementById("bodies").textContent);
const functionByName = new Map(index.functions.map((each, number) => [each.name, number]));
const FIRST_TYPED_STAGE = 2;

index.functions.forEach((each, number) => {
  each.number = number;
  each.callers = [];
  each.file = index.files[each.file];
});
index.functions.forEach(each => each.calls.forEach(called => index.functions[called].callers.push(each.number)));

function indentation(line) {
  return line.length - line.trimStart().length;
}

// The name with the classes and functions that it is defined in, as the source shows them.
function qualifiedName(fn) {
  const lines = fn.file.lines;
  const name = fn.name.replace(/~\d+$/, "");
  const names = [name];
  let depth = indentation(lines[fn.line - 1] ?? "");
  for (let line = fn.line - 1; line > 0 && depth > 0; line--) {
    const text = lines[line - 1];
    const outer = indentation(text) < depth && text.match(/^\s*(?:class|(?:async )?def)\s+(\w+)/);
    if (outer) {
      names.unshift(outer[1]);
      depth = indentation(text);
    }
  }
  return names.join(".");
}

// What people call functions: those that are specialised several times have a number each.
function giveLabels() {
  const counts = new Map();
  for (const fn of index.functions) {
    const name = qualifiedName(fn);
    const key = fn.file.name + ":" + name;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    fn.label = counts.get(key) > 1 ? name + " #" + counts.get(key) : name;
  }
}

giveLabels();

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

// Whoever comes back to a function finds it unpacked.
const unpackedBodies = new Map();

function bodyOf(number) {
  if (!unpackedBodies.has(number)) {
    unpackedBodies.set(number, unpacked(bodies[number]));
  }
  return unpackedBodies.get(number);
}

function isSystem(fn) {
  return !fn.file.isUser;
}

// The snapshot's place for a stage; -1 where the function is not there.
function snapshotAt(fn, stage) {
  return stage < fn.stages.length ? fn.stages[stage] : -1;
}

// The annotated graph is the flow graph, with types.
function isChangedAt(fn, stage) {
  const here = snapshotAt(fn, stage);
  return here >= 0 && (stage <= 1 || stage === 0 || here !== snapshotAt(fn, stage - 1));
}

// The last stage before this one that looks different; -1 if there is none. The typer makes graphs anew.
function stageBefore(fn, stage) {
  const here = snapshotAt(fn, stage);
  for (let before = stage - 1; before >= FIRST_TYPED_STAGE && here >= 0; before--) {
    const there = snapshotAt(fn, before);
    if (there >= 0 && there !== here) {
      return before;
    }
  }
  return -1;
}
