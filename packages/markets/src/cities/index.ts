// For the server alone: what a browser needs of it comes as the answer of a call, and not in every page's
// script.
export { citiesOf, cityName, cityRegion, isKnownCity } from './cities-of.ts';
export { cityOtherNames, commonCities } from './registry.generated.ts';
export type { City, CityList } from './cities-of.ts';
