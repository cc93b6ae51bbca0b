import type { CalendarDate } from '@candor/domain/calendar';
import { lineFinder, unescaped } from './camt053-statement.ts';
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
 * OFX, as tags that close (version 2) or that do not (version 1): each `<STMTTRN>` is a movement, the sign of
 * its amount says which way, `<LEDGERBAL>` is what the account held at last. It opens with nothing.
 */
export function readOfx(text: string, how: ReadHow = {}): StatementFile {
  const rows: FileLine[] = [];
  const faults: StatementFault[] = [];
  const currency = tagIn(text, 'CURDEF');
  const lineAt = lineFinder(text);
  let lines = 0;
  for (const { index, 0: block } of text.matchAll(
    /<STMTTRN>[^]*?(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/giu,
  )) {
    const line = lineAt(index);
    lines += 1;
    if (how.leftOut?.has(line)) continue;
    const read = readAmount(tagIn(block, 'TRNAMT'));
    const valueOn = dayIn(block, 'DTPOSTED');
    if (currency !== '' && how.currency !== undefined && currency !== how.currency) {
      faults.push({
        line,
        reason: 'currency',
        sentence: `Its currency is ${shown(currency)}, the account’s is ${how.currency}.`,
      });
    } else if (!read || !valueOn || read.size === 0n) {
      faults.push({
        line,
        reason: 'form',
        sentence: `“${shown(tagIn(block, 'FITID') || 'STMTTRN')}” has no amount or no day.`,
      });
    } else {
      const narration = [...new Set([tagIn(block, 'NAME'), tagIn(block, 'MEMO')])].filter(Boolean).join(' ');
      rows.push({
        line,
        valueOn,
        amount: read.isOut === true ? -read.size : read.size,
        reference: tagIn(block, 'REFNUM') || tagIn(block, 'CHECKNUM') || tagIn(block, 'FITID'),
        narration: narration.slice(0, 500),
        balance: null,
      });
    }
  }
  const ledger = /<LEDGERBAL>[^]*?(?=<\/LEDGERBAL>|<AVAILBAL>|<\/STMTRS>|$)/iu.exec(text)?.[0] ?? '';
  const held = readAmount(tagIn(ledger, 'BALAMT'));
  const heldOn = dayIn(ledger, 'DTASOF');
  return {
    format: 'ofx',
    layout: null,
    rows,
    faults,
    lines,
    opening: null,
    closing: held ? (held.isOut === true ? -held.size : held.size) : null,
    balanceDays: heldOn ? [heldOn] : [],
  };
}

const tagIn = (text: string, name: string): string =>
  unescaped(new RegExp(`<${name}>([^<\\r\\n]*)`, 'iu').exec(text)?.[1]?.trim() ?? '');

/** 20261117081500[8:PHT] */
function dayIn(text: string, name: string): CalendarDate | undefined {
  return readDate(tagIn(text, name).slice(0, 8));
}
