// Runs docs/retarget.js: node retarget.mjs PLAYER RETARGET FILE.json BODY.json prints for every frame the place and turn of every joint.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const [player, program, file, body] = process.argv.slice(2).map(path => readFileSync(path, "utf8"));
const context = vm.createContext({ animation: JSON.parse(file), body: JSON.parse(body) });
vm.runInContext(`${player}\n${program}`, context);
process.stdout.write(JSON.stringify(vm.runInContext("retargeted(animation, body)", context)));
