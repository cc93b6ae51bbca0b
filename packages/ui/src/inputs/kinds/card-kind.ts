import type { Kind } from '../engine/kind.ts';
import { digitsKind, readDigits } from './digits-kind.ts';

/**
 * ISO/IEC 7812: nineteen digits are the most a card can have. Whether they add up (Luhn) is asked on submit.
 */
const LONGEST = 19;

export const cardKind: Kind = digitsKind({
  max: LONGEST,
  groups: [4, 4, 4, 4, 4],
  read: readDigits(/[\s\p{Pd}]/gu),
});
