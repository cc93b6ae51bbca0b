import { marketIds } from '@candor/markets';
import type { CostAlarm } from './business-metrics.ts';
import { costAlarmSettingOf, type Settings } from '../settings/read-settings.ts';

/** In which markets messages may cost so much a day; a market without a limit is not among them. */
export function costAlarmsOf(settings: Settings): CostAlarm[] {
  return marketIds.flatMap((market) => {
    const limit = settings[costAlarmSettingOf(market)];
    return limit === null ? [] : [{ market, ...limit }];
  });
}
