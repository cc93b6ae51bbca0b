import { amountText } from '@candor/domain/money';
import { markets, type MarketId } from '@candor/markets';

/** Minor units as the market writes them: 800000 → ₱8,000.00. */
export function moneyText(market: MarketId, minor: number | bigint): string {
  const { sign, grouping } = markets[market].currency;
  const figures = new Intl.NumberFormat(grouping === 'lakhs' ? 'en-IN' : 'en-PH', {
    minimumFractionDigits: 2,
  });
  return `${sign}${figures.format(amountText(BigInt(minor)) as `${number}`)}`;
}

/** A thousand parts as a share of a hundred: 300 → 30 %, 148 → 14.8 %. */
export function percentText(perMille: number): string {
  const tenth = perMille % 10;
  return `${Math.floor(perMille / 10)}${tenth === 0 ? '' : `.${tenth}`}\u00a0%`;
}
