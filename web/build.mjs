// Bundles the element: node build.mjs OUT writes asl-sign.js, which is loaded as a script or by the module asl-sign.mjs.
// It begins with the digest of all that it is made from, by which a test sees whether it is current.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url)), [out] = process.argv.slice(2);
const sources = ["build.mjs", "package-lock.json", ...readdirSync(join(here, "src")).sort().map(name => `src/${name}`)];
const digest = createHash("sha256");
for (const name of sources) digest.update(`${name}\0`).update(readFileSync(join(here, name)));
const banner = { js: `/* Signer's element for signs; with three.js. Licences: LICENCES.txt. Made from ${digest.digest("hex").slice(0, 32)} */` };
const shared = { entryPoints: [join(here, "src/element.js")], bundle: true, minify: true, target: "es2022", charset: "ascii", legalComments: "none", banner, logLevel: "warning" };
await build({ ...shared, format: "iife", outfile: join(out, "asl-sign.js") });
writeFileSync(join(out, "LICENCES.txt"), `asl-sign.js holds code of Signer and of three.js, both under the MIT licence.\n\nSigner\n\n${readFileSync(join(here, "../LICENSE"), "utf8")}\nthree.js\n\n${readFileSync(join(here, "node_modules/three/LICENSE"), "utf8")}`);
