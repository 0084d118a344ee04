// Who calls whom: all listed functions where these are few, else what is near the shown one.

const MOST_FUNCTIONS = 140;
const NEAR = 2;

function neighbours(fn, depth) {
  const found = new Set([fn]);
  let edge = [fn];
  for (let step = 0; step < depth && found.size < MOST_FUNCTIONS; step++) {
    edge = edge.flatMap(each => [...each.calls, ...each.callers].map(number => index.functions[number]))
      .filter(each => !found.has(each) && (systemChoice.checked || !isSystem(each)));
    edge.forEach(each => found.add(each));
  }
  return [...found].slice(0, MOST_FUNCTIONS);
}

function isInCallGraph(fn) {
  return (systemChoice.checked || !isSystem(fn)) && (!moduleChoice.value || fn.file.name === moduleChoice.value);
}

function shownFunctions() {
  const all = index.functions.filter(isInCallGraph);
  return all.length <= MOST_FUNCTIONS ? all : neighbours(state.fn, NEAR);
}

function callsAndEdges() {
  const shown = shownFunctions();
  const places = new Map(shown.map((fn, i) => [fn.number, i]));
  const edges = shown.flatMap((fn, from) => fn.calls.filter(called => places.has(called))
    .map(called => ({ from, to: places.get(called), style: "usual", label: "" })));
  return { cards: shown.map(functionCard), edges };
}
