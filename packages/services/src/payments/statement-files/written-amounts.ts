import { transferRules } from '@candor/markets/transfers';

const signs = Object.values(transferRules).flatMap(({ statement }): readonly string[] => statement.signs);
/** "₱300.00", "PHP 300.00", "Rs. 300.00" */
const currencySign = new RegExp(`^(?:${signs.join('|').replaceAll('.', '\\.')})\\s*`, 'iu');
/** 1860, 1,234,567 or, as India writes it, 12,34,567: the last group has three digits, always. */
const grouped = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?$/u;
const plain = /^\d+(?:\.\d{1,2})?$/u;

export type WrittenAmount = {
  readonly size: bigint;
  /** What the text itself says: a minus, brackets or DR; a plus or CR; null: nothing. */
  readonly isOut: boolean | null;
};

/**
 * An amount as banks write it, in minor units.
 *   "1,860.00" → 186000 · "₱300.00" → 30000
 *   "(120.00)", "-120.00", "120.00-" and "120.00 DR" → 12000, out
 *   "75,50" → nothing, unless the file writes its decimals so
 */
export function readAmount(written: string, isDecimalComma = false): WrittenAmount | undefined {
  if (plain.test(written) && !isDecimalComma) return { size: minorOf(written), isOut: null };
  let text = written.replaceAll(/[\u00A0\u202F]/gu, ' ').trim();
  let isOut: boolean | null = null;
  const say = (out: boolean) => {
    isOut = out;
  };
  const side = /^(.*?)\s*\b(cr|dr)\.?$/iu.exec(text);
  if (side) {
    say(side[2]!.toLowerCase() === 'dr');
    text = side[1]!;
  }
  const bracketed = /^\((.*)\)$/u.exec(text);
  if (bracketed) {
    say(true);
    text = bracketed[1]!.trim();
  }
  const signed = /^([-\u2212+])\s*(.*)$/u.exec(text.replace(currencySign, ''));
  const trailing = /^(.*\d)([-\u2212])$/u.exec(text);
  if (signed) {
    say(signed[1] !== '+');
    text = signed[2]!;
  } else if (trailing) {
    say(true);
    text = trailing[1]!;
  }
  text = text.replace(currencySign, '');
  if (isDecimalComma) text = text.replaceAll('.', '').replace(',', '.');
  return grouped.test(text) ? { size: minorOf(text.replaceAll(',', '')), isOut } : undefined;
}

function minorOf(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
}

/** An account may be overdrawn: "-120.00", "(120.00)" or "120.00 DR". Null for what is no balance. */
export function readBalance(written: string, isDecimalComma = false): bigint | null {
  if (written === '') return null;
  const read = readAmount(written, isDecimalComma);
  if (!read) return null;
  return read.isOut === true ? -read.size : read.size;
}

export const isNothing = (text: string): boolean => /^(?:-|0*(?:\.0*)?)$/u.test(text);
