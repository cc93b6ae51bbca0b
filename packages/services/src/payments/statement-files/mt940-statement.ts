import type { CalendarDate } from '@candor/domain/calendar';
import {
  shown,
  type FileLine,
  type ReadHow,
  type StatementFault,
  type StatementFile,
} from './statement-file.ts';
import { readDate } from './written-dates.ts';

type Field = { readonly tag: string; readonly text: string; readonly line: number };

/**
 * MT940, SWIFT's statement for machines: :60F: opens, each :61: is a movement with its words in the :86: that
 * follows, :62F: closes. C is money in, D out; RC and RD take one back. A file may hold several statements of
 * one account, one after the other.
 *   :61:2611171117C1141,03NTRFIP20261117//9917 → 1,141.03 in, on 17 November, IP20261117
 */
export function readMt940(text: string, how: ReadHow = {}): StatementFile {
  const rows: FileLine[] = [];
  const faults: StatementFault[] = [];
  const balanceDays: CalendarDate[] = [];
  let [opening, closing]: (bigint | null)[] = [null, null];
  let lines = 0;
  for (const { tag, text: value, line } of fieldsOf(text)) {
    if (tag === '60F' || tag === '62F') {
      const balance = readBalanceField(value);
      if (!balance || (how.currency !== undefined && balance.currency !== how.currency)) {
        const sentence = balance
          ? `Its currency is ${balance.currency}, the account’s is ${how.currency}.`
          : `“${shown(value)}” is no balance.`;
        faults.push({ line, reason: balance ? 'currency' : 'balance', sentence });
        continue;
      }
      balanceDays.push(balance.on);
      if (tag === '60F') opening ??= balance.amount;
      else closing = balance.amount;
    } else if (tag === '61') {
      lines += 1;
      if (how.leftOut?.has(line)) continue;
      const read = readMovement(value);
      if (read) rows.push({ line, ...read });
      else
        faults.push({ line, reason: 'form', sentence: `“${shown(value)}” is no movement of an MT940 file.` });
    } else if (tag === '86') {
      const last = rows.at(-1);
      if (last && last.narration === '') rows[rows.length - 1] = { ...last, narration: wordsOf(value) };
    }
  }
  return {
    format: 'mt940',
    layout: null,
    rows,
    faults,
    lines,
    opening: opening ?? null,
    closing: closing ?? null,
    balanceDays,
  };
}

function fieldsOf(text: string): Field[] {
  const fields: { tag: string; text: string; line: number }[] = [];
  for (const [index, row] of text.split(/\r\n|\n|\r/u).entries()) {
    const [, tag, value = ''] = /^(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/u.exec(row) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, text: value, line: index + 1 });
    else if (last && row.trim() !== '' && !/^-?\}?$/u.test(row.trim())) last.text += `\n${row}`;
  }
  return fields;
}

function readBalanceField(text: string) {
  const [, side, day = '', currency = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})(\d+,\d{0,2})/u.exec(text) ?? [];
  const on = readDate(`20${day}`);
  if (side === undefined || !on) return undefined;
  return { on, currency, amount: side === 'D' ? -minorOf(amount) : minorOf(amount) };
}

const movement =
  /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})([NFS][A-Z0-9]{3})?([^/\n]*)(?:\/\/([^\n]*))?/u;

function readMovement(text: string): Omit<FileLine, 'line'> | undefined {
  const [, day = '', mark = '', amount = '', , customer = '', bank = ''] = movement.exec(text) ?? [];
  const valueOn = readDate(`20${day}`);
  if (!valueOn || minorOf(amount) === 0n) return undefined;
  const isOut = mark === 'D' || mark === 'RC';
  const reference = /^(?:NONREF|NOTPROVIDED)?$/iu.test(customer.trim()) ? bank.trim() : customer.trim();
  return {
    valueOn,
    amount: isOut ? -minorOf(amount) : minorOf(amount),
    reference,
    narration: '',
    balance: null,
  };
}

function minorOf(text: string): bigint {
  const [whole = '', part = ''] = text.split(',');
  return BigInt(`${whole === '' ? '0' : whole}${part.padEnd(2, '0')}`);
}

/** Words that go on over several rows; some banks cut them into ?20 to ?29. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/^\d{3}(?=\?)|\?\d{2}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 500);
