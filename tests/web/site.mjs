// Runs the page of a site on a stand-in for its document, which knows text alone: node site.mjs site.js INDEX.json... [--word TEXT]
// prints one object for each index.

import { readFileSync } from "node:fs";
import vm from "node:vm";

const [program, ...rest] = process.argv.slice(2), at = rest.indexOf("--word");
const word = at < 0 ? "" : rest[at + 1], paths = at < 0 ? rest : rest.slice(0, at);

function stand() {
  const made = {
    children: [], textContent: "", value: "", hidden: true, dataset: {}, attributes: {}, listeners: {},
    append(...parts) { this.children.push(...parts); }, replaceChildren(...parts) { this.children = parts; },
    setAttribute(name, value) { this.attributes[name] = value; }, getAttribute(name) { return this.attributes[name] ?? null; },
    addEventListener(name, act) { this.listeners[name] = act; }, focus() {},
  };
  return made;
}
const textOf = part => (typeof part === "string" ? part : part.textContent + part.children.map(textOf).join(" "));

async function shown(path) {
  const parts = {}, content = readFileSync(path);
  const document = { title: "", getElementById: id => (parts[id] ??= stand()), createElement: stand };
  const context = vm.createContext({ document, location: { hash: "" }, addEventListener() {}, AslSignSite: { bytesOf: async () => content }, TextDecoder, console });
  vm.runInContext(readFileSync(program, "utf8"), context);
  await new Promise(resolve => setTimeout(resolve, 0));
  if (word) { parts.word.value = word; parts.word.listeners.input(); }
  return { title: document.title, told: parts.told.textContent, player: parts.player?.attributes.src ?? "", found: (parts.found?.children ?? []).map(textOf), listed: parts.found?.children.length ?? 0 };
}

const answers = [];
for (const path of paths) answers.push(await shown(path));
process.stdout.write(JSON.stringify(answers));
