// Ajv's strict judgement of JSON Schemas: node schemas.mjs SCHEMA... prints by file what it refuses, or null.
import { readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020.js";

const found = {};
for (const path of process.argv.slice(2)) {
  try {
    new Ajv({ strict: true, allErrors: true }).compile(JSON.parse(readFileSync(path, "utf8")));
    found[path] = null;
  } catch (error) { found[path] = error.message; }
}
process.stdout.write(JSON.stringify(found));
