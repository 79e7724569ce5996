// <asl-text for="ID">: the words of a sign beside it; the one that is signed is marked, and a press on one shows it.

import { part } from "./parts.js";
import { textStyle } from "./style.js";

let style = null;

export class AslText extends HTMLElement {
  static observedAttributes = ["for"];
  #player = null; #buttons = [];
  #ready = () => this.#fill();
  #word = ({ detail }) => this.#mark(detail);

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [(style ??= textStyle())];
  }

  connectedCallback() {
    // the player may stand behind this in the page
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.#follow(), { once: true });
    else this.#follow();
  }
  disconnectedCallback() { this.#leave(); }
  attributeChangedCallback() { if (this.isConnected) this.#follow(); }

  #leave() {
    this.#player?.removeEventListener("ready", this.#ready);
    this.#player?.removeEventListener("word", this.#word);
    this.#player = null;
  }

  #follow() {
    this.#leave();
    this.#player = this.getRootNode().getElementById?.(this.getAttribute("for") ?? "") ?? null;
    this.#player?.addEventListener("ready", this.#ready);
    this.#player?.addEventListener("word", this.#word);
    this.#fill();
  }

  // Words of the page's own, each with data-word, a place or a text; else those of the sign.
  #own() { return [...this.querySelectorAll("[data-word]")]; }

  #fill() {
    this.#buttons = [];
    if (this.#own().length) return this.shadowRoot.replaceChildren(part("slot"));
    const words = this.#player?.words ?? [];
    this.#buttons = words.map(word => {
      const letters = word.letters.length ? word.letters.map(({ text }) => part("span", {}, text)) : [word.text];
      const made = part("button", { type: "button", "aria-label": word.text }, ...letters);
      made.addEventListener("click", () => this.#player.goto(word.index));
      return made;
    });
    return this.shadowRoot.replaceChildren(...this.#buttons.flatMap(one => [one, " "]));
  }

  #mark(word) {
    for (const [index, made] of this.#buttons.entries()) {
      const isSigned = index === word?.index;
      made.setAttribute("aria-current", String(isSigned));
      for (const [place, letter] of [...made.children].entries()) letter.replaceChildren(isSigned && place === word.letter ? part("mark", {}, letter.textContent) : letter.textContent);
    }
    for (const own of this.#own()) {
      const { word: told } = own.dataset;
      own.toggleAttribute("data-signed", Boolean(word) && (told === String(word.index) || told.toLowerCase() === word.text.toLowerCase()));
    }
  }
}
