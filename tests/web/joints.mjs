// Where docs/player.js finds every joint: node joints.mjs PLAYER FILE.json FRAME,FRAME,... prints one object a frame.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const [player, file, frames] = process.argv.slice(2);
const context = vm.createContext({ animation: JSON.parse(readFileSync(file, "utf8")), frames: frames.split(",").map(Number) });
vm.runInContext(readFileSync(player, "utf8"), context);
process.stdout.write(JSON.stringify(vm.runInContext("frames.map(frame => jointPositions(animation, frame))", context)));
