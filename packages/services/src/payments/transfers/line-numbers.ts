import { createHash } from 'node:crypto';
import { isNoNumber, plainNumber, transferRules } from '@candor/markets/transfers';
import type { FileLine } from '../statement-files/statement-file.ts';

/** The bank's number of a line; null where it gives none. */
export function numberOf({ reference, narration }: FileLine): string | null {
  const number = reference === '' ? numberIn(narration) : plainNumber(reference);
  return /^[A-Z0-9]{4,60}$/u.test(number) && !isNoNumber(number) ? number : null;
}

/**
 * Banks that give no number give one line for each movement all the same: the line itself is its number, by
 * day, amount, words and the balance after it.
 */
export function keyInstead({
  valueOn,
  amount,
  narration,
  balance,
}: Pick<FileLine, 'valueOn' | 'amount' | 'narration' | 'balance'>): string {
  const text = [valueOn, amount, narration, balance ?? ''].join('\n');
  return `NOREF${createHash('sha256').update(text).digest('hex').slice(0, 24).toUpperCase()}`;
}

/** Money that looks the same to the last letter is the nth of its like. */
export const nthOfKey = (key: string, nth: number): string => (nth === 1 ? key : `${key}N${nth}`);

/**
 * Some banks have no column for it and write it among the words: "UPI/412345678901/RENT" is 412345678901.
 * Only what the words call a transfer's number: a payer's account or a day comes back in other transfers, and
 * the second of them would pass for known.
 */
function numberIn(narration: string): string {
  const [, number = ''] = namedNumber.exec(narration) ?? [];
  return plainNumber(number);
}

const statements = Object.values(transferRules).map(({ statement }) => statement);
const numberNames = statements.flatMap((words): readonly string[] => words.numberNames).join('|');
const namedNumber = new RegExp(
  `\\b(?:${numberNames}|REF(?: NO)?)[\\s./:#-]+((?=[A-Z]*\\d)[A-Z0-9]{10,60})\\b`,
  'iu',
);
