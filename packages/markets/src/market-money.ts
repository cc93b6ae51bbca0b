import type { MarketId } from './markets.ts';
import { markets } from './registry.generated.ts';

const groups = { thousands: /\B(?=(\d{3})+$)/g, lakhs: /\B(?=(?:\d{2})*\d{3}$)/g } as const;

/**
 * An amount as people of the market write it: ₱1,234,567.89 · ₹12,34,567.89. The same letters on every
 * machine: not `Intl`.
 */
export function marketMoney(market: MarketId, minor: bigint): string {
  const { sign } = markets[market].currency;
  return `${minor < 0n ? '−' : ''}${sign}${marketFigures(market, minor < 0n ? -minor : minor)}`;
}

/** The same without its sign, for columns whose head names the currency. */
export function marketFigures(market: MarketId, minor: bigint): string {
  const { grouping, minorDigits } = markets[market].currency;
  const digits = minor.toString().padStart(minorDigits + 1, '0');
  const cut = digits.length - minorDigits;
  return `${digits.slice(0, cut).replace(groups[grouping], ',')}.${digits.slice(cut)}`;
}
