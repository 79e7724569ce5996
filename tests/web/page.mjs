// Runs docs/player.html as a browser would, on a stand-in for its document: node page.mjs PAGE PLAYER '[[FILE, MILLISECONDS, TURN], ...]'
// prints for each what was drawn at that time, and the words beside it.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import vm from "node:vm";

const [page, player, jobs] = process.argv.slice(2);
const program = readFileSync(player, "utf8"), html = readFileSync(page, "utf8");

async function shown(path, now, turned) {
  const drawn = [];
  const act = name => (...numbers) => drawn.push([name, ...numbers]);
  const pen = { clearRect: () => { drawn.length = 0; }, beginPath: () => {}, fill: act("fill"), stroke: act("stroke") };
  for (const name of ["moveTo", "lineTo", "arc", "ellipse"]) pen[name] = act(name);
  const found = {
    canvas: { getContext: () => pen }, "#file": {}, "#wrong": { textContent: "" }, "#told": { textContent: "" },
    "#play": { checked: true }, "#frame": { value: "0", max: 0 }, "#turn": { value: String(turned) },
  };
  let next = null;
  const context = vm.createContext({ document: { querySelector: name => found[name] }, requestAnimationFrame: draw => { next = draw; }, console });
  vm.runInContext(program, context);
  for (const [, script] of html.matchAll(/<script>(.*?)<\/script>/gs)) vm.runInContext(script, context);
  next(0); // nothing chosen yet: it waits
  const before = drawn.length;
  await found["#file"].onchange({ target: { files: [{ name: basename(path), text: async () => readFileSync(path, "utf8") }] } });
  next(now);
  return { before, drawn, wrong: found["#wrong"].textContent, told: found["#told"].textContent };
}

const answers = [];
for (const [path, now, turned] of JSON.parse(jobs)) answers.push(await shown(path, now, turned));
process.stdout.write(JSON.stringify(answers));
