import { divideRounded } from '../money/divide-rounded.ts';
import type { RoundingMode } from '../money/divide-rounded.ts';
import type { Rational } from './rational.ts';

/**
 * An exact fraction as a decimal with so many places: 1/3 with 4 → "0.3333"; -1/2000 with 2 → "0.00", not
 * "-0.00".
 */
export function decimalText(value: Rational, places: number, mode: RoundingMode): string {
  return placedText(divideRounded(value.num * 10n ** BigInt(places), value.den, mode), places);
}

/** A whole number of the last place as a decimal: 9685708 with 6 → "9.685708". */
export function placedText(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
