import { createHash } from 'node:crypto';
import type { Tx } from './database.ts';

/** A statement that writes, with the name that it has among others; its values stand as it counts them. */
export type Part = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

type Whole = { readonly key: string; readonly sql: string };

/** By the names of the parts: a name belongs to one text. */
const known = new Map<string, Whole>();

/**
 * Runs statements that write as one: one journey, one plan. They run at once, in no order, and none sees what
 * another writes; so they may be of anything but the same row. What they refer to is checked when all are
 * done. A column `nudge` of any of them is said as always.
 *
 *   insert into allocation …                     with p1 as (insert into allocation …),
 *   update loan set state = $2 where id = $1       p2 as (update loan set state = $5 where id = $4)
 *                                                select
 */
export async function together(tx: Tx, parts: readonly Part[]): Promise<void> {
  const [only] = parts;
  if (parts.length < 2) return void (only && (await tx.query(only)));
  const { key, sql } = wholeOf(parts);
  await tx.query({ name: key, text: sql, values: parts.flatMap(({ values }) => values) });
}

function wholeOf(parts: readonly Part[]): Whole {
  const names = parts.map(({ name }) => name).join(' + ');
  const whole = known.get(names) ?? { key: shortName(names), sql: textOf(parts) };
  known.set(names, whole);
  return whole;
}

/** PostgreSQL knows a statement by the first 63 letters of its name. */
function shortName(names: string): string {
  return `together-${createHash('sha256').update(names).digest('hex').slice(0, 24)}`;
}

function textOf(parts: readonly Part[]): string {
  let before = 0;
  const steps: string[] = [];
  const said: string[] = [];
  parts.forEach(({ text, values }, nth) => {
    const own = `p${nth + 1}`;
    const counted = text.replaceAll(/\$(\d+)/gu, (_, place: string) => `$${Number(place) + before}`);
    const { first, rest } = splitFirst(counted, own);
    if (first) steps.push(first);
    steps.push(`${own} as (${rest})`);
    if (/ as nudge\b/u.test(rest)) said.push(`select nudge from ${own}`);
    before += values.length;
  });
  return `with ${steps.join(',\n')}\n${said.length === 0 ? 'select' : said.join(' union all ')}`;
}

/**
 * What writes stands in no inner `with`: a first step that a part has moves out, under a name of its own.
 *   with added as (insert …) insert … select added.id …
 */
function splitFirst(text: string, own: string): { readonly first?: string; readonly rest: string } {
  const [head, name] = /^with (\w+) as \(/u.exec(text) ?? [];
  if (head === undefined || name === undefined) return { rest: text };
  let depth = 1;
  let end = head.length;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  const renamed = (sql: string) => sql.replaceAll(new RegExp(`\\b${name}\\b`, 'gu'), `${own}_${name}`);
  return {
    first: `${own}_${name} as (${text.slice(head.length, end - 1)})`,
    rest: renamed(text.slice(end).trim()),
  };
}
