import type { Json } from '../../kernel/commands/command.ts';
import type { DataSection } from '../../kernel/data-section.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/gu, (character) => `&#${character.codePointAt(0)};`);

const cell = (value: Json | undefined) =>
  escapeHtml(
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value),
  );

const heading = (name: string) =>
  name.replace(/([A-Z])/gu, ' $1').replace(/^./u, (first) => first.toUpperCase());

/** The same data for a person: one page, no script, nothing loaded from anywhere. */
export function exportPage(sections: readonly DataSection[], madeAt: string): string {
  const bodies = sections.map(({ name, rows }) => {
    if (rows.length === 0) return `<h2>${heading(name)}</h2>\n<p>Nothing is held.</p>`;
    const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const head = keys.map((key) => `<th scope="col">${escapeHtml(heading(key))}</th>`).join('');
    const lines = rows.map((row) => `<tr>${keys.map((key) => `<td>${cell(row[key])}</td>`).join('')}</tr>`);
    return `<h2>${heading(name)}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>\n${lines.join('\n')}\n</tbody></table>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>My data</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #999;padding:.25rem .5rem;text-align:left;overflow-wrap:anywhere}</style></head>
<body><h1>My data</h1><p>Made at ${escapeHtml(madeAt)}. The file data.json holds the same for machines.</p>
${bodies.join('\n')}
</body></html>
`;
}
