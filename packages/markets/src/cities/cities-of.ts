import type { MarketId } from '../markets.ts';
import type { CityBook } from './city-book.ts';
import { cityBooks } from './registry.generated.ts';

export interface City {
  readonly code: string;
  readonly name: string;
}

export interface CityList {
  readonly version: string;
  readonly regions: readonly { readonly name: string; readonly cities: readonly City[] }[];
}

interface OpenedBook {
  readonly list: CityList;
  readonly names: ReadonlyMap<string, string>;
  readonly regions: ReadonlyMap<string, string>;
}

/** Taken apart once, when it is first asked for. */
const opened = new Map<MarketId, OpenedBook>();

/** Every city and municipality of a market, by region: `citiesOf('ph').regions[0]` is Abra with its 27. */
export function citiesOf(market: MarketId): CityList {
  return openBook(market).list;
}

export function isKnownCity(market: MarketId, code: string): boolean {
  return openBook(market).names.has(code);
}

/**
 * "Alcoy, Cebu": the place and what tells it apart from its namesakes. Nothing for a code that is unknown.
 */
export function cityName(market: MarketId, code: string): string | undefined {
  return openBook(market).names.get(code);
}

/** "Cebu" for the code of Alcoy. Nothing for a code that is unknown. */
export function cityRegion(market: MarketId, code: string): string | undefined {
  return openBook(market).regions.get(code);
}

function openBook(market: MarketId): OpenedBook {
  const earlier = opened.get(market);
  if (earlier) return earlier;
  const { version, regions }: CityBook = cityBooks[market];
  const list = {
    version,
    regions: regions.map(([name, places]) => ({ name, cities: places.split('|').map(cityIn) })),
  };
  const names = new Map(
    list.regions.flatMap(({ name: region, cities }) =>
      cities.map(({ code, name }) => [code, name === region ? name : `${name}, ${region}`] as const),
    ),
  );
  const regionOf = new Map(
    list.regions.flatMap(({ name, cities }) => cities.map(({ code }) => [code, name] as const)),
  );
  const book = { list, names, regions: regionOf };
  opened.set(market, book);
  return book;
}

function cityIn(entry: string): City {
  const space = entry.indexOf(' ');
  return { code: entry.slice(0, space), name: entry.slice(space + 1) };
}
