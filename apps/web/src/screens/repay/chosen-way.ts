import type { PayType } from './use-ways.ts';

type Ways = readonly PayType[];

/**
 * The way that was chosen, as long as it can be had; else the one of the last time; else the first. Never one
 * that is down.
 */
export function chosenWay(payTypes: Ways, wanted: string | undefined): PayType | undefined {
  const open = payTypes.filter(({ isDown }) => !isDown);
  return open.find(({ payTypeId }) => payTypeId === wanted) ?? open.find(({ wasLast }) => wasLast) ?? open[0];
}
