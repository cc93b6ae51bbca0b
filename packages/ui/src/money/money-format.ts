/** An amount cut where its parts are drawn differently: − ₱ 2,910 .19 */
export type MoneyParts = {
  readonly isNegative: boolean;
  readonly sign: string;
  readonly whole: string;
  /** With its point. */
  readonly cents: string;
};

/** Minor units, exact at any size: a bigint, or its digits as the wire carries them. */
export type MinorUnits = bigint | string;

export type MoneyFormat = (minor: MinorUnits) => MoneyParts;

type Rule = {
  readonly sign: string;
  /** How thousands are grouped: 1,234,567 or, in India, 12,34,567. */
  readonly grouping: 'thousands' | 'lakhs';
  readonly minorDigits?: number;
};

const groups = {
  thousands: /\B(?=(\d{3})+$)/g,
  lakhs: /\B(?=(?:\d{2})*\d{3}$)/g,
} as const;

/**
 * How a currency is written. Not `Intl`: browsers and the server must agree to the letter, or the page is
 * drawn twice.
 *   ₱, thousands: 123456789n → ₱1,234,567.89 · ₹, lakhs: 123456789n → ₹12,34,567.89
 */
export function moneyFormat({ sign, grouping, minorDigits = 2 }: Rule): MoneyFormat {
  return (minor) => {
    const units = BigInt(minor);
    const digits = (units < 0n ? -units : units).toString().padStart(minorDigits + 1, '0');
    const cut = digits.length - minorDigits;
    return {
      isNegative: units < 0n,
      sign,
      whole: digits.slice(0, cut).replace(groups[grouping], ','),
      cents: minorDigits === 0 ? '' : `.${digits.slice(cut)}`,
    };
  };
}

/**
 * U+2212 and a no-break space: a hyphen is too short for a minus, and the sign must not stay behind on a
 * line.
 */
export const MINUS = '\u2212\u00a0';

/** The amount as one text, for what is read out or stands in a sentence. */
export function moneyText({ isNegative, sign, whole, cents }: MoneyParts): string {
  return `${isNegative ? MINUS : ''}${sign}${whole}${cents}`;
}
