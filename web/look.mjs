// Looks at a site in a browser: node look.mjs SITE BROWSER OUT prints one JSON object: first pictures, pictures a second, requests,
// messages of the console, what axe finds, and that the keyboard reaches everything. Pictures go into OUT.

import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import puppeteer from "puppeteer-core";

const [site, browserName, out] = process.argv.slice(2), here = dirname(fileURLToPath(import.meta.url));
const PROGRAMS = { chromium: "/usr/bin/chromium", firefox: "/usr/bin/firefox-esr" };
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self' blob:";
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml" };
const extra = new Map(); // pages of this script, beside those of the site

const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://a").pathname)).replace(/\/$/, "/index.html");
  try {
    const content = extra.get(path) ?? readFileSync(join(site, path.replace(/^\/(hostile|large)\//, "/")));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "content-security-policy": POLICY }).end(content);
  } catch { response.writeHead(404).end(); }
});
await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const isFirefox = browserName === "firefox";
const browser = await puppeteer.launch({
  browser: isFirefox ? "firefox" : "chrome", executablePath: PROGRAMS[browserName], headless: true,
  args: isFirefox ? [] : ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  extraPrefsFirefox: { "webgl.force-enabled": true, "webgl.disabled": false },
});
const answers = { browser: await browser.version(), console: [], requests: [], strangers: [] };

async function opened(url, size = { width: 1000, height: 800 }, isHeard = true) {
  const page = await browser.newPage();
  if (isHeard) page.on("console", message => answers.console.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", error => answers.console.push(`error: ${error.message}`));
  page.on("request", request => {
    const url = request.url();
    answers.requests.push(url.replace(origin, ""));
    if (!url.startsWith(origin) && !url.startsWith("file:") && !url.startsWith("blob:")) answers.strangers.push(url);
  });
  await page.setViewport(size);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  return page;
}

const isDrawn = selector => {
  const canvas = document.querySelector(selector)?.shadowRoot?.querySelector("canvas");
  if (!canvas || !canvas.width) return false;
  const small = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }), pen = small.getContext("2d", { willReadFrequently: true });
  pen.drawImage(canvas, -(canvas.width >> 1), -(canvas.height >> 1));
  return pen.getImageData(0, 0, 1, 1).data[3] > 0;
};
const shown = (page, selector = "asl-sign") => page.waitForFunction(isDrawn, { timeout: 60000, polling: 15 }, selector);
const bare = elements => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signs</title><script type="module" src="/asl-sign.mjs"></script><link rel="icon" href="/icon.svg"><main><h1>Signs</h1>${elements}</main></html>`;

const index = JSON.parse(readFileSync(join(site, "index.json"), "utf8")), [first, second = first] = index.signs;
extra.set("/one.html", bare(`<asl-sign id="player" src="${first.src}"></asl-sign><asl-text for="player"></asl-text>`));
extra.set("/many.html", bare(Array.from({ length: 20 }, () => `<asl-sign src="${first.src}" autoplay loop></asl-sign>`).join("")));
extra.set("/rtl.html", bare(`<asl-sign id="player" src="${first.src}"></asl-sign><asl-text for="player"></asl-text>`).replace("<html", '<html dir="rtl"'));

// The first picture, counted from when the page begins to load; then that of another sign.
let page = await opened(`${origin}/one.html`);
await shown(page);
answers.first_s = await page.evaluate(() => performance.now() / 1000);
answers.next_s = await page.evaluate(src => new Promise(resolve => {
  const player = document.querySelector("asl-sign"), start = performance.now();
  player.addEventListener("ready", () => requestAnimationFrame(() => resolve((performance.now() - start) / 1000)), { once: true });
  player.src = src;
}), second.src);

// Pictures a second at 400 x 400, over three seconds of playing.
answers.fps = await page.evaluate(() => new Promise(resolve => {
  const player = document.querySelector("asl-sign");
  let count = 0, start = 0;
  player.addEventListener("timeupdate", () => { count++; start ||= performance.now(); if (performance.now() - start > 3000) { player.pause(); resolve(count / ((performance.now() - start) / 1000)); } });
  player.loop = true;
  player.play();
}));
answers.size = await page.evaluate(() => { const { width, height } = document.querySelector("asl-sign").shadowRoot.querySelector("canvas"); return [width, height]; });

// Methods, and everything by keyboard.
answers.goto = await page.evaluate(() => { const player = document.querySelector("asl-sign"); return [player.goto(0), player.word?.text, player.goto("NO-SUCH-WORD")]; });
answers.tabbed = [];
await page.evaluate(() => document.activeElement?.blur());
for (let k = 0; k < 16; k++) {
  await page.keyboard.press("Tab");
  const name = await page.evaluate(() => { let at = document.activeElement; while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at?.getAttribute("aria-label") ?? at?.localName; });
  answers.tabbed.push(name);
  if (name === "More") await page.keyboard.press("Enter");
}
await page.screenshot({ path: join(out, `${browserName}-open.png`) });
for (const scheme of isFirefox ? [] : ["light", "dark"]) {
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  await page.screenshot({ path: join(out, `${browserName}-${scheme}.png`) });
}
await page.close();

for (const [name, url, size] of [["page", "/index.html", { width: 1100, height: 850 }], ["phone", "/index.html", { width: 360, height: 1100 }], ["rtl", "/rtl.html", { width: 500, height: 700 }]]) {
  page = await opened(origin + url, size);
  await shown(page);
  if (name !== "rtl") {
    await page.evaluate(() => { const player = document.querySelector("asl-sign"); player.goto(0); });
    await new Promise(resolve => setTimeout(resolve, 700));
  }
  if (!isFirefox || name === "page") { // axe is run beside the page, whose policy lets no script in
    await page.setBypassCSP(true).catch(() => null);
    await page.evaluate(readFileSync(join(here, "node_modules/axe-core/axe.min.js"), "utf8"));
    answers.axe = [...(answers.axe ?? []), ...(await page.evaluate(async () => (await window.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.flat().join(" ")).join("; ")}`)))];
  }
  answers.wide = { ...answers.wide, [name]: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth) };
  await page.screenshot({ path: join(out, `${browserName}-${name}.png`) });
  if (name === "page" && !isFirefox) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
    await new Promise(resolve => setTimeout(resolve, 500));
    await page.screenshot({ path: join(out, `${browserName}-page-dark.png`) });
  }
  await page.close();
}

// What is missing, broken or hostile: a sentence stands in its place, and nothing runs.
const markup = '<img src="x" onerror="window.ran = 1"><script>window.ran = 1</script>';
const row = { ...first, gloss: markup, words: [markup], author: markup, handshapes: [markup], places: ["__proto__"] };
extra.set("/signs/BROKEN.glb.gz", Buffer.from("no gzip"));
extra.set("/signs/CUT.glb.gz", readFileSync(join(site, `${first.src}.glb.gz`)).subarray(0, 5000));
extra.set("/broken.html", bare(["NO-SUCH", "BROKEN", "CUT"].map(name => `<asl-sign src="signs/${name}"></asl-sign>`).join("")));
extra.set("/hostile/index.json.gz", gzipSync(JSON.stringify({ format: "asl-site", version: 1, title: markup, names: { handshapes: { [markup]: markup } }, signs: [row, { src: "javascript:window.ran=1", gloss: "A" }, null] })));
page = await opened(`${origin}/broken.html`, { width: 700, height: 500 }, false);
await page.waitForFunction(() => [...document.querySelectorAll("asl-sign")].every(one => one.shadowRoot?.querySelector(".wrong").textContent), { timeout: 30000 });
answers.sentences = await page.evaluate(() => [...document.querySelectorAll("asl-sign")].map(one => one.shadowRoot.querySelector(".wrong").textContent));
await page.screenshot({ path: join(out, `${browserName}-broken.png`) });
await page.close();
page = await opened(`${origin}/hostile/index.html`, undefined, false);
await shown(page);
answers.ran = await page.evaluate(() => [typeof window.ran, document.querySelectorAll("img, #found script, dl script").length, document.querySelectorAll("#found button").length, document.title.length]);
await page.close();

// One sign after the other on the page, with a picture of each, for which the browser takes the element out of sight and back.
page = await opened(`${origin}/index.html`, { width: 900, height: 720 });
await shown(page);
const some = index.signs.slice(0, 12), seen = new Set();
for (const { src } of some) {
  await page.evaluate(src => new Promise(resolve => {
    const player = document.querySelector("asl-sign"), end = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
    if (player.getAttribute("src") === src) return end();
    player.addEventListener("ready", end, { once: true });
    location.hash = src.slice(6);
    return undefined;
  }), src);
  await (await page.$("#shown")).screenshot();
  seen.add(await page.evaluate(() => document.querySelector("asl-sign").shadowRoot.querySelector("canvas").toDataURL()));
}
answers.stale = some.length - seen.size;
await page.close();

// Ten thousand signs, each of other words: from a key in the search until its answers are painted.
const syllable = k => "bdfgklmnprstvwz"[k % 15] + "aeiou"[k % 7 % 5];
const called = k => [k, k / 15, k / 225, k / 3375].map(each => syllable(Math.floor(each))).join("");
const signs = Array.from({ length: 10000 }, (_, k) => ({ ...index.signs[k % index.signs.length], gloss: called(k).toUpperCase(), words: [called(7 * k + 1), called(11 * k + 5)] }));
extra.set("/large/index.json.gz", gzipSync(JSON.stringify({ ...index, signs })));
page = await opened(`${origin}/large/index.html`);
await page.waitForFunction(() => document.querySelectorAll("#found button").length > 1, { timeout: 30000 });
answers.found = await page.evaluate(() => document.querySelector("#told").textContent);
await page.evaluate(() => {
  window.keys_s = [];
  document.addEventListener("input", () => { const start = performance.now(); requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => window.keys_s.push((performance.now() - start) / 1000); port2.postMessage(0); }); }, true);
});
await page.focus("#word");
const typed = [...called(4321), ..."ba la"], keys = [...typed, ...typed.map(() => "Backspace")], rounds = [];
for (let round = 0; round < 3; round++) { // of each key the quickest: another program may have had the processor
  for (const [k, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(count => window.keys_s.length === count, { polling: 10 }, k + 1);
  }
  rounds.push(await page.evaluate(() => window.keys_s.splice(0)));
}
answers.keys_s = keys.map((_, k) => Math.min(...rounds.map(round => round[k])));
await page.close();

// The hand, close.
page = await opened(`${origin}/one.html`, { width: 440, height: 560 });
await shown(page);
await page.evaluate(() => { const player = document.querySelector("asl-sign"); player.view = "hand"; player.goto(0); });
await new Promise(resolve => setTimeout(resolve, 700));
await page.screenshot({ path: join(out, `${browserName}-hand.png`) });
await page.close();

// Twenty elements of which a few are seen: those alone are drawn, and all have one figure.
page = await opened(`${origin}/many.html`, { width: 850, height: 600 });
await shown(page);
await new Promise(resolve => setTimeout(resolve, 2000));
answers.many = await page.evaluate(() => [...document.querySelectorAll("asl-sign")].filter(one => one.shadowRoot.querySelector("canvas").width !== 300).length);
answers.figures = answers.requests.filter(url => url.includes("/figures/")).length;
await page.close();

// The same folder without a server.
page = await opened(pathToFileURL(join(site, "index.html")).href);
await shown(page);
answers.file = await page.evaluate(() => document.querySelector("#told").textContent);
await page.screenshot({ path: join(out, `${browserName}-file.png`) });
await browser.close();
server.close();
process.stdout.write(`${JSON.stringify(answers)}\n`);
