import type { Kind, Reading } from '../engine/kind.ts';
import { plainCharacters } from '../engine/plain-characters.ts';
import { digitsKind } from './digits-kind.ts';

/** How numbers are written where the reader lives. Given from outside: the kit knows no country. */
export type PhoneRule = {
  /**
   * What is said of a number of another country, which is the {text}; words that name no country if not told.
   */
  readonly foreign?: string;
  readonly maxDigits: number;
  /** Sizes of the groups from the left. */
  readonly groups: readonly number[];
  /**
   * The digits of an international number (after + or 00) as they are written here; nothing for a foreign
   * one.
   */
  readonly local: (international: string) => string | undefined;
};

/** A number with whatever people put between its digits. */
const RUN = /\+?\s*\(?\d[\d\s\p{Pd}().·/]*/gu;

/** O917 is a slip of the finger, not a word beside a number; and 12² is nobody's 12. */
const GROWN_TOGETHER = /[\p{L}\p{No}\p{Nl}][+(]*\d|\d[\p{L}\p{No}\p{Nl}]/u;

export function phoneKind(rule: PhoneRule): Kind {
  const digits = digitsKind({
    max: rule.maxDigits,
    groups: rule.groups,
    read: (incoming) => readNumber(rule, incoming),
  });
  return {
    ...digits,
    join: (before, fragment, after) => {
      const joined = digits.join(before, fragment, after);
      // +63 917 … typed digit by digit: with the last one it is known to be a number of this country.
      const local = after === '' && joined.text.length > rule.maxDigits ? rule.local(joined.text) : undefined;
      return local === undefined ? joined : { text: local, caret: local.length };
    },
  };
}

/**
 * `Call me: +63 917-123-4567` holds one number, which is read; two numbers are one too many to choose for
 * somebody.
 */
function readNumber(rule: PhoneRule, incoming: string): Reading {
  const text = plainCharacters(incoming);
  // The plus of a number that is only just begun says nothing yet.
  if (/^[\s\p{Pd}().·/+]*$/u.test(text)) return { fragment: '' };
  const [run, ...others] = text.match(RUN) ?? [];
  if (run === undefined || GROWN_TOGETHER.test(text)) return { say: { code: 'not_a_digit', text: incoming } };
  if (others.length > 0) return { say: { code: 'several_numbers', text: incoming } };
  const fragment = localDigits(rule, run);
  if (fragment !== undefined) return { fragment };
  return { say: { code: 'foreign_number', text: incoming, ...(rule.foreign && { foreign: rule.foreign }) } };
}

/**
 * A plus says that the number is international. Two zeros say it only if the rest is a number of this country
 * or the whole doesn't fit otherwise: `00` may also be two digits cut from the middle and pasted back.
 */
function localDigits({ local, maxDigits }: PhoneRule, run: string): string | undefined {
  const digits = run.replace(/\D/g, '');
  if (run.startsWith('+')) return local(digits);
  const afterZeros = digits.startsWith('00') ? local(digits.slice(2)) : undefined;
  if (afterZeros !== undefined || digits.length <= maxDigits) return afterZeros ?? digits;
  return digits.startsWith('00') ? undefined : (local(digits) ?? digits);
}
