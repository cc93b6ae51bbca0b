import type { Calls } from '@candor/contract';
import { citiesOf } from '@candor/markets/cities';
import type { Handler } from '../http/handler.ts';

/** A2.2: sent whole once, so that a page searches it without asking; who has this edition is only told so. */
export const citiesCall: Handler<Calls['home.cities']> = async ({ version: had }, { market }) => {
  const { version, regions } = citiesOf(market);
  if (had === version) return { version, regions: null };
  return { version, regions: regions.map(({ name, cities }) => ({ name, cities: [...cities] })) };
};
