import { company } from '#content/company.ts';

/**
 * A page of the gateway's own, for browsers that run no script and for links in letters.
 *
 * @param main HTML: whatever comes from outside has to have gone through `escapeHtml`
 */
export function plainPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} · ${escapeHtml(company.name)}</title>
<style>
:root { color-scheme: light dark; --paper: light-dark(#f7f2e8, #0c1424); --ink: light-dark(#101b33, #eef1f6); --line: light-dark(#7d735f, #7e8ba6); --signal: light-dark(#b5350f, #ff8a5c); --sheet: light-dark(#fffdf8, #121d33); --on-signal: light-dark(#fffdf8, #0c1424); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
header, main { max-width: 38rem; margin: 0 auto; padding: 0.75rem 1.25rem; }
main { padding-block: clamp(1.5rem, 6vw, 4rem) clamp(2rem, 8vw, 6rem); }
header a { display: flex; align-items: center; min-height: 44px; border-bottom: 1px solid var(--line); font: 1.625rem/1 Georgia, serif; letter-spacing: -0.02em; text-decoration: none; }
h1 { font: 400 clamp(1.9rem, 6vw, 2.8rem)/1.15 Georgia, serif; letter-spacing: -0.014em; text-wrap: balance; margin: 0 0 1rem; }
p { text-wrap: pretty; }
a { color: inherit; }
form { display: grid; gap: 1.25rem; margin-top: 2rem; }
label { display: grid; gap: 0.35rem; }
input, select, textarea { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); padding: 0.65rem 0.75rem; min-height: 44px; box-sizing: border-box; width: 100%; }
[aria-invalid] { border-color: var(--signal); }
.problem, [role=alert] { color: var(--signal); }
button { font: inherit; min-height: 48px; padding: 0.7rem 1.5rem; border: 0; background: var(--signal); color: var(--on-signal); justify-self: start; cursor: pointer; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
</style>
</head>
<body><header><a href="/">${escapeHtml(company.name)}</a></header><main>${main}</main></body>
</html>
`;
}

/** Text as it can stand in HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
