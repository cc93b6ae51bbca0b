import type { Joined, Kind } from '../engine/kind.ts';
import { groupStarts } from './group-starts.ts';
import { readAmount } from './read-amount.ts';

export type MoneyRule = {
  /** How many decimals may be given. With three, 1.234 could never be told from a thousand. */
  readonly decimals: 0 | 1 | 2;
  /** The point is not counted. */
  readonly maxDigits: number;
  /**
   * What may stand before or after a pasted amount: signs and codes of this currency. Any other is refused.
   */
  readonly signs: readonly string[];
  /**
   * Digits in the group next to the point and in the others: 3 and 3 for 1,234,567, 3 and 2 for 12,34,567.
   */
  readonly groups: readonly [number, number];
};

export function moneyKind(rule: MoneyRule): Kind {
  return {
    gap: ',',
    gapsBefore: (text) => groupStarts(wholePart(text).length, rule.groups),
    read: (incoming) => readAmount(rule, incoming),
    join: joinAmount,
    fault: (text, { incoming, fragment }) => {
      const [, ...decimals] = text.split('.');
      const digits = text.replaceAll('.', '').length;
      if (decimals.length > 1) return { code: 'second_point' };
      // A point ends what is whole even where no decimals are taken: what follows it is none of the amount.
      if (decimals[0] !== undefined && decimals[0].length > rule.decimals)
        return { code: 'too_many_decimals', max: rule.decimals };
      if (digits <= rule.maxDigits) return undefined;
      const count = fragment.replaceAll('.', '').length;
      if (count <= 1) return { code: 'full', max: rule.maxDigits };
      return { code: 'too_long', text: incoming, count, max: rule.maxDigits };
    },
  };
}

/**
 * A point with nothing before it gets its zero; a digit behind a lone zero takes its place. Both only while
 * something is put in, never when something is taken out: whoever erases the 1 of 1050 to type a 2 must get
 * 2050, not 250.
 */
function joinAmount(before: string, fragment: string, after: string): Joined {
  const loneZero = before === '0' && wholePart(after) === '' && /^\d/.test(fragment);
  const kept = loneZero ? '' : before;
  const arriving = kept === '' ? fragment.replace(/^0+(?=\d)/, '').replace(/^(?=\.)/, '0') : fragment;
  return { text: kept + arriving + after, caret: kept.length + arriving.length };
}

const wholePart = (text: string) => text.replace(/\..*$/, '');
