import type { Calls } from '@candor/contract';
import { citiesOf, cityOtherNames, commonCities } from '@candor/markets/cities';
import type { Handler } from '../http/handler.ts';

/** A2.2: sent whole once, so that a page searches it without asking; who has this edition is only told so. */
export const citiesCall: Handler<Calls['home.cities']> = async ({ version: had }, { market }) => {
  const { version, regions } = citiesOf(market);
  const common = [...commonCities[market]];
  const alsoCalled = Object.entries(cityOtherNames[market]).map(([code, names]) => ({
    code,
    names: [...names],
  }));
  if (had === version) return { version, regions: null, common, alsoCalled };
  const all = regions.map(({ name, cities }) => ({ name, cities: [...cities] }));
  return { version, regions: all, common, alsoCalled };
};
