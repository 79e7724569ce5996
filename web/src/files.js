// Files of a site, unpacked: fetched from a server, or named as scripts on `file:` pages, where browsers fetch nothing.

const MOST_BYTES = 1 << 27, TOO_LONG_MS = 30000;
const given = new Map(), open = new Map();

/** Called by the scripts of a site with their content: base64 of a gzip file. */
export function put(content) {
  const script = document.currentScript;
  if (script && typeof content === "string") given.set(script.src, content);
}

/** The unpacked bytes of a file, `address` without ".gz"; an Error says in words why there are none. Who asks at once shares one answer. */
export function bytesOf(address) {
  const url = new URL(address, document.baseURI).href;
  if (!open.has(url)) open.set(url, read(url).finally(() => open.delete(url)));
  return open.get(url);
}

async function read(url) {
  const packed = url.startsWith("file:") ? await fromScript(`${url}.js`) : await fetched(`${url}.gz`);
  return packed[0] === 0x1f && packed[1] === 0x8b ? unpacked(packed) : packed; // a server may have unpacked it
}

async function unpacked(packed) {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")).getReader(), chunks = [];
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => { throw new Error("the file is cut off or broken"); });
    if (done) break;
    count += value.length;
    chunks.push(value);
    if (count > MOST_BYTES) {
      reader.cancel().catch(() => {});
      throw new Error("the file is too large");
    }
  }
  const found = new Uint8Array(count);
  chunks.reduce((at, chunk) => { found.set(chunk, at); return at + chunk.length; }, 0);
  return found;
}

async function fetched(url) {
  const answer = await fetch(url, { credentials: "omit" }).catch(() => null);
  if (!answer) throw new Error("the server does not answer");
  if (!answer.ok) throw new Error(answer.status === 404 ? "the file is missing" : `the server says ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function fromScript(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script"), late = setTimeout(() => end("the file does not come"), TOO_LONG_MS);
    const end = problem => {
      clearTimeout(late);
      script.remove();
      const content = given.get(url);
      given.delete(url);
      if (problem || content === undefined) reject(new Error(problem || "the file holds something else"));
      else try { resolve(Uint8Array.from(atob(content), letter => letter.charCodeAt(0))); } catch { reject(new Error("the file is cut off or broken")); }
    };
    script.onload = () => end("");
    script.onerror = () => end("the file is missing");
    script.src = url;
    document.head.append(script);
  });
}
