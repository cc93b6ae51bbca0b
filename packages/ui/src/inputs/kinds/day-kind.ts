import type { Kind } from '../engine/kind.ts';
import { plainCharacters } from '../engine/plain-characters.ts';
import { digitsKind, readDigits } from './digits-kind.ts';

const read = readDigits(/[\s/.\p{Pd}]/gu);

/** 14/03/1996, typed without the strokes. A day that arrives whole (1996-03-14, 7/3/1996) is put in order. */
export const dayKind: Kind = digitsKind({
  max: 8,
  groups: [2, 2, 4],
  gap: '/',
  read: (incoming) => {
    const text = plainCharacters(incoming).trim();
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
    if (year !== undefined) return { fragment: `${day}${month}${year}` };
    const [, first, second, last] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
    if (first === undefined || second === undefined) return read(incoming);
    return { fragment: `${first.padStart(2, '0')}${second.padStart(2, '0')}${last}` };
  },
});
