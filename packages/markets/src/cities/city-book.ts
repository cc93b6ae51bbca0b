/**
 * The places of a market where somebody can live, as compact data: a region, then its places as "code name"
 * with a bar between them. `['Cebu', '0702201000 Alcantara|0702202000 Alcoy']` is a region with two.
 */
export interface CityBook {
  /** The edition of the source. A page that has this one need not be sent it again. */
  readonly version: string;
  readonly regions: readonly (readonly [name: string, places: string])[];
}
