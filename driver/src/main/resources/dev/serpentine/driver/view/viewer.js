// What is shown, and what keys, clicks and the address make of it.

const state = { view: "graph", fn: undefined, stage: 0, line: 0, changes: false, types: false, code: false };
const SWITCHES = ["changes", "types", "code"];
const KEYS = [
  ["/", "search functions"], ["f", "find operations in the graph; Enter goes to the next"], ["↑ ↓  or  k j", "function before, behind"],
  ["← →", "stage before, behind that changed the function"], ["d", "what changed at this stage"], ["t", "types in the blocks"],
  ["e", "emitted code"], ["g  c", "graph of the function, graph of calls"], ["h", "hide or show system code"],
  ["+  −  0  o", "nearer, further, readable size, overview"], ["Backspace", "back"], ["Esc", "choose nothing"],
];

// The address that shows this.
function addressOf(shown) {
  const words = new URLSearchParams();
  words.set("function", shown.fn?.name ?? "");
  words.set("stage", index.stages[shown.stage].name);
  if (shown.view !== "graph") words.set("view", shown.view);
  if (shown.line) words.set("line", shown.line);
  SWITCHES.filter(each => shown[each]).forEach(each => words.set(each, "1"));
  return "#" + words;
}

function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const stage = index.stages.findIndex(each => each.name === words.get("stage"));
  state.fn = index.functions[functionByName.get(words.get("function")) ?? index.beginning];
  state.stage = stage >= 0 ? stage : Math.min(FIRST_TYPED_STAGE, index.stages.length - 1);
  state.view = words.get("view") === "calls" ? "calls" : "graph";
  state.line = Number(words.get("line")) || 0;
  SWITCHES.forEach(each => state[each] = words.get(each) === "1");
}

// Shows something else; another function is a step that "back" takes back.
function go(changes) {
  const next = { ...state, ...changes };
  const isStep = next.fn !== state.fn || next.view !== state.view;
  const address = addressOf(next);
  if (address === location.hash) {
    return;
  }
  history[isStep ? "pushState" : "replaceState"](null, "", address);
  refresh();
}

const finder = document.querySelector("#find input");

// What was drawn last, to tell what has to be drawn anew.
let shownKey = "";
let found = [];
let foundAt = 0;

let unfinished = 0;

// Shows what the address names; the page says whether it is still at that.
async function refresh() {
  unfinished++;
  document.body.dataset.busy = "yes";
  try {
    await showAddress();
  } finally {
    unfinished--;
    document.body.dataset.busy = unfinished > 0 ? "yes" : "no";
  }
}

async function showAddress() {
  const before = state.fn;
  readAddress();
  document.title = state.fn.label + " · " + index.program;
  document.body.classList.toggle("with-code", state.code);
  fillButtons();
  fillStages();
  fillList();
  fillLegend();
  const body = await bodyOf(state.fn.number);
  if (before !== state.fn || !shownKey) {
    showSource(state.fn);
    showCode(state.fn, body.emitted);
  }
  const key = [state.view, state.fn.number, state.stage, state.changes, state.types,
    state.view === "calls" ? [moduleChoice.value, systemChoice.checked] : ""].join();
  const kept = shownKey && before === state.fn && state.view === shownKey.split(",")[0];
  if (key !== shownKey) {
    shownKey = key;
    await (state.view === "calls" ? drawCalls() : drawGraph(body, kept));
  }
  found = foundOperations();
  foundAt = 0;
  tellFound();
  decorate();
  revealChosen();
}

async function drawCalls() {
  notice("");
  markLines({ blocks: [] });
  const { cards, edges } = callsAndEdges();
  await show(cards, edges, "LR", () => {
    overview();
    if (sight.scale < READABLE) {
      sight.scale = READABLE;
      centre(cards.find(card => card.fn === state.fn) ?? cards[0]);
    }
  });
}

async function drawGraph(body, kept) {
  const place = snapshotAt(state.fn, state.stage);
  if (place < 0) {
    notice(absence());
    markLines({ blocks: [] });
    await show([], [], "TB", () => {});
    return;
  }
  const snapshot = readSnapshot(body.snapshots[place], state.stage > 0);
  const earlier = state.changes ? stageBefore(state.fn, isChangedAt(state.fn, state.stage) ? state.stage : -1) : -1;
  const before = earlier < 0 ? undefined : readSnapshot(body.snapshots[snapshotAt(state.fn, earlier)], true);
  notice(state.changes ? changeNotice(earlier) : "");
  markLines(snapshot);
  state.snapshot = snapshot;
  const { cards, edges } = blocksAndEdges(snapshot, before);
  await show(cards, edges, "TB", before2 => kept ? keepPlace(before2) : fit());
}

function absence() {
  const first = state.fn.stages.findIndex(each => each >= 0);
  return state.stage < first
    ? `${state.fn.label} is there from ${index.stages[first].name} on`
    : `${state.fn.label} is not in the program any more: nothing calls it, or it was inlined wherever it was called`;
}

function changeNotice(earlier) {
  const here = index.stages[state.stage].name;
  if (earlier >= 0) {
    return `what ${here} changed`;
  }
  return state.stage < FIRST_TYPED_STAGE || state.stage === FIRST_TYPED_STAGE
    ? `${here} makes the graph anew: there is nothing to compare it with`
    : isChangedAt(state.fn, state.stage) ? `the function is new at ${here}` : `${here} changed nothing here`;
}

function notice(text) {
  document.getElementById("notice").textContent = text;
}

function fillButtons() {
  document.querySelectorAll("[data-view]").forEach(button => button.setAttribute("aria-pressed", button.dataset.view === state.view));
  document.querySelectorAll("[data-switch]").forEach(button => button.setAttribute("aria-pressed", state[button.dataset.switch]));
}

function stageButton(stage, number) {
  const isAbsent = snapshotAt(state.fn, number) < 0;
  const isChanged = isChangedAt(state.fn, number);
  const isCurrent = number === state.stage;
  const button = element("button", isAbsent ? "absent" : isChanged ? "changed" : "same", isCurrent || isChanged ? stage.name : "●");
  button.title = stage.name + ": " + stage.purpose + (isAbsent ? " (the function is not there)" : isChanged ? "" : " (changed nothing here)");
  button.setAttribute("aria-current", isCurrent);
  button.dataset.stage = number;
  return button;
}

function fillStages() {
  const strip = document.getElementById("stages");
  const buttons = index.stages.flatMap((stage, number) => [...(number ? [element("i", "", "›")] : []), stageButton(stage, number)]);
  strip.replaceChildren(...buttons, element("span", "", ""));
  strip.lastChild.id = "purpose";
  strip.lastChild.textContent = index.stages[state.stage].purpose;
  strip.querySelector('[aria-current="true"]').scrollIntoView({ block: "nearest", inline: "nearest" });
}

function fillLegend() {
  const kinds = index.kinds.map(kind => element("span", kind, kind));
  const ways = [["usual", "--faint", "solid"], ["unlikely", "--faint", "dotted"], ["raises", "--raises", "dashed"]].map(([name, colour, style]) => {
    const stroke = document.createElement("hr");
    stroke.style.cssText = `border-top-style:${style};border-top-color:var(${colour})`;
    return element("span", "", stroke, name);
  });
  document.getElementById("legend").replaceChildren(...(state.view === "graph" ? [...kinds, element("span", "may-raise", "may raise"), ...ways] : []));
  document.getElementById("legend").style.display = state.view === "graph" ? "" : "none";
}

// The stage before or behind at which the function looks different.
function stepStage(step) {
  for (let stage = state.stage + step; stage >= 0 && stage < index.stages.length; stage += step) {
    if (isChangedAt(state.fn, stage)) {
      return go({ stage });
    }
  }
}

// Marks what is chosen, among what is drawn.
function decorate() {
  document.querySelectorAll("#canvas .operation").forEach(line => {
    line.classList.toggle("chosen", state.line > 0 && line.operation.line === state.line);
    line.classList.toggle("found", found.includes(line.operation));
    line.classList.toggle("at", found[foundAt] === line.operation);
  });
  document.querySelectorAll("#source .lines .chosen").forEach(line => line.classList.remove("chosen"));
  if (state.line > 0) {
    document.querySelector(`#source .lines > [data-line="${state.line}"]`)?.classList.add("chosen");
  }
}

function revealChosen() {
  if (state.line > 0 && state.view === "graph") {
    revealLine(state.line);
    revealOperation(operation => operation.line === state.line);
  }
}

function revealOperation(isWanted) {
  const card = (drawing.cards ?? []).find(each => each.lines?.some(line => line.operation && isWanted(line.operation)));
  if (card) {
    reveal(card, lineOffset(card.lines.findIndex(line => line.operation && isWanted(line.operation))));
  }
}

// The operations that hold the text that is searched for.
function foundOperations() {
  const wanted = finder.value.trim().toLowerCase();
  const lines = wanted ? (drawing.cards ?? []).flatMap(card => card.lines ?? []) : [];
  return lines.filter(line => line.operation && line.text.toLowerCase().includes(wanted)).map(line => line.operation);
}

function tellFound() {
  document.querySelector("#find output").textContent =
    found.length ? `${foundAt + 1} of ${found.length}` : finder.value.trim() ? "none" : "";
}

function showFound() {
  tellFound();
  decorate();
  if (found.length) {
    revealOperation(operation => operation === found[foundAt]);
  }
}

function operationTip(operation) {
  const lines = [operationText(operation)];
  if (operation.result && state.stage > 0) lines.push(operation.result + ": " + operation.type);
  if (state.stage > 0) {
    operation.arguments.filter(each => each.isVariable).forEach(each => lines.push("  " + each.text + ": " + (state.snapshot.types.get(each.text) ?? "?")));
  }
  const meaning = index.meanings[operation.opcode];
  if (meaning && state.stage >= FIRST_TYPED_STAGE) lines.push(meaning);
  if (operation.frames.length) lines.push("inlined from " + operation.frames.join(" ← "));
  if (operation.calls.length) lines.push("calls " + operation.calls.map(number => index.functions[number].label).join(", ") + " (double click)");
  return lines.join("\n");
}

function showTip(text, x, y) {
  const tip = document.getElementById("tip");
  tip.textContent = text;
  tip.style.display = text ? "block" : "none";
  tip.style.left = Math.min(x + 14, innerWidth - tip.offsetWidth - 8) + "px";
  tip.style.top = (y + 18 + tip.offsetHeight > innerHeight ? y - tip.offsetHeight - 10 : y + 18) + "px";
}

function tipFor(target) {
  const variable = target.closest(".value")?.dataset.variable;
  const operation = target.closest(".operation")?.operation;
  if (variable && state.stage > 0) {
    return variable + ": " + (state.snapshot?.types.get(variable) ?? "?") + (operation ? "\n\n" + operationTip(operation) : "");
  }
  return operation ? operationTip(operation) : "";
}

function markSame(target) {
  const variable = target.closest?.(".value")?.dataset.variable;
  document.querySelectorAll(".value.same").forEach(each => each.classList.remove("same"));
  if (variable) {
    document.querySelectorAll(`.value[data-variable="${CSS.escape(variable)}"]`).forEach(each => each.classList.add("same"));
  }
}

// Marks a line and its operations as near to the mouse, and nothing else; none of line 0.
function markNear(line) {
  document.querySelectorAll(".near:not(path)").forEach(each => each.classList.remove("near"));
  if (line > 0) {
    document.querySelectorAll(`#source .lines > [data-line="${line}"], #canvas .operation[data-line="${line}"]`)
      .forEach(each => each.classList.add("near"));
  }
}

function thicken(card, isNear) {
  const place = drawing.cards?.indexOf(card);
  (drawing.edges ?? []).filter(edge => edge.from === place || edge.to === place)
    .forEach(edge => edge.elements?.forEach(each => each.classList.toggle("near", isNear)));
}

function goToBlock(number) {
  centre(drawing.cards.find(each => each.key === number));
}

graphPane.addEventListener("mousemove", event => {
  showTip(tipFor(event.target), event.clientX, event.clientY);
});
graphPane.addEventListener("mouseleave", () => showTip("", 0, 0));
graphPane.addEventListener("mouseover", event => {
  markSame(event.target);
  markNear(event.target.closest(".operation")?.dataset.line);
  const card = event.target.closest(".block")?.card;
  if (card) thicken(card, true);
});
graphPane.addEventListener("mouseout", event => {
  markNear(0);
  const card = event.target.closest(".block")?.card;
  if (card) thicken(card, false);
});
graphPane.addEventListener("click", event => {
  const callee = event.target.closest(".callee")?.dataset.callee ?? event.target.closest(".function")?.dataset.function;
  const target = event.target.closest("[data-target]")?.dataset.target;
  const operation = event.target.closest(".operation")?.operation;
  if (callee !== undefined) {
    go({ fn: index.functions[callee], line: 0, view: "graph" });
  } else if (target) {
    goToBlock(target);
  } else if (operation) {
    go({ line: state.line === operation.line ? 0 : operation.line });
  }
});
graphPane.addEventListener("dblclick", event => {
  const calls = event.target.closest(".operation")?.operation.calls ?? [];
  if (calls.length) {
    go({ fn: index.functions[calls[0]], line: 0 });
  }
});

sourcePane.addEventListener("click", event => {
  const line = Number(event.target.closest("[data-line]")?.dataset.line);
  const begun = index.functions.find(fn => fn.file === state.fn.file && fn.line === line && fn !== state.fn);
  if (begun && line !== state.fn.line) {
    go({ fn: begun, line: 0 });
  } else if (line) {
    go({ line: state.line === line ? 0 : line });
  }
});
sourcePane.addEventListener("mouseover", event => markNear(event.target.closest(".has")?.dataset.line));
sourcePane.addEventListener("mouseleave", () => markNear(0));

document.getElementById("stages").addEventListener("click", event => {
  const stage = event.target.closest("[data-stage]")?.dataset.stage;
  if (stage !== undefined) go({ stage: Number(stage) });
});
document.querySelectorAll("[data-view]").forEach(button => button.addEventListener("click", () => go({ view: button.dataset.view })));
document.querySelectorAll("[data-switch]").forEach(button => button.addEventListener("click", () => go({ [button.dataset.switch]: !state[button.dataset.switch] })));

finder.addEventListener("input", () => {
  found = foundOperations();
  foundAt = 0;
  showFound();
});
finder.addEventListener("keydown", event => {
  if (event.key === "Enter" && found.length) {
    foundAt = (foundAt + (event.shiftKey ? found.length - 1 : 1)) % found.length;
    showFound();
  }
});

function applyTheme(theme) {
  document.documentElement.dataset.theme = theme;
}

function rememberedTheme() {
  try {
    return localStorage.getItem("serpentine-theme");
  } catch {
    return null; // A page from a file may have no storage.
  }
}

document.getElementById("theme").addEventListener("click", () => {
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  applyTheme(theme);
  try {
    localStorage.setItem("serpentine-theme", theme);
  } catch {
    // Then it is forgotten with the page.
  }
});

const help = document.getElementById("help");
function showHelp() {
  const rows = KEYS.map(([key, meaning]) => element("tr", "", element("td", "", element("kbd", "", key)), element("td", "", meaning)));
  help.replaceChildren(element("table", "", ...rows));
  help.showModal();
}
help.addEventListener("click", () => help.close());
document.getElementById("help-button").addEventListener("click", showHelp);

const ACTIONS = {
  "/": () => search.select(), f: () => finder.select(), "?": showHelp,
  ArrowLeft: () => stepStage(-1), ArrowRight: () => stepStage(1),
  ArrowUp: () => stepInList(-1), ArrowDown: () => stepInList(1), k: () => stepInList(-1), j: () => stepInList(1),
  d: () => go({ changes: !state.changes }), t: () => go({ types: !state.types }), e: () => go({ code: !state.code }),
  g: () => go({ view: "graph" }), c: () => go({ view: "calls" }),
  h: () => { systemChoice.checked = !systemChoice.checked; refresh(); },
  "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(.8), 0: () => { fit(); revealChosen(); }, o: overview,
  Backspace: () => history.back(), Escape: () => { go({ line: 0 }); document.activeElement.blur(); },
};

document.addEventListener("keydown", event => {
  const isTyping = ["INPUT", "SELECT"].includes(event.target.tagName) && event.target.type !== "checkbox";
  const action = ACTIONS[event.key];
  if (action && !event.ctrlKey && !event.metaKey && !event.altKey && (!isTyping || event.key === "Escape")) {
    event.preventDefault();
    action();
  }
});

addEventListener("popstate", () => refresh());

applyTheme(rememberedTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
document.getElementById("program-name").textContent = index.program;
document.getElementById("program-target").textContent = index.target;
fillModules();
refresh();
