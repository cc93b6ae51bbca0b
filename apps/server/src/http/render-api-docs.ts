import {
  errorCodes,
  errorFacts,
  everyErrorOf,
  pathsOf,
  requestSchemaOf,
  responseSchemaOf,
  type Call,
  type CallTable,
} from '@candor/contract';
import { apiDocsCss } from './api-docs-css.ts';
import { escapeHtml } from './escape-html.ts';
import { fieldRows, type FieldRow } from './field-rows.ts';

const audiences = {
  anyone: 'Anyone, without a login',
  borrower: 'A logged-in borrower',
  staff: 'Staff with the right to it',
  channel: 'A payment channel, by its signature',
} as const;

/** The contract for a person to read: no script, no asset from elsewhere, readable without a style sheet. */
export function renderApiDocs(calls: CallTable): string {
  const groups = [...Map.groupBy(Object.values(calls), ({ group }) => group)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of this server</title>
<style>${apiDocsCss}</style>
</head>
<body>
<div class="frame">
<header>
<h1>Calls of this server</h1>
<p>Bodies are JSON; the same paths also take form-encoded bodies. Fields that are not listed are refused. A refusal is an
<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a> problem with a stable code and a request number.
The same description for programs: <a href="/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls">${groups.map(([group, list]) => renderIndex(group, list)).join('')}
<p>More</p><ul><li><a href="#errors">Errors</a></li></ul></nav>
<main>
${groups.map(([group, list]) => `<section><h2>${escapeHtml(group)}</h2>${list.map(renderCall).join('')}</section>`).join('\n')}
<section><h2 id="errors">Errors</h2>${renderErrors()}</section>
</main>
</div>
</body>
</html>
`;
}

function renderIndex(group: string, list: readonly Call[]): string {
  const links = list.map(({ key, name }) => `<li><a href="#${escapeHtml(key)}">${escapeHtml(name)}</a></li>`);
  return `<p>${escapeHtml(group)}</p><ul>${links.join('')}</ul>`;
}

function renderCall(call: Call): string {
  const paths = pathsOf(call).map(
    ({ market, path }) =>
      `<li><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>${escapeHtml(path)}</code>${
        market ? ` <span class="market">market ${escapeHtml(market)}</span>` : ''
      }</li>`,
  );
  const errors = everyErrorOf(call).map((code) => `<a href="#${code}"><code>${code}</code></a>`);
  return `<article id="${escapeHtml(call.key)}">
<h3>${escapeHtml(call.summary)}<span class="id">${escapeHtml(call.id)}</span></h3>
<ul class="paths">${paths.join('')}</ul>
<p class="facts">${factsOf(call)
    .map((fact) => `<span>${escapeHtml(fact)}</span>`)
    .join('')}</p>
${renderFields(call.method === 'GET' ? 'Query' : 'Body', 'required', fieldRows(requestSchemaOf(call)))}
${renderFields('Answer', 'may be absent', fieldRows(responseSchemaOf(call)))}
<h4>Errors</h4><p class="errors">${errors.join(' ')}</p>
</article>`;
}

function factsOf(call: Call): string[] {
  const facts: string[] = [`Who: ${audiences[call.audience]}`];
  if (call.method === 'POST' && call.audience !== 'channel')
    facts.push('Needs X-Requested-With: XMLHttpRequest');
  if (call.idempotent) facts.push('Needs Idempotency-Key');
  if (call.wireGroup) facts.push(`Scrambled on the wire as ${call.wireGroup}`);
  return facts;
}

/** Of a request one needs to know what must be sent, of an answer what may be missing. */
function renderFields(title: string, mark: 'required' | 'may be absent', rows: readonly FieldRow[]): string {
  const isMarked = (row: FieldRow) => row.required === (mark === 'required');
  if (rows.length === 0) return `<h4>${title}</h4><p>No fields.</p>`;
  const cells = rows.map(
    (row) =>
      `<tr><td><code>${escapeHtml(row.path)}</code>${isMarked(row) ? `<span class="required">${mark}</span>` : ''}</td>` +
      `<td>${escapeHtml(row.type)}</td><td>${escapeHtml(row.says)}</td></tr>`,
  );
  return `<h4>${title}</h4><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">What it says</th></tr></thead>
<tbody>${cells.join('')}</tbody></table></div>`;
}

function renderErrors(): string {
  const rows = errorCodes.map((code) => {
    const { status, title, sentence } = errorFacts[code];
    return `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(`${title}. ${sentence}`)}</td></tr>`;
  });
  return `<article><div class="scroll" tabindex="0" role="region" aria-label="Errors"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">What happened, and what to do</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></article>`;
}
