import { escapeHtml } from '../http/escape-html.ts';

const css = `
:root { color-scheme: light dark; --ground: #f5f6f5; --raised: #fff; --ink: #17211d; --ink-2: #56615c; --line: #dde2df; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #131715; --raised: #1b201e; --ink: #e8ecea; --ink-2: #a3ada8; --line: #2e3532; }
}
body { display: grid; min-height: 100vh; margin: 0; place-content: center; background: var(--ground); color: var(--ink);
  font: 16px/24px system-ui, sans-serif; }
main { width: min(360px, calc(100vw - 80px)); padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
h1 { margin: 0; font-size: 20px; line-height: 28px; }
p { margin: 12px 0 0; color: var(--ink-2); }
form { display: grid; gap: 12px; margin-top: 20px; }
button, a { min-height: 48px; border: 1px solid var(--line); border-radius: 12px; background: none; color: var(--ink);
  font: inherit; line-height: 48px; text-align: center; text-decoration: none; }
`;

const told: Readonly<Record<string, string>> = {
  active: 'Allowed. Debits up to this amount may come.',
  resting: 'Resting: nothing is debited until it goes on.',
  declined: 'Declined. Nothing is debited.',
  ended: 'Ended. Nothing is debited any more.',
};

const buttons: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  asked: [
    ['allow', 'Allow'],
    ['decline', 'Decline'],
  ],
  active: [
    ['rest', 'Let it rest'],
    ['withdraw', 'Withdraw it'],
  ],
  resting: [
    ['go-on', 'Go on'],
    ['withdraw', 'Withdraw it'],
  ],
};

/** Where money is, in the sandbox: the payer’s bank or wallet asks what a real one would ask. */
export function sandboxAutopayPage({
  most,
  state,
  back,
}: {
  readonly most: string;
  readonly state: string;
  readonly back: string;
}): string {
  const title = `Autopay up to ${most} a debit`;
  const shown = (buttons[state] ?? []).map(
    ([act, words]) => `<button name="act" value="${act}">${words}</button>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${told[state] ?? 'The lender asks to debit your account on due days.'}</p>
<p>This is the sandbox’s bank: no money moves.</p>
<form method="post">
${shown.join('\n')}
<a href="${escapeHtml(back)}">Back to the lender</a>
</form>
</main>
</body>
</html>
`;
}
