// Small parts of a page: whatever words go in stand there as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  play: "M7 4.5v15l12-7.5z", pause: "M8 5v14M16 5v14", back: "M17 5v14L8 12zM6 5v14", ahead: "M7 5v14l9-7zM18 5v14",
  loop: "M4 12a6 6 0 0 1 6-6h8l-3-3M20 12a6 6 0 0 1-6 6H6l3 3", mirrored: "M12 3v18M9 7v10H3zM15 7v10h6z", more: "M5 12h.01M12 12h.01M19 12h.01",
  left: "M8 21v-4l-3-5V8M8 13V4M12 12V3M16 13V5M16 13l3-3M8 21h8v-4l3-6",
};

/** An element with attributes and children: nodes, or text. */
export function part(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function icon(name) {
  const made = document.createElementNS(SVG, "svg"), path = document.createElementNS(SVG, "path");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  made.append(path);
  return made;
}

/** A button with a picture and a name, which stands beside it where there is room for `label`. */
export function button(picture, name, act, label = "") {
  const made = part("button", { type: "button", title: name, "aria-label": name }, icon(picture), label);
  made.addEventListener("click", act);
  return made;
}

export function choice(name, options, act) {
  const made = part("select", { "aria-label": name, title: name }, ...options.map(([value, words]) => part("option", { value }, words)));
  made.addEventListener("change", () => act(made.value));
  return made;
}
