// The source of the function's file, and the emitted code.

const sourcePane = document.getElementById("source");
const codePane = document.getElementById("code");
const KEYWORDS = new Set(("False None True and as assert async await break class continue def del elif else except finally for from global if "
  + "import in is lambda match nonlocal not or pass raise return try while with yield").split(" "));
const TOKEN = /(#.*$)|([rbfuRBFU]{0,2}(?:"""|'''|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))|([A-Za-z_]\w*)|(\s+|\d[\w.]*|.)/g;

// A line of Python in colours. Texts of several lines get none, which is seen and does no harm.
function colouredPython(text) {
  return [...text.matchAll(TOKEN)].map(([token, comment, string, word]) =>
    comment ? element("span", "comment", token)
    : string ? element("span", "string", token)
    : KEYWORDS.has(word) ? element("span", "keyword", token)
    : token);
}

// The last line of the function that begins at a line (from 1): before the next one that is indented no deeper.
function lastLineOf(lines, first) {
  const depth = indentation(lines[first - 1] ?? "");
  let head = first;
  while (head < lines.length && !lines[head - 1].trimEnd().endsWith(":")) {
    head++;
  }
  let last = head;
  for (let line = head + 1; line <= lines.length; line++) {
    const text = lines[line - 1];
    if (text.trim() && indentation(text) <= depth) {
      break;
    }
    last = text.trim() ? line : last;
  }
  return last;
}

function numberedLine(number, ...content) {
  const line = element("div", "", element("span", "", String(number)), element("span", "", ...content));
  line.dataset.line = number;
  return line;
}

// Shows the file of a function, which stands out.
function showSource(fn) {
  const pane = sourcePane.querySelector(".lines");
  sourcePane.querySelector("h2").textContent = fn.file.name || "no source: the translator made this function up";
  if (pane.file !== fn.file) {
    pane.replaceChildren(...fn.file.lines.map((text, i) => numberedLine(i + 1, ...colouredPython(text))));
    pane.file = fn.file;
  }
  const last = fn.line > 0 ? lastLineOf(fn.file.lines, fn.line) : 0;
  [...pane.children].forEach((line, i) => line.classList.toggle("own", i + 1 >= fn.line && i + 1 <= last));
  scrollToLine(pane, fn.line, .08);
}

function scrollToLine(pane, number, part) {
  const line = pane.children[number - 1];
  if (line) {
    pane.scrollTop = line.offsetTop - pane.offsetTop - pane.clientHeight * part;
  }
}

function revealLine(number) {
  const pane = sourcePane.querySelector(".lines");
  const line = pane.children[number - 1];
  if (line && (line.offsetTop - pane.offsetTop < pane.scrollTop || line.offsetTop - pane.offsetTop > pane.scrollTop + pane.clientHeight - 40)) {
    scrollToLine(pane, number, .3);
  }
}

// Marks the lines that operations of the snapshot stand on.
function markLines(snapshot) {
  const lines = new Set(snapshot.blocks.flatMap(block => block.operations.map(operation => operation.line)));
  for (const line of sourcePane.querySelector(".lines").children) {
    line.classList.toggle("has", lines.has(Number(line.dataset.line)));
  }
}

function showCode(fn, emitted) {
  codePane.querySelector("h2").textContent = index.language;
  const text = emitted || (index.language
    ? "There is no " + index.language + " of this function: it is not in the program any more, or has no code of its own."
    : "This backend emits no text.");
  codePane.querySelector(".lines").replaceChildren(...text.trimEnd().split("\n").map((line, i) => numberedLine(i + 1, line)));
  codePane.querySelector(".lines").scrollTop = 0;
}
