// How the element looks: its colours follow the page's scheme, or `theme`.

const LIGHT = "--ground-1:#e4e7ea;--ground-2:#bfc4ca;--panel:#f4f5f6;--raised:#fff;--hover:#dfe2e6;--outline:#757b83;--text:#1a1c1f;--quiet:#484d54;--accent:#1b5fb8;--on-accent:#fff;--wrong:#8c0d0d;color-scheme:light";
const DARK = "--ground-1:#565b62;--ground-2:#2a2d32;--panel:#1d1f22;--raised:#282b2f;--hover:#363a40;--outline:#757b83;--text:#e9ebed;--quiet:#b5bac0;--accent:#6cb4ff;--on-accent:#0a1a2b;--wrong:#ff6d5a;color-scheme:dark";

const PLAYER = `
:host { ${LIGHT}; display: inline-block; inline-size: 400px; max-inline-size: 100%; color: var(--text); font: 14px/1.35 Inter, system-ui, sans-serif; vertical-align: top }
:host([hidden]) { display: none }
@media (prefers-color-scheme: dark) { :host(:not([theme=light])) { ${DARK} } }
:host([theme=dark]) { ${DARK} }
* { box-sizing: border-box }
[hidden] { display: none !important }
.card { background: var(--panel); border-radius: 8px; box-shadow: 0 0 0 1px color-mix(in srgb, var(--outline) 40%, transparent) }
.view { position: relative; aspect-ratio: 1; border-radius: 8px 8px 0 0; background: radial-gradient(circle at 50% 40%, var(--ground-1), var(--ground-2)) }
canvas { display: block; inline-size: 100%; block-size: 100%; touch-action: pan-y; cursor: grab } /* without round corners, which cost as much as the figure where a processor draws */
canvas:active { cursor: grabbing }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px }
.caption { position: absolute; inset: auto 8px 8px; text-align: center; pointer-events: none; margin: 0 }
.caption span { background: #000c; color: #fff; font-size: 16px; font-weight: 600; border-radius: 5px; padding: 3px 10px; overflow-wrap: anywhere; -webkit-box-decoration-break: clone; box-decoration-break: clone }
.wrong { margin: 0; padding: 12px; color: var(--wrong); overflow-wrap: anywhere }
.waiting { position: absolute; inset: auto 0 45%; text-align: center; margin: 0; color: var(--text) }
.bar { display: flex; align-items: center; gap: 4px; padding: 6px; direction: ltr; flex-wrap: wrap }
.more { border-block-start: 1px solid color-mix(in srgb, var(--outline) 40%, transparent) }
select { field-sizing: content } /* by the chosen words, so that all stays on one line of a phone */
button, select { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--outline); border-radius: 5px; min-block-size: 32px; min-inline-size: 32px; padding: 0 8px; cursor: pointer }
button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; padding: 0 6px }
button:hover, select:hover { background: var(--hover) }
button[aria-pressed=true], button[aria-expanded=true] { background: var(--accent); color: var(--on-accent); border-color: var(--accent) }
svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; flex: none }
input[type=range] { flex: 1 1 90px; min-inline-size: 60px; block-size: 32px; margin: 0; accent-color: var(--accent) }
.clock { min-inline-size: 3.6em; text-align: end; font-variant-numeric: tabular-nums; color: var(--quiet) }
.note { margin: 0; padding: 0 10px 8px; font-size: 13px; color: var(--quiet); overflow-wrap: anywhere }
.note a { color: inherit }
`;

const TEXT = `
:host { ${LIGHT}; color: inherit }
@media (prefers-color-scheme: dark) { :host(:not([theme=light])) { ${DARK} } }
:host([theme=dark]) { ${DARK} }
button { font: inherit; color: inherit; background: none; border: 0; border-radius: 4px; padding: 4px; margin: 0; min-block-size: 24px; min-inline-size: 24px; cursor: pointer }
button:focus-visible { outline: 2px solid var(--accent) }
button[aria-current=true], ::slotted([data-signed]) { background: var(--accent); color: var(--on-accent); border-radius: 4px }
mark { background: var(--on-accent); color: var(--accent); border-radius: 2px }
`;

function sheet(text) { // made as an object, so that no page needs to allow styles within it
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

export const playerStyle = () => sheet(PLAYER);
export const textStyle = () => sheet(TEXT);
