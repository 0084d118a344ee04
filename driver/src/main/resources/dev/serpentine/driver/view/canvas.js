// The surface that graphs are drawn on: pan, zoom, and sections that are drawn when they come into sight.

const graphPane = document.getElementById("graph");
const canvas = document.getElementById("canvas");
const READABLE = .88;
const sight = { x: 0, y: 0, scale: 1 };
let drawing = { sections: [] };
let lastRequest = 0;

function applySight() {
  canvas.style.transform = `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})`;
  drawVisibleSections();
}

function isInSight(section) {
  const top = section.top * sight.scale + sight.y;
  const height = graphPane.clientHeight;
  return top < 2 * height && top + section.height * sight.scale > -height;
}

function drawVisibleSections() {
  for (const section of drawing.sections) {
    if (section.height === undefined) {
      continue;
    }
    if (isInSight(section) && !section.element) {
      section.element = drawSection(section);
      canvas.append(section.element);
      decorate();
    } else if (!isInSight(section) && section.element) {
      section.element.remove();
      section.element = undefined;
    }
  }
}

// Shows cards and edges; the promise is kept when all are placed. Whoever calls again first makes this one stop.
async function show(cards, edges, direction, aim) {
  const request = ++lastRequest;
  const sections = sectionsOf(cards, edges);
  if (sections.length > 0) {
    await placeSection(sections[0], direction);
  }
  if (request !== lastRequest) {
    return;
  }
  const before = drawing;
  drawing = { sections, cards, edges };
  canvas.replaceChildren();
  let top = 0;
  for (const [i, section] of sections.entries()) {
    if (i > 0) {
      await placeSection(section, direction);
      if (request !== lastRequest) {
        return;
      }
    }
    section.top = top;
    top += section.height + 40;
    section.cards.forEach(card => card.section = section);
    if (i === 0) {
      aim(before);
    }
    applySight();
  }
}

function zoom(factor, x = graphPane.clientWidth / 2, y = graphPane.clientHeight / 2) {
  const scale = Math.min(2.5, Math.max(.05, sight.scale * factor));
  sight.x = x - (x - sight.x) * scale / sight.scale;
  sight.y = y - (y - sight.y) * scale / sight.scale;
  sight.scale = scale;
  applySight();
}

// The whole of the first section, or its upper part at a size that can be read.
function fit() {
  const first = drawing.sections[0];
  if (!first) {
    return;
  }
  const all = Math.min(graphPane.clientWidth / first.width, (graphPane.clientHeight - 40) / first.height, 1);
  sight.scale = Math.max(all, Math.min(READABLE, Math.max(graphPane.clientWidth / first.width, .7)));
  const start = first.cards[0];
  const isWhole = first.width * sight.scale <= graphPane.clientWidth;
  sight.x = isWhole
    ? (graphPane.clientWidth - first.width * sight.scale) / 2
    : graphPane.clientWidth / 2 - (start.x + start.width / 2) * sight.scale;
  sight.y = first.height * sight.scale <= graphPane.clientHeight ? (graphPane.clientHeight - 30 - first.height * sight.scale) / 2 : 8;
  applySight();
}

function overview() {
  const width = Math.max(...drawing.sections.map(section => section.width ?? 0));
  const height = Math.max(...drawing.sections.map(section => (section.top ?? 0) + (section.height ?? 0)));
  sight.scale = Math.max(.05, Math.min(1, graphPane.clientWidth / width, graphPane.clientHeight / height));
  sight.x = (graphPane.clientWidth - width * sight.scale) / 2;
  sight.y = 0;
  applySight();
}

function placeOnPane(card, within = 0) {
  return [sight.x + (card.x + card.width / 2) * sight.scale, sight.y + (card.section.top + card.y + within) * sight.scale];
}

function centre(card) {
  if (card?.section) {
    const [x, y] = placeOnPane(card);
    sight.x += graphPane.clientWidth / 2 - x;
    sight.y += graphPane.clientHeight / 3 - y;
    applySight();
  }
}

// Moves a card, or a line of it, to where it can be seen, if it cannot.
function reveal(card, within = 0) {
  if (!card || card.section === undefined) {
    return;
  }
  const [x, y] = placeOnPane(card, within);
  const half = card.width / 2 * sight.scale;
  if (x - half < 0 || x + half > graphPane.clientWidth || y < 10 || y > graphPane.clientHeight - 60) {
    centre(card);
    sight.y -= within * sight.scale;
    applySight();
  }
}

// Keeps the card in the middle where it is when another stage's graph comes in.
function keepPlace(before) {
  const middle = [graphPane.clientWidth / 2, graphPane.clientHeight / 3];
  const old = (before.cards ?? []).filter(card => card.section)
    .map(card => ({ card, at: placeOnPane(card) }))
    .sort((a, b) => distance(a.at, middle) - distance(b.at, middle));
  for (const { card, at } of old) {
    const now = drawing.cards.find(each => each.key === card.key && each.section);
    if (now) {
      const [x, y] = placeOnPane(now);
      sight.x += at[0] - x;
      sight.y += at[1] - y;
      return applySight();
    }
  }
  fit();
}

function distance([x, y], [x2, y2]) {
  return Math.hypot(x - x2, y - y2);
}

graphPane.addEventListener("wheel", event => {
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) {
    const box = graphPane.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
  } else {
    sight.x -= event.shiftKey ? event.deltaY : event.deltaX;
    sight.y -= event.shiftKey ? 0 : event.deltaY;
    applySight();
  }
}, { passive: false });

graphPane.addEventListener("pointerdown", event => {
  if (event.button !== 0 || event.target.closest(".block, #legend")) {
    return;
  }
  graphPane.setPointerCapture(event.pointerId);
  graphPane.classList.add("dragging");
});

graphPane.addEventListener("pointermove", event => {
  if (graphPane.classList.contains("dragging")) {
    sight.x += event.movementX;
    sight.y += event.movementY;
    applySight();
  }
});

for (const end of ["pointerup", "pointercancel"]) {
  graphPane.addEventListener(end, () => graphPane.classList.remove("dragging"));
}
