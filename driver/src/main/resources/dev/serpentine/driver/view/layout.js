// Places for cards of known sizes. The library works beside the page; what is large is laid out section by section.

const SECTION = 160;

// Runs in the worker: { id, nodes: [[width, height]...], edges: [[from, to]...], direction }.
function layOut(request) {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: request.direction, nodesep: 34, ranksep: 44, edgesep: 14, marginx: 20, marginy: 20 });
  request.nodes.forEach(([width, height], node) => graph.setNode(String(node), { width, height }));
  request.edges.forEach(([from, to], edge) => graph.setEdge(String(from), String(to), {}, String(edge)));
  dagre.layout(graph);
  return {
    id: request.id,
    width: graph.graph().width,
    height: graph.graph().height,
    nodes: request.nodes.map((_, node) => {
      const placed = graph.node(String(node));
      return [placed.x - placed.width / 2, placed.y - placed.height / 2];
    }),
    edges: request.edges.map(([from, to], edge) => graph.edge(String(from), String(to), String(edge)).points.map(point => [point.x, point.y])),
  };
}

function startLayoutWorker() {
  const library = document.getElementById("layout-library").textContent.replace(/\/\/# sourceMappingURL.*/, "");
  const script = `${library}\n${layOut}\nonmessage = event => postMessage(layOut(event.data));`;
  return new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
}

const layoutWorker = startLayoutWorker();
const pendingLayouts = new Map();
let layoutCount = 0;

layoutWorker.onmessage = event => {
  pendingLayouts.get(event.data.id)(event.data);
  pendingLayouts.delete(event.data.id);
};

layoutWorker.onerror = event => notice("the layout failed: " + event.message);

function laidOut(nodes, edges, direction) {
  return new Promise(done => {
    const id = layoutCount++;
    pendingLayouts.set(id, done);
    layoutWorker.postMessage({ id, nodes, edges, direction });
  });
}

// The cards so that each stands before those that its edges lead to, but for edges that go back: what belongs
// together is then near to each other.
function inOrderOfFlow(cards, edges) {
  const targets = cards.map(() => []);
  edges.forEach(edge => targets[edge.from].push(edge.to));
  const seen = new Set();
  const left = [];
  for (let root = 0; root < cards.length; root++) {
    const open = seen.has(root) ? [] : [[root, 0]];
    seen.add(root);
    const begun = left.length;
    const inside = [];
    while (open.length > 0) {
      const step = open[open.length - 1];
      const next = targets[step[0]][step[1]++];
      if (next === undefined) {
        inside.push(open.pop()[0]);
      } else if (!seen.has(next)) {
        seen.add(next);
        open.push([next, 0]);
      }
    }
    left.splice(begun, 0, ...inside.reverse());
  }
  return left;
}

// Divides cards into sections; edges between sections are left out: the cards name their targets.
function sectionsOf(cards, edges) {
  const order = inOrderOfFlow(cards, edges);
  const size = cards.length <= SECTION * 1.5 ? cards.length : SECTION;
  const sections = [];
  for (let first = 0; first < cards.length; first += size) {
    const members = order.slice(first, first + size);
    const places = new Map(members.map((card, place) => [card, place]));
    const inside = edges.filter(edge => places.has(edge.from) && places.has(edge.to));
    sections.push({ cards: members.map(card => cards[card]), edges: inside, ends: inside.map(edge => [places.get(edge.from), places.get(edge.to)]) });
  }
  return sections;
}

async function placeSection(section, direction) {
  const placed = await laidOut(
    section.cards.map(card => [card.width, card.height]),
    section.ends,
    direction);
  section.cards.forEach((card, i) => [card.x, card.y] = placed.nodes[i]);
  section.edges.forEach((edge, i) => edge.points = placed.edges[i]);
  section.width = placed.width;
  section.height = placed.height;
}
