// Khronos' own judgement of a GLB file: node validate.mjs FILE.glb prints its report as JSON.
import { readFileSync } from "node:fs";
import validator from "gltf-validator";

const report = await validator.validateBytes(new Uint8Array(readFileSync(process.argv[2])));
process.stdout.write(JSON.stringify(report));
