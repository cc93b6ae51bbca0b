import type { Kind } from '../engine/kind.ts';
import { digitsKind, readDigits } from './digits-kind.ts';

/** A one-time code as a message may write it: 123456, 123 456 or 123-456. */
export const codeKind = (digits: number): Kind =>
  digitsKind({ max: digits, read: readDigits(/[\s\p{Pd}]/gu) });
