// The element's own code without a browser: node figure.mjs FIGURE.glb MOVEMENT.glb TIME,TIME,... prints where it has the surface's vertices
// (base64 of float32), the words at those times, and what it says of damaged copies of both files.

import { readFileSync } from "node:fs";
import { Figure } from "../../web/src/figure.js";
import { Glb } from "../../web/src/glb.js";
import { Movement } from "../../web/src/movement.js";

const [figurePath, ...pairs] = process.argv.slice(2), content = readFileSync(figurePath);
const figure = new Figure(new Glb(content)), shown = [];
for (let k = 0; k < pairs.length; k += 2) {
  const movement = new Movement(new Glb(readFileSync(pairs[k])), figure);
  for (const time of pairs[k + 1].split(",").map(Number)) {
    figure.pose(movement, time, true);
    const light = figure.positions.slice(0, 3 * figure.count);
    figure.pose(movement, time);
    shown.push({
      positions: Buffer.from(figure.positions.buffer).toString("base64"), normals: Buffer.from(figure.normals.buffer).toString("base64"),
      word: movement.wordAt(time)?.text ?? null, isLightAlike: light.every((value, at) => value === figure.positions[at]),
    });
  }
}

// Files that are damaged by a seed: each is shown, or refused in words; never another way out.
let seed = 7;
const draw = below => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed % below; };
const whole = readFileSync(pairs[0]), told = new Set();
for (let k = 0; k < 150; k++) {
  const damaged = Uint8Array.from(whole).subarray(0, k % 3 ? whole.length : draw(whole.length)), head = Math.min(damaged.length, 16000);
  for (let n = 0; n < 1 + draw(4) && head; n++) damaged[draw(head)] = draw(256);
  try { new Movement(new Glb(damaged), figure).at(0.5, [], []); } catch (error) { told.add(error instanceof Error); }
}
process.stdout.write(JSON.stringify({ shown, areErrors: [...told], light: figure.light.reduce((sum, [, corners]) => sum + corners.length / 3, 0) }));
