// The page of a site: signs are found by word, handshape and place. Whatever the index says is shown as text and never run.

"use strict";

const LONGEST = 300, MOST_SIGNS = 200000, SHOWN = 60; // letters of a text, signs of an index, and signs that are listed at once
const one = id => document.getElementById(id);
const text = value => (typeof value === "string" ? value.slice(0, LONGEST) : "");
const texts = value => (Array.isArray(value) ? value.slice(0, 100).map(text).filter(Boolean) : []);
const fold = words => words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const SRC = /^signs\/[^/\\?#]+$/; // right in the folder of signs, whatever an index says

let signs = [], names = {}, listed = [], count = SHOWN;

/** A row of the index as the page uses it; null for one that no site has. */
function row(told) {
  if (!told || typeof told !== "object" || typeof told.src !== "string" || !SRC.test(told.src) || /^signs\/(\.|%2e)+$/i.test(told.src) || /%2f|%5c/i.test(told.src)) return null;
  const gloss = text(told.gloss) || told.src.slice(6), words = texts(told.words);
  const found = { src: told.src, gloss, words, handshapes: texts(told.handshapes), places: texts(told.places), hands: text(told.hands) };
  return Object.assign(found, { author: text(told.author), licence: text(told.licence), source: text(told.source), isReviewed: told.reviewed === true, folded: fold(gloss), all: ` ${fold([gloss, ...words].join(" "))}` });
}

const called = (kind, id) => (Object.hasOwn(names[kind] ?? {}, id) && text(names[kind][id])) || id;

function read(index) {
  if (!index || index.format !== "asl-site" || !Array.isArray(index.signs)) throw new Error("it is no index of a site of Signer");
  if (index.version !== 1) throw new Error("another version of Signer made it; publish the site again");
  names = index.names && typeof index.names === "object" ? index.names : {};
  signs = index.signs.slice(0, MOST_SIGNS).map(row).filter(Boolean);
  signs.sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
  one("title").textContent = document.title = text(index.title) || "Signs";
  for (const [id, kind] of [["handshape", "handshapes"], ["place", "places"]]) {
    const known = [...new Set(signs.flatMap(sign => sign[kind]))].map(each => [called(kind, each), each]);
    known.sort(([a], [b]) => a.localeCompare(b, undefined, { numeric: true }));
    one(id).append(...known.map(([name, value]) => Object.assign(document.createElement("option"), { value, textContent: name })));
  }
}

/** Signs that answer, those that are called so first, then those whose name begins so. */
function search(word, handshape, place) {
  const asked = fold(word.trim()), parts = asked.split(/\s+/).filter(Boolean);
  const answers = signs.filter(sign => (!handshape || sign.handshapes.includes(handshape)) && (!place || sign.places.includes(place)) && parts.every(each => sign.all.includes(each)));
  if (!asked) return answers;
  const rank = sign => (sign.folded === asked ? 0 : sign.folded.startsWith(asked) ? 1 : sign.all.includes(` ${asked}`) ? 2 : 3);
  return [0, 1, 2, 3].flatMap(level => answers.filter(sign => rank(sign) === level));
}

function list() {
  const made = listed.slice(0, count).map(sign => {
    const button = document.createElement("button"), told = document.createElement("small");
    told.textContent = sign.handshapes.map(each => called("handshapes", each)).join(", ");
    button.append(sign.gloss, told);
    button.type = "button";
    button.dataset.src = sign.src;
    button.onclick = () => { location.hash = encodeURIComponent(sign.src.slice(6)); if (location.hash.slice(1)) show(sign); };
    button.setAttribute("aria-pressed", String(one("player").getAttribute("src") === sign.src));
    return button;
  });
  if (listed.length > count) {
    const more = Object.assign(document.createElement("button"), { type: "button", textContent: `${(listed.length - count).toLocaleString("en")} more …` });
    more.onclick = () => { const at = count; count += SHOWN; list(); one("found").children[at]?.focus(); };
    made.push(more);
  }
  one("found").replaceChildren(...made);
}

function answer() {
  listed = search(one("word").value, one("handshape").value, one("place").value);
  count = SHOWN;
  one("told").textContent = listed.length ? `${listed.length.toLocaleString("en")} of ${signs.length.toLocaleString("en")} signs` : "No sign is found; take a word or a choice away.";
  list();
}

function show(sign) {
  one("shown").hidden = false;
  one("gloss").textContent = sign.gloss;
  if (one("player").getAttribute("src") !== sign.src) one("player").setAttribute("src", sign.src);
  const about = [
    ["Handshapes", sign.handshapes.map(each => called("handshapes", each)).join(", ")], ["Places", sign.places.map(each => called("places", each)).join(", ")],
    ["Author", sign.author], ["Licence", sign.licence], ["Source", sign.source], ["Reviewed", sign.isReviewed ? "by a signer" : "by no signer yet"],
  ];
  one("about").replaceChildren(...about.filter(([, value]) => value).flatMap(([name, value]) => [Object.assign(document.createElement("dt"), { textContent: name }), Object.assign(document.createElement("dd"), { textContent: value, dir: "auto" })]));
  for (const button of one("found").children) button.setAttribute("aria-pressed", String(button.dataset.src === sign.src));
}

function showAsked() {
  let name = "";
  try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
  const sign = signs.find(({ src }) => src.slice(6) === name);
  if (sign) show(sign);
}

async function begin() {
  try {
    read(JSON.parse(new TextDecoder().decode(await AslSignSite.bytesOf("index.json"))));
  } catch (error) {
    one("told").textContent = `The index of this site cannot be read: ${error instanceof SyntaxError ? "it is no JSON" : error.message}.`;
    return;
  }
  for (const id of ["word", "handshape", "place"]) one(id).addEventListener("input", answer);
  one("search").addEventListener("submit", event => event.preventDefault());
  addEventListener("hashchange", showAsked);
  answer();
  showAsked();
  if (one("shown").hidden && signs.length) show(signs[0]);
}

begin();
