// The list of functions, with what narrows it.

const search = document.getElementById("search");
const moduleChoice = document.getElementById("module");
const systemChoice = document.getElementById("system");
const list = document.getElementById("list");
const LONGEST_LIST = 500;

function fillModules() {
  const files = [...new Set(index.functions.map(fn => fn.file))].sort(byImportance);
  moduleChoice.replaceChildren(new Option("every module", ""), ...files.map(file => new Option(moduleName(file), file.name)));
}

// The user's own first.
function byImportance(a, b) {
  return (b.isUser - a.isUser) || a.name.localeCompare(b.name);
}

function moduleName(file) {
  return file.name || "(made up)";
}

function isListed(fn) {
  const wanted = search.value.trim().toLowerCase();
  return (systemChoice.checked || !isSystem(fn) || fn.number === state.fn?.number)
    && (!moduleChoice.value || fn.file.name === moduleChoice.value)
    && (!wanted || isCalled(fn, wanted));
}

function isCalled(fn, wanted) {
  return fn.label.toLowerCase().includes(wanted) || fn.name.toLowerCase().includes(wanted);
}

function listedFunctions() {
  const wanted = search.value.trim().toLowerCase();
  return index.functions.filter(isListed).sort((a, b) => byImportance(a.file, b.file)
    || a.line - b.line || a.number - b.number);
}

function functionEntry(fn) {
  const link = element("a", "", element("span", "", fn.label), element("span", "", fn.line ? String(fn.line) : ""));
  link.href = addressOf({ ...state, fn, line: 0 });
  link.setAttribute("aria-current", fn.number === state.fn?.number);
  link.classList.toggle("gone", snapshotAt(fn, state.stage) < 0);
  link.title = fn.label + (fn.label === fn.name ? "" : "\n@" + fn.name) + (fn.file.name ? "\n" + fn.file.name + ":" + fn.line : "");
  return element("li", "", link);
}

function fillList() {
  const found = listedFunctions();
  const entries = [];
  let file;
  for (const fn of found.slice(0, LONGEST_LIST)) {
    if (fn.file !== file) {
      file = fn.file;
      entries.push(element("li", "module", moduleName(file)));
    }
    entries.push(functionEntry(fn));
  }
  if (found.length > LONGEST_LIST) {
    entries.push(element("li", "more", (found.length - LONGEST_LIST) + " more; search for them"));
  }
  if (found.length === 0) {
    entries.push(element("li", "more", systemChoice.checked ? "none is called so" : "none; system code is hidden (h)"));
  }
  const scrolled = list.scrollTop;
  list.replaceChildren(...entries);
  list.scrollTop = scrolled;
  list.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
}

// The one behind or before the shown one, as far as there is one.
function stepInList(step) {
  const found = listedFunctions();
  const place = found.findIndex(fn => fn.number === state.fn?.number);
  const next = found[Math.min(found.length - 1, Math.max(0, place + step))];
  if (next) {
    go({ fn: next, line: 0, view: "graph" });
  }
}

function openFirstFound() {
  const found = listedFunctions().filter(fn => isCalled(fn, search.value.trim().toLowerCase()));
  if (found.length > 0) {
    go({ fn: found[0], line: 0, view: "graph" });
    search.blur();
  }
}

search.addEventListener("input", fillList);
search.addEventListener("keydown", event => {
  if (event.key === "Enter") {
    openFirstFound();
  }
});
moduleChoice.addEventListener("change", () => {
  const chosen = index.files.find(file => file.name === moduleChoice.value);
  systemChoice.checked ||= chosen !== undefined && !chosen.isUser;
  refresh();
});
systemChoice.addEventListener("change", () => refresh());
