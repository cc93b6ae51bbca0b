import type { Calls } from '@candor/contract';
import { citiesOf, commonCities } from '@candor/markets/cities';
import type { Handler } from '../http/handler.ts';

/** A2.2: sent whole once, so that a page searches it without asking; who has this edition is only told so. */
export const citiesCall: Handler<Calls['home.cities']> = async ({ version: had }, { market }) => {
  const { version, regions } = citiesOf(market);
  const common = [...commonCities[market]];
  if (had === version) return { version, regions: null, common };
  const all = regions.map(({ name, cities }) => ({ name, cities: [...cities] }));
  return { version, regions: all, common };
};
