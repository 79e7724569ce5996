// The module: defines <asl-sign> and <asl-text>.

import { bytesOf, put } from "./files.js";
import { AslSign } from "./player.js";
import { AslText } from "./text.js";

for (const [name, made] of [["asl-sign", AslSign], ["asl-text", AslText]]) if (!customElements.get(name)) customElements.define(name, made);

// A script declares its name for all; the module asl-sign.mjs takes it from here, too.
globalThis.AslSignSite = { AslSign, AslText, bytesOf, put };
