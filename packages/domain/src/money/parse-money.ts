import { parseDecimal } from '../numbers/parse-decimal.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';

/**
 * An amount as people write it, in minor units: "1234.5" → 123450n. A third decimal is refused even if it is
 * 0: whoever writes it means another currency or another unit.
 */
export function parseMoney(text: string): bigint | Refusal<'not_an_amount'> {
  const decimal = /\.\d{3}/.test(text) ? undefined : parseDecimal(text);
  if (decimal === undefined || isRefusal(decimal)) return { refused: 'not_an_amount', facts: { text } };
  return (decimal.num * 100n) / decimal.den;
}
