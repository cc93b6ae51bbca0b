import type { Reading } from '../engine/kind.ts';
import { plainCharacters } from '../engine/plain-characters.ts';
import type { MoneyRule } from './money-kind.ts';

const PLAIN = /^\d*\.?\d*$/;
/** 1.234 is a thousand and more to some, one and a bit to others. */
const POINT_OR_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;
const COMMA_OR_POINT = /^\d+,\d{1,2}$/;
const GROUPED = /^[1-9]\d{0,2}(?:[, ’']\d{3})+(?:\.\d*)?$/;
const GROUPED_IN_LAKHS = /^[1-9]\d?(?:,\d{2})*,\d{3}(?:\.\d*)?$/;
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:[. ’']\d{3})+,\d{1,2})$/;

/**
 * What an arriving text means as an amount. The point is the decimal point here and the comma groups; a text
 * that is certainly written the other way round is understood, one that may be either is asked about.
 */
export function readAmount({ decimals, signs }: MoneyRule, incoming: string): Reading {
  const written = withoutSigns(plainMarks(incoming), signs);
  // 25,000.00 is a whole amount.
  const amount = decimals === 0 ? written.replace(/(?<=\d)\.0{1,2}$/, '') : written;
  if (POINT_OR_GROUP.test(amount)) return ask(incoming, [amount.replace('.', '')]);
  if (PLAIN.test(amount)) return { fragment: amount };
  if (GROUPED.test(amount) || GROUPED_IN_LAKHS.test(amount))
    return { fragment: amount.replace(/[^\d.]/g, '') };
  if (GROUPED_BY_POINTS.test(amount)) return { fragment: amount.replace(/[^\d,]/g, '').replace(',', '.') };
  if (COMMA_OR_POINT.test(amount)) {
    return ask(incoming, [...(decimals > 0 ? [amount.replace(',', '.')] : []), amount.replace(',', '')]);
  }
  return { say: amount === ',' ? { code: 'comma' } : { code: 'not_an_amount', text: incoming } };
}

const ask = (text: string, readings: readonly string[]): Reading => ({
  say: { code: 'ambiguous_amount', text, readings },
});

/** Arabic and Chinese decimal and grouping marks as ours, every space as one kind of space. */
function plainMarks(text: string): string {
  return plainCharacters(text).replace(/[٫。]/g, '.').replace(/[٬、]/g, ',').replace(/\s+/g, ' ').trim();
}

function withoutSigns(text: string, signs: readonly string[]): string {
  const longestFirst = signs.toSorted((one, other) => other.length - one.length);
  const lower = (other: string) => other.toLowerCase();
  const leading = longestFirst.find((sign) => lower(text).startsWith(lower(sign))) ?? '';
  const rest = text.slice(leading.length).trim();
  const trailing = longestFirst.find((sign) => lower(rest).endsWith(lower(sign))) ?? '';
  return rest.slice(0, rest.length - trailing.length).trim();
}
