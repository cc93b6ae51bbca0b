import type { CalendarDate } from '@candor/domain/calendar';
import {
  shown,
  type FileLine,
  type ReadHow,
  type StatementFault,
  type StatementFile,
} from './statement-file.ts';
import { readAmount } from './written-amounts.ts';
import { readDate } from './written-dates.ts';

/**
 * camt.053, the ISO 20022 statement: each `<Ntry>` is a movement, `<Bal>` with OPBD and CLBD the balances.
 * Only its text is read: no entity of the file is followed, and none is expanded but the five of XML.
 */
export function readCamt053(text: string, how: ReadHow = {}): StatementFile {
  const rows: FileLine[] = [];
  const faults: StatementFault[] = [];
  const balanceDays: CalendarDate[] = [];
  let [opening, closing]: (bigint | null)[] = [null, null];
  for (const { inner } of elements(text, 'Bal')) {
    const [code, read] = [inside(inside(inner, 'Tp'), 'Cd'), movedIn(inner)];
    const on = dateIn(inner, 'Dt');
    if (!read || (code !== 'OPBD' && code !== 'PRCD' && code !== 'CLBD')) continue;
    if (on) balanceDays.push(on);
    if (code === 'CLBD') closing = read.amount;
    else opening ??= read.amount;
  }
  let lines = 0;
  const lineAt = lineFinder(text);
  for (const { inner, at } of elements(text, 'Ntry')) {
    const line = lineAt(at);
    lines += 1;
    if (how.leftOut?.has(line)) continue;
    const status = inside(inner, 'Sts');
    // What the bank has only announced is in no balance.
    if (/PDNG|INFO|FUTR/u.test(status)) continue;
    const read = movedIn(inner);
    const valueOn = dateIn(inner, 'ValDt') ?? dateIn(inner, 'BookgDt');
    if (!read || !valueOn || read.amount === 0n) {
      faults.push({
        line,
        reason: 'form',
        sentence: `“${shown(wordsIn(inner, 'NtryRef') || 'Ntry')}” has no amount, no day, or no side.`,
      });
    } else if (how.currency !== undefined && read.currency !== how.currency) {
      faults.push({
        line,
        reason: 'currency',
        sentence: `Its currency is ${shown(read.currency)}, the account’s is ${how.currency}.`,
      });
    } else {
      rows.push({
        line,
        valueOn,
        amount: read.amount,
        reference: referenceIn(inner),
        narration: narrationIn(inner),
        balance: null,
      });
    }
  }
  return {
    format: 'camt053',
    layout: null,
    rows,
    faults,
    lines,
    opening: opening ?? null,
    closing: closing ?? null,
    balanceDays,
  };
}

function* elements(text: string, name: string): Generator<{ readonly inner: string; readonly at: number }> {
  const open = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>`, 'gu');
  const close = new RegExp(`</(?:\\w+:)?${name}\\s*>`, 'gu');
  for (let begin = open.exec(text); begin; begin = open.exec(text)) {
    close.lastIndex = open.lastIndex;
    const end = close.exec(text);
    if (!end) return;
    yield { inner: text.slice(open.lastIndex, end.index), at: begin.index };
    open.lastIndex = close.lastIndex;
  }
}

/** The number of the line that a place is in; asked for one place after the other. */
export function lineFinder(text: string): (at: number) => number {
  let [line, place] = [1, 0];
  return (at) => {
    for (let next = text.indexOf('\n', place); next >= 0 && next < at; next = text.indexOf('\n', place)) {
      line += 1;
      place = next + 1;
    }
    return line;
  };
}

function inside(text: string, name: string): string {
  const [first] = elements(text, name);
  return first?.inner.trim() ?? '';
}

const wordsIn = (text: string, name: string) => unescaped(inside(text, name));

function movedIn(inner: string): { readonly amount: bigint; readonly currency: string } | undefined {
  const [, currency = '', written = ''] =
    /<(?:\w+:)?Amt\s+Ccy="([A-Z]{3})"\s*>\s*([\d.]+)\s*</u.exec(inner) ?? [];
  const read = readAmount(written);
  const side = inside(inner, 'CdtDbtInd');
  if (!read || (side !== 'CRDT' && side !== 'DBIT')) return undefined;
  return { amount: side === 'DBIT' ? -read.size : read.size, currency };
}

function dateIn(inner: string, name: string): CalendarDate | undefined {
  const held = inside(inner, name);
  const written = inside(held, 'Dt') || inside(held, 'DtTm') || held;
  return readDate(written);
}

function referenceIn(inner: string): string {
  const names = ['EndToEndId', 'TxId', 'AcctSvcrRef', 'NtryRef'];
  return (
    names.map((name) => wordsIn(inner, name)).find((found) => found !== '' && found !== 'NOTPROVIDED') ?? ''
  );
}

function narrationIn(inner: string): string {
  const party = wordsIn(inside(inner, 'Dbtr'), 'Nm');
  const said = [...elements(inner, 'Ustrd')].map((each) => unescaped(each.inner.trim()));
  const words = [party, ...said, wordsIn(inner, 'AddtlNtryInf')].filter((text) => text !== '');
  return [...new Set(words)].join(' ').replaceAll(/\s+/gu, ' ').slice(0, 500);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’' };
export const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => entities[name] ?? '');
