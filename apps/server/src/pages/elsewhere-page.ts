import { escapeHtml } from '../http/escape-html.ts';

const css = `
:root { color-scheme: light dark; --ground: #f5f6f5; --raised: #fff; --ink: #17211d; --ink-2: #56615c; --line: #dde2df; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #131715; --raised: #1b201e; --ink: #e8ecea; --ink-2: #a3ada8; --line: #2e3532; }
}
body { display: grid; min-height: 100vh; margin: 0; place-content: center; background: var(--ground); color: var(--ink);
  font: 14px/21px system-ui, sans-serif; }
main { width: min(400px, calc(100vw - 88px)); padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
p { margin: 12px 0 0; color: var(--ink-2); }
.lender { margin: 0 0 20px; color: var(--ink); font-weight: 600; }
h1 { margin: 0; font-size: 18px; line-height: 26px; }
code { color: var(--ink); font: 13px/20px ui-monospace, monospace; }
`;

/**
 * What a browser gets that comes from a network from which the console may not be used: no script, no login,
 * and what to do.
 */
export function elsewherePage(lender: string, address: string): string {
  const title = 'The console is not open from here';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${css}</style>
</head>
<body>
<main>
<p class="lender">${escapeHtml(`${lender} console`.trim())}</p>
<h1>${title}</h1>
<p>Your network is not among those that are allowed. Nothing was changed, and nobody was logged out.</p>
<p>Connect through your office’s network or its VPN and load this page again, or ask an admin to add your address: <code>${escapeHtml(address)}</code></p>
</main>
</body>
</html>
`;
}
