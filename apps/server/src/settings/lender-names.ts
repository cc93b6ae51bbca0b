import { type MarketId, markets } from '@candor/markets';
import type { Settings } from './read-settings.ts';

/** What the lender is called in each market: a consent, a code and a page name the company met there. */
export function lenderNames({
  APP_EN_NAME: appEnName,
  APP_YD_NAME: appYDName,
}: Pick<Settings, 'APP_EN_NAME' | 'APP_YD_NAME'>): (market: MarketId) => string {
  const names = { appEnName, appYDName };
  return (market) => names[markets[market].nameSetting];
}
