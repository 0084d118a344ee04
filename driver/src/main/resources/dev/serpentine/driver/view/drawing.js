// Cards of blocks and functions, and the edges between them.

const CHARACTER = characterWidth();
const LINE = 18;
const LONGEST_LINE = 92;
const SVG = "http://www.w3.org/2000/svg";

function characterWidth() {
  const context = document.createElement("canvas").getContext("2d");
  context.font = "12px " + getComputedStyle(document.documentElement).getPropertyValue("--code");
  return context.measureText("m".repeat(100)).width / 100;
}

function element(tag, className, ...children) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function typeNote(type) {
  return state.types && type && type !== "Void" ? [element("span", "type", ": " + type)] : [];
}

function typeNoteLength(type) {
  return state.types && type && type !== "Void" ? type.length + 2 : 0;
}

function valueElement(argument) {
  if (argument.isVariable) {
    const value = element("span", "value", argument.text);
    value.dataset.variable = argument.text;
    return value;
  }
  const constant = element("span", argument.callee === undefined ? "constant" : "callee", argument.text);
  if (argument.callee !== undefined) {
    constant.dataset.callee = argument.callee;
  }
  return constant;
}

function separated(parts) {
  return parts.flatMap((part, i) => i === 0 ? [part] : [", ", part]);
}

function operationElement(operation) {
  const line = element("div", "operation");
  if (operation.result) {
    line.append(valueElement({ text: operation.result, isVariable: true }), ...typeNote(operation.type), " = ");
  }
  const raises = operation.mayRaise && state.stage >= FIRST_TYPED_STAGE ? " may-raise" : "";
  line.append(element("span", "opcode " + operation.kind + raises, operation.opcode));
  line.append("(", ...separated(operation.arguments.map(valueElement)), ")");
  line.dataset.line = operation.line;
  line.operation = operation;
  return line;
}

function linkElement(link) {
  const style = link.target === "return" ? "returns" : link.style;
  const line = element("div", "link " + style);
  const target = element("b", "", link.target);
  target.dataset.target = link.target;
  line.append(link.label ? link.label + (link.caught ? " as " + link.caught : "") + " → " : "→ ", target);
  line.append("(", ...separated(link.arguments.map(valueElement)), ")");
  return line;
}

function lineElement(line) {
  const made = line.operation ? operationElement(line.operation)
    : line.link ? linkElement(line.link)
    : element("div", "link", line.exit.kind + " ", valueElement(line.exit.test));
  if (line.change) {
    made.classList.add(line.change + "-line");
  }
  return made;
}

function blockElement(card) {
  const block = card.block;
  const parameters = block.parameters.map(parameter => {
    const value = valueElement({ text: parameter.name, isVariable: true });
    return element("span", "", value, ...typeNote(parameter.type));
  });
  const head = element("header", "", element("b", "", block.number), ...separated(parameters));
  const made = element("div", "block", head, ...card.lines.map(lineElement));
  head.classList.toggle("added-line", card.isHeadChanged === true);
  made.classList.toggle("start", card.isStart);
  made.classList.toggle("unreachable", !block.isReachable && state.stage > 0);
  made.classList.toggle("raising", block.links.some(link => link.target === "raise"));
  if (card.change) {
    made.classList.add(card.change);
  }
  return made;
}

function lineLength(line) {
  return line.text.length + (line.operation ? typeNoteLength(line.operation.type) : 0);
}

function blockCard({ block, change, isHeadChanged, lines }, isStart) {
  const head = headText(block).length + 2 + block.parameters.reduce((sum, each) => sum + typeNoteLength(each.type), 0);
  const longest = Math.max(12, head, ...lines.map(lineLength));
  return {
    key: block.number, block, change, isHeadChanged, lines, isStart,
    width: Math.ceil(Math.min(longest, LONGEST_LINE) * CHARACTER) + 24,
    height: 22 + 3 + lines.length * LINE + 4,
    draw: blockElement,
  };
}

function lineOffset(i) {
  return 25 + i * LINE;
}

// Cards of a snapshot's blocks, and the edges between them; ways out of the function stand in their blocks.
function blocksAndEdges(snapshot, before) {
  const cards = linedBlocks(snapshot, before).map((lined, i) => blockCard(lined, i === 0));
  const places = new Map(cards.map((card, i) => [card.key, i]));
  const edges = [];
  cards.filter(card => card.change !== "removed").forEach(card => card.block.links
    .filter(link => !link.isExit && places.has(link.target))
    .forEach(link => edges.push({
      from: places.get(card.key), to: places.get(link.target), label: shortLabel(link),
      style: link.style + (link.label === "true" || link.label === "false" ? " " + link.label : ""),
    })));
  return { cards, edges };
}

function shortLabel(link) {
  return link.label.length > 40 ? link.label.slice(0, 39) + "…" : link.label;
}

function functionElement(card) {
  const fn = card.fn;
  const made = element("div", "block function", element("header", "", element("b", "", fn.label)),
    element("small", "", fn.file.name ? shortPath(fn.file.name) + ":" + fn.line : "made up"));
  made.dataset.function = fn.number;
  made.classList.toggle("chosen", fn.number === state.fn?.number);
  return made;
}

function functionCard(fn) {
  const place = shortPath(fn.file.name) + ":" + fn.line;
  return {
    key: fn.name, fn, draw: functionElement,
    width: Math.ceil(Math.max(fn.label.length * CHARACTER, place.length * 6.2)) + 30, height: 46,
  };
}

function shortPath(path) {
  return path.split("/").slice(-1)[0];
}

// A line through points, its corners rounded.
function pathThrough(points) {
  const [first, ...rest] = points;
  let path = `M${first[0]},${first[1]}`;
  for (let i = 0; i < rest.length - 1; i++) {
    const [x, y] = rest[i];
    const [x2, y2] = rest[i + 1];
    const end = i === rest.length - 2 ? [x2, y2] : [(x + x2) / 2, (y + y2) / 2];
    path += ` Q${x},${y} ${end[0]},${end[1]}`;
  }
  return rest.length === 1 ? path + ` L${rest[0][0]},${rest[0][1]}` : path;
}

function svgElement(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  made.textContent = text ?? "";
  return made;
}

function arrowHead(points) {
  const [x, y] = points[points.length - 1];
  const [x0, y0] = points[points.length - 2] ?? [x, y - 1];
  const angle = Math.atan2(y - y0, x - x0);
  const corner = turn => `${x - 8 * Math.cos(angle + turn)},${y - 8 * Math.sin(angle + turn)}`;
  return `M${corner(.38)} L${x},${y} L${corner(-.38)}`;
}

function edgeElements(edge) {
  const path = svgElement("path", { class: "edge " + edge.style, d: pathThrough(edge.points) });
  const head = svgElement("path", { class: "edge " + edge.style, d: arrowHead(edge.points), style: "stroke-dasharray:none" });
  edge.elements = [path, head];
  const [x, y] = edge.points[0];
  const label = edge.label ? [svgElement("text", { x: x + 5, y: y + 12, class: edge.style }, edge.label)] : [];
  return [path, head, ...label];
}

function drawSection(section) {
  const drawn = element("div", "section");
  drawn.style.top = section.top + "px";
  const lines = svgElement("svg", { width: section.width, height: section.height });
  lines.append(...section.edges.flatMap(edge => edgeElements(edge)));
  drawn.append(lines);
  for (const card of section.cards) {
    card.element = card.draw(card);
    card.element.card = card;
    card.element.style.cssText = `left:${card.x}px;top:${card.y}px;width:${card.width}px;height:${card.height}px`;
    drawn.append(card.element);
  }
  return drawn;
}
