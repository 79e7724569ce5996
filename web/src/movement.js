// The movement of one sign: turns of joints and weights of face shapes at moments, straight on between them; and its words.

import { slerp } from "./rotations.js";

const MOST_WORDS = 5000, LONGEST = 400; // words of a sign, and letters of one text that a page shows

const text = value => (typeof value === "string" ? value.slice(0, LONGEST) : "");
const number = value => (Number.isFinite(value) ? value : 0);

/** A movement for a figure, as a file holds it; an Error says in words what is wrong with it. */
export class Movement {
  constructor(glb, figure) {
    const { extras } = glb.json.asset, [animation] = glb.json.animations ?? [];
    if (!extras || !animation) throw new Error("it holds no movement");
    this.channels = animation.channels.map(({ sampler, target }) => {
      const { input, output } = animation.samplers[sampler], width = target.path === "rotation" ? 4 : 3;
      const joint = figure.index.get(glb.entry("nodes", target.node).name);
      this.times ??= glb.floats(input);
      const values = glb.floats(output);
      if (joint === undefined || values.length !== width * this.times.length) throw new Error("it does not fit the figure");
      return { joint, path: target.path, width, values };
    });
    if (!this.times?.length || !this.times.every((time, k) => time >= 0 && (k === 0 || time > this.times[k - 1]))) throw new Error("its moments are in no order");
    this.face = Object.entries(extras.face_weights ?? {});
    if (!this.face.every(([, weights]) => Array.isArray(weights) && weights.length === this.times.length && weights.every(Number.isFinite))) throw new Error("its face is incomplete");
    this.duration = this.times[this.times.length - 1];
    this.fps = Math.min(1000, Math.max(1, number(extras.frames_per_second) || 30));
    this.#read(extras.sign ?? {});
  }

  #read(sign) {
    const { published = {} } = sign;
    this.gloss = text(sign.gloss);
    this.translation = text(sign.translation);
    this.credit = [sign.author, sign.licence].map(text).filter(Boolean).join(", ");
    this.handed = sign.dominant_side === "left" ? "left" : "right";
    this.isTwoHanded = published.hands === "two";
    this.isReviewed = published.reviewed === true;
    this.poster = Math.min(this.duration, Math.max(0, number(published.poster_s)));
    this.report = /^(https?|mailto):/i.test(text(published.report)) ? text(published.report) : "";
    const timed = one => ({ text: text(one?.text), start: number(one?.start_s), end: number(one?.end_s) });
    const words = Array.isArray(published.words) ? published.words.slice(0, MOST_WORDS) : [];
    this.words = words.map((one, index) => ({ ...timed(one), index, letters: (Array.isArray(one?.letters) ? one.letters : []).slice(0, LONGEST).map(timed) }));
  }

  /** Write turns and shifts of joints at a time into lists of a figure's; return [name, weight] of its face shapes. */
  at(time_s, rotations, translations) {
    const { times } = this;
    let low = 0, high = times.length - 1;
    while (high - low > 1) { const middle = (low + high) >> 1; if (times[middle] <= time_s) low = middle; else high = middle; }
    const share = high === low ? 0 : Math.min(1, Math.max(0, (time_s - times[low]) / (times[high] - times[low])));
    for (const { joint, path, width, values } of this.channels) {
      const from = values.subarray(width * low, width * low + width), to = values.subarray(width * high, width * high + width);
      if (path === "rotation") rotations[joint] = slerp(from, to, share);
      else translations[joint] = [0, 1, 2].map(k => from[k] + share * (to[k] - from[k]));
    }
    return this.face.map(([name, weights]) => [name, weights[low] + share * (weights[high] - weights[low])]);
  }

  /** The word that is signed at a time, and the place of its letter; null between words. */
  wordAt(time_s) {
    const word = this.words.findLast(({ start, end }) => start <= time_s && time_s < end);
    return word ? { ...word, letter: word.letters.findIndex(({ start, end }) => start <= time_s && time_s < end) } : null;
  }
}
