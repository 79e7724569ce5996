// The element as a module; the same code as the script, so that pages that use both load it once.
import "./asl-sign.js";

export const { AslSign, AslText } = globalThis.AslSignSite;
