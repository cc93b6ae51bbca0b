import { minorOfTyped } from '@candor/domain/money';
import { moneyFormat, type MoneyFormat } from '@candor/ui';

/** How a market writes money. */
export type MoneyWay = {
  readonly sign: string;
  readonly minorDigits: number;
  readonly format: MoneyFormat;
};

/**
 * U+2212: a hyphen is too short for a minus. In a column of figures it stands right before the first digit.
 */
const MINUS = '−';

/**
 * What the currency looks like in its own country: ₱ and thousands, ₹ and lakhs. The browser knows the sign,
 * the digits and the groups; our own function writes the figure, exact at any size.
 *   moneyWay('PHP', 'ph'): 754703 → ₱7,547.03 · moneyWay('INR', 'in'): 12345678 → ₹1,23,456.78
 */
export function moneyWay(currency: string, market: string): MoneyWay {
  const intl = new Intl.NumberFormat(`en-${market.toUpperCase()}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = intl.formatToParts(10_000_000);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const minorDigits = intl.resolvedOptions().maximumFractionDigits ?? 2;
  const grouping = groups.includes(2) && groups.at(-2) === 2 ? 'lakhs' : 'thousands';
  return { sign, minorDigits, format: moneyFormat({ sign, grouping, minorDigits }) };
}

/** Alone: ₱7,547.03, −₱1,000.00. A dash is nothing, 0.00 is zero. */
export function moneyWords(way: MoneyWay, minor: bigint | string | null): string {
  return minor === null ? '–' : write(way, minor, way.sign);
}

/** In a column whose head says the currency: 7,547.03, −1,000.00. */
export function figureWords(way: MoneyWay, minor: bigint | string | null): string {
  return minor === null ? '–' : write(way, minor, '');
}

function write({ format }: MoneyWay, minor: bigint | string, sign: string): string {
  const { isNegative, whole, cents } = format(minor);
  return `${isNegative ? MINUS : ''}${sign}${whole}${cents}`;
}

/** Where a comma or a space may stand: before groups of three digits, or of two before the last three. */
const grouped = /^\d{1,3}(?:[\s,]\d{3})*(?:\.|$)|^\d{1,2}(?:[\s,]\d{2})*[\s,]\d{3}(?:\.|$)|^\d+(?:\.|$)/u;

/**
 * What somebody typed, in minor units; nothing if it is no amount: `₱1,250.5` → 125050, `1.005` → nothing,
 * and `1,00` → nothing, because it may have been meant as 1.00 or 100.
 */
export function readAmount({ sign, minorDigits }: MoneyWay, typed: string): bigint | undefined {
  const figure = typed.replaceAll(sign, '').trim();
  if (!grouped.test(figure)) return undefined;
  const plain = figure.replaceAll(/[\s,]/gu, '');
  return plain.search(/\.|$/u) > 15 ? undefined : minorOfTyped(plain, minorDigits);
}

/** "1234.50" for a file: a figure that a spreadsheet reads as one. */
export function plainFigure(minor: number, { minorDigits }: MoneyWay): string {
  const text = String(Math.abs(minor)).padStart(minorDigits + 1, '0');
  const whole = minorDigits === 0 ? text : `${text.slice(0, -minorDigits)}.${text.slice(-minorDigits)}`;
  return minor < 0 ? `-${whole}` : whole;
}
