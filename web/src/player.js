// <asl-sign src="signs/IDEA">: a sign that is played, turned and slowed down.

import { bytesOf } from "./files.js";
import { Figure } from "./figure.js";
import { Glb } from "./glb.js";
import { Movement } from "./movement.js";
import { button, choice, icon, part } from "./parts.js";
import { VIEWS, theStage } from "./stage.js";
import { playerStyle } from "./style.js";

const SPEEDS = [["1", "1\u00d7"], ["0.5", "\u00bd\u00d7"], ["0.25", "\u00bc\u00d7"], ["then-slow", "1\u00d7, then \u00bd\u00d7"]];
const SIDES = { front: "from the front", left: "half left", right: "half right", side: "from the side", back: "from behind", top: "from above", hand: "hand, close", "other-hand": "other hand, close" };
const TURN = 15, DRAG = 0.5, ZOOM = 1.2; // degrees a key press, degrees a pixel, and times a step of the zoom
const CALM_MS = 150; // after which a picture that stands still is drawn with smooth edges
const MOST_ZOOM = 8, HIGHEST = 85, MOST_DENSITY = 2;
const FIGURE_NAME = /^[\p{L}\p{N}._ -]{1,80}$/u;

const playing = new Set(), figures = new Map();
let style = null, ticking = 0;

/** Draw each element that is due, once for each picture of the screen. */
function tick(now) {
  ticking = 0;
  for (const one of playing) one.advance(now);
  if (playing.size) ask();
}
const ask = () => { ticking ||= requestAnimationFrame(tick); };

function figureAt(address) {
  if (!figures.has(address)) figures.set(address, bytesOf(address).then(bytes => new Figure(new Glb(bytes)).painted()).catch(error => { figures.delete(address); throw error; }));
  return figures.get(address);
}

export class AslSign extends HTMLElement {
  static observedAttributes = ["src", "figure", "loop", "speed", "view", "mirrored", "lefthanded", "captions", "controls"];
  #time = 0; #before = 0; #isSlow = false; #isPlaying = false; #isSeen = false; #isDue = true; #isStarted = false;
  #figure = null; #movement = null; #word = null; #asked = 0; #turned = [...VIEWS.front]; #isFine = false; #calm = 0; #zoom = 1; #parts = {};

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [(style ??= playerStyle())];
    this.#build();
  }

  // What pages read and set.
  get src() { return this.getAttribute("src") ?? ""; }
  set src(value) { this.setAttribute("src", value); }
  get speed() { const told = this.getAttribute("speed"); return SPEEDS.some(([value]) => value === told) ? told : "1"; }
  set speed(value) { this.setAttribute("speed", String(value)); }
  get view() { const told = this.getAttribute("view"); return told in SIDES ? told : "front"; }
  set view(value) { this.setAttribute("view", value); }
  get loop() { return this.hasAttribute("loop"); }
  set loop(value) { this.toggleAttribute("loop", Boolean(value)); }
  get mirrored() { return this.hasAttribute("mirrored"); }
  set mirrored(value) { this.toggleAttribute("mirrored", Boolean(value)); }
  get leftHanded() { return this.hasAttribute("lefthanded"); }
  set leftHanded(value) { this.toggleAttribute("lefthanded", Boolean(value)); }
  get paused() { return !this.#isPlaying; }
  get duration() { return this.#movement?.duration ?? 0; }
  get currentTime() { return this.#time; }
  set currentTime(value) { this.seek(value); }
  get gloss() { return this.#movement?.gloss ?? ""; }
  get words() { return this.#movement?.words ?? []; }
  get word() { return this.#word; }

  play() {
    if (!this.#movement || this.#isPlaying) return;
    if (!this.#isStarted || this.#time >= this.duration) this.#show(0);
    [this.#isPlaying, this.#isStarted, this.#before] = [true, true, 0];
    this.#update();
    playing.add(this);
    ask();
    this.#tell("play");
  }

  pause() {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    playing.delete(this);
    this.#update();
    this.#tell("pause");
  }

  /** Show a time, in seconds. */
  seek(time_s) {
    if (!this.#movement || !Number.isFinite(Number(time_s))) return;
    this.#isStarted = true;
    this.#show(Number(time_s));
  }

  /** Show so many frames later, or earlier. */
  step(count) {
    this.pause();
    const fps = this.#movement?.fps ?? 30;
    this.seek((Math.round(this.#time * fps) + count) / fps);
  }

  /** Show a word, by its place or its text; false where there is none. */
  goto(word) {
    const found = typeof word === "number" ? this.words[word] : this.words.find(({ text }) => text.toLowerCase() === String(word).toLowerCase());
    if (found) this.seek(found.start + 0.001);
    return Boolean(found);
  }

  connectedCallback() {
    this.#seeing = new IntersectionObserver(seen => { this.#isSeen = seen.at(-1).isIntersecting; this.#isDue = true; this.#later(); }); // of several the last is true
    this.#seeing.observe(this);
    this.#sizing = new ResizeObserver(() => { this.#isDue = true; this.#later(); });
    this.#sizing.observe(this.#parts.canvas);
    this.#ask();
  }
  #seeing = null; #sizing = null;

  disconnectedCallback() {
    this.#seeing.disconnect();
    this.#sizing.disconnect();
    this.pause();
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if ((name === "src" || name === "figure") && this.isConnected) this.#ask();
    if (name === "view") [this.#turned, this.#zoom] = [[...(VIEWS[this.view] ?? VIEWS.front)], 1];
    this.#isDue = true;
    this.#update();
    this.#later();
  }

  // Attributes come one by one, and before the page has the element: what they ask for is loaded once.
  #ask() {
    const asked = ++this.#asked;
    queueMicrotask(() => { if (asked === this.#asked) this.#load(asked); });
  }

  async #load(asked) {
    const { src } = this;
    this.pause();
    if (!src) return this.#say("");
    this.#parts.waiting.hidden = false;
    try {
      const address = new URL(`${src}.glb`, document.baseURI).href, glb = new Glb(await bytesOf(address));
      const name = this.getAttribute("figure") || String(glb.json.asset?.extras?.rig?.name ?? "");
      if (!FIGURE_NAME.test(name)) throw new Error("it names no figure");
      const figure = await figureAt(new URL(`../figures/${encodeURIComponent(name)}.glb`, address).href).catch(error => { throw new Error(`its figure cannot be shown: ${error.message}`); });
      const movement = new Movement(glb, figure);
      theStage();
      if (asked !== this.#asked) return undefined;
      [this.#figure, this.#movement, this.#isStarted, this.#isSlow, this.#isDue] = [figure, movement, false, false, true];
      this.#say("");
      this.#show(movement.poster);
      this.#draw();
      this.#tell("ready");
      if (this.hasAttribute("autoplay") && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.play();
    } catch (error) {
      if (asked === this.#asked) { this.#movement = null; this.#say(`This sign cannot be shown: ${error.message}.`); this.#tell("error", { message: error.message }); }
    }
    return undefined;
  }

  /** Go on by the time since the last picture. */
  advance(now) {
    const passed = this.#before ? Math.min(0.25, (now - this.#before) / 1000) : 0; // a page that was away goes on where it was
    this.#before = now;
    if (this.#isPlaying) {
      const time = this.#time + passed * (this.speed === "then-slow" ? (this.#isSlow ? 0.5 : 1) : Number(this.speed));
      if (time < this.duration) this.#show(time);
      else this.#end();
    }
    this.#draw();
    if (!this.#isPlaying) playing.delete(this);
  }

  #end() {
    const goesOn = this.speed === "then-slow" && !this.#isSlow;
    this.#isSlow = goesOn;
    if (goesOn || this.loop) return this.#show(0);
    this.#show(this.duration);
    this.pause();
    this.#tell("ended");
    return undefined;
  }

  #later() { playing.add(this); ask(); }

  #show(time_s) {
    this.#time = Math.min(Math.max(0, time_s), this.duration);
    this.#isDue = true;
    const { scrub, clock } = this.#parts, word = this.#isStarted ? this.#movement.wordAt(this.#time) : null;
    scrub.value = this.#time;
    scrub.setAttribute("aria-valuetext", `${this.#time.toFixed(2)} seconds${word ? `, ${word.text}` : ""}`);
    clock.textContent = `${this.#time.toFixed(2)} s`;
    if (word?.index !== this.#word?.index || word?.letter !== this.#word?.letter) {
      this.#word = word;
      this.#caption();
      this.#tell("word", word);
    }
    this.#tell("timeupdate");
    if (!this.#isPlaying) this.#later();
  }

  #draw() {
    const { canvas } = this.#parts;
    if (!this.#isDue || !this.#isSeen || !this.#movement) return;
    const density = Math.min(MOST_DENSITY, devicePixelRatio || 1), size = [canvas.clientWidth, canvas.clientHeight].map(one => Math.max(1, Math.round(one * density)));
    if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
    const { handed } = this.#movement, other = handed === "left" ? "right" : "left", isClose = this.view.endsWith("hand");
    const isFine = this.#isFine && !this.#isPlaying;
    theStage().draw(this.#figure, this.#movement, this.#time, {
      isStill: isFine,
      turn: this.#turned[0], lift: this.#turned[1], zoom: this.#zoom, mirrored: this.mirrored,
      hand: isClose ? `${this.view === "hand" ? handed : other}MiddleProximal` : "", leftHanded: this.leftHanded && handed === "right",
    }, canvas);
    this.#isDue = this.#isFine = false;
    clearTimeout(this.#calm);
    if (!isFine && !this.#isPlaying && theStage().isSoftware) this.#calm = setTimeout(() => { this.#isFine = this.#isDue = true; this.#later(); }, CALM_MS);
  }

  #tell(name, detail = null) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  #say(words) {
    const { wrong, view, bar, more, waiting } = this.#parts;
    wrong.textContent = words;
    waiting.hidden = true;
    wrong.hidden = !words;
    view.hidden = Boolean(words);
    if (words) bar.hidden = more.hidden = true;
    this.#update();
  }

  #caption() {
    const { caption } = this.#parts, told = this.getAttribute("captions"), [words] = caption.children;
    const word = this.#word?.letters[this.#word.letter]?.text ?? "";
    words.textContent = told === "off" ? "" : told === "translation" ? (this.#isStarted ? this.#movement?.translation ?? "" : "") : this.#word ? `${this.#word.text}${word ? ` \u00b7 ${word}` : ""}` : "";
    caption.hidden = !words.textContent;
  }

  #build() {
    const parts = this.#parts;
    parts.canvas = part("canvas", { tabindex: "0", role: "img", "aria-label": "A sign" });
    parts.caption = part("p", { class: "caption" }, part("span"));
    parts.waiting = part("p", { class: "waiting", role: "status" }, "Loading \u2026");
    parts.view = part("div", { class: "view" }, parts.canvas, parts.waiting, parts.caption);
    parts.wrong = part("p", { class: "wrong", role: "alert" });
    parts.play = button("play", "Play", () => (this.#isPlaying ? this.pause() : this.play()));
    parts.scrub = part("input", { type: "range", min: "0", max: "1", step: "any", "aria-label": "Time" });
    parts.scrub.addEventListener("input", () => { this.pause(); this.seek(parts.scrub.value); });
    parts.clock = part("span", { class: "clock" });
    parts.speed = choice("Speed", SPEEDS, value => { this.speed = value; this.#isSlow = false; });
    parts.open = button("more", "More", () => { parts.more.hidden = !parts.more.hidden; this.#update(); });
    parts.bar = part("div", { class: "bar", role: "group", "aria-label": "Playing" }, parts.play, parts.scrub, parts.clock, parts.speed, parts.open);
    const toggle = (picture, name, key) => { const made = button(picture, name, () => { this[key] = !this[key]; }, name); parts[key] = made; return made; };
    parts.view_ = choice("View", Object.entries(SIDES), value => { this.view = value; });
    parts.words_ = choice("Captions", [["words", "words"], ["translation", "translation"], ["off", "no captions"]], value => this.setAttribute("captions", value));
    parts.more = part("div", { class: "bar more", role: "group", "aria-label": "More" },
      button("back", "One frame back", () => this.step(-1)), button("ahead", "One frame on", () => this.step(1)),
      toggle("loop", "Loop", "loop"), toggle("mirrored", "Mirrored", "mirrored"), toggle("left", "Left-handed", "leftHanded"), parts.view_, parts.words_);
    parts.note = part("p", { class: "note" });
    parts.more.hidden = parts.wrong.hidden = parts.caption.hidden = parts.waiting.hidden = parts.note.hidden = true;
    this.shadowRoot.append(part("div", { class: "card" }, parts.view, parts.wrong, parts.bar, parts.more, parts.note));
    this.shadowRoot.addEventListener("keydown", event => this.#press(event));
    let from = null;
    parts.canvas.addEventListener("pointerdown", event => { from = [event.clientX, event.clientY]; parts.canvas.setPointerCapture(event.pointerId); });
    parts.canvas.addEventListener("pointermove", event => {
      if (!from) return;
      this.#turn(DRAG * (from[0] - event.clientX), DRAG * (event.clientY - from[1]));
      from = [event.clientX, event.clientY];
    });
    for (const name of ["pointerup", "pointercancel"]) parts.canvas.addEventListener(name, () => { from = null; });
  }

  #update() {
    const parts = this.#parts, movement = this.#movement, { gloss } = this;
    const isBare = this.getAttribute("controls") === "none";
    parts.bar.hidden = isBare || !movement;
    if (isBare) parts.more.hidden = true;
    parts.canvas.setAttribute("aria-label", movement ? `${gloss || "A sign"}, signed${movement.translation ? `: ${movement.translation}` : ""}` : "A sign");
    parts.scrub.max = this.duration || 1;
    const name = this.#isPlaying ? "Pause" : "Play";
    parts.play.replaceChildren(icon(name.toLowerCase()));
    parts.play.setAttribute("aria-label", name);
    parts.play.title = `${name} (space)`;
    parts.speed.value = this.speed;
    parts.view_.value = this.view;
    parts.view_.lastChild.hidden = parts.view_.lastChild.disabled = !movement?.isTwoHanded;
    parts.words_.value = this.getAttribute("captions") ?? "words";
    parts.open.setAttribute("aria-expanded", String(!parts.more.hidden));
    for (const key of ["loop", "mirrored", "leftHanded"]) parts[key].setAttribute("aria-pressed", String(this[key]));
    const told = [];
    if (movement && !movement.isReviewed) told.push("No signer has reviewed this. ");
    if (movement && this.#figure.credit) told.push(`Figure: ${this.#figure.credit}. `);
    if (movement?.report) told.push(part("a", { href: movement.report, target: "_blank", rel: "noopener noreferrer" }, "Report this sign"));
    parts.note.replaceChildren(...told);
    parts.note.hidden = !told.length;
    this.#caption();
  }

  #turn(turn, lift) {
    const sign = this.mirrored ? -1 : 1;
    this.#turned = [(this.#turned[0] + sign * turn + 540) % 360 - 180, Math.min(HIGHEST, Math.max(-HIGHEST, this.#turned[1] + lift))];
    this.#isDue = true;
    this.#later();
  }

  #press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.#movement) return;
    const { target, key } = event, isOnPicture = target === this.#parts.canvas;
    const acts = { k: () => this.#parts.play.click(), ",": () => this.step(-1), ".": () => this.step(1), l: () => { this.loop = !this.loop; }, m: () => { this.mirrored = !this.mirrored; } };
    const zoom = by => { this.#zoom = Math.min(MOST_ZOOM, Math.max(1 / ZOOM, this.#zoom * by)); this.#turn(0, 0); };
    const onPicture = {
      " ": acts.k, ArrowLeft: () => this.#turn(-TURN, 0), ArrowRight: () => this.#turn(TURN, 0), ArrowUp: () => this.#turn(0, TURN), ArrowDown: () => this.#turn(0, -TURN),
      Home: () => this.seek(0), End: () => this.seek(this.duration), "+": () => zoom(ZOOM), "-": () => zoom(1 / ZOOM), 0: () => { this.#turned = [...(VIEWS[this.view] ?? VIEWS.front)]; zoom(1 / this.#zoom); },
    };
    const act = (isOnPicture && onPicture[key]) || (target.localName !== "select" && acts[key]);
    if (!act) return;
    act();
    event.preventDefault();
  }
}
