// Runs docs/player.html as a browser would, on a stand-in for its document: node page.mjs PAGE PLAYER FILE.json MILLISECONDS
// prints what was drawn at that time.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const [page, player, file, now] = process.argv.slice(2);
const drawn = [];
const pen = {
  clearRect: () => { drawn.length = 0; },
  beginPath: () => {},
  moveTo: (x, y) => drawn.push(["move", x, y]),
  lineTo: (x, y) => drawn.push(["line", x, y]),
  stroke: () => drawn.push(["stroke"]),
};
const found = { canvas: { getContext: () => pen }, input: {} };
let next = null;
const context = vm.createContext({ document: { querySelector: name => found[name] }, requestAnimationFrame: draw => { next = draw; }, console });
vm.runInContext(readFileSync(player, "utf8"), context);
const scripts = [...readFileSync(page, "utf8").matchAll(/<script>(.*?)<\/script>/gs)].map(match => match[1]);
for (const script of scripts) vm.runInContext(script, context);
next(0); // nothing chosen yet: it waits
const before = drawn.length;
await found.input.onchange({ target: { files: [{ text: async () => readFileSync(file, "utf8") }] } });
next(Number(now));
process.stdout.write(JSON.stringify({ before, drawn }));
