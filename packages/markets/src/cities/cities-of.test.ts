import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { marketIds } from '../markets.ts';
import { citiesOf, cityName, isKnownCity } from './cities-of.ts';
import { cityBooks, cityOtherNames, commonCities } from './registry.generated.ts';

const all = (market: (typeof marketIds)[number]) => citiesOf(market).regions.flatMap(({ cities }) => cities);

describe.each(marketIds)('the cities of %s', (market) => {
  it('of which most people live in some: ten, each once and each known', () => {
    expect(new Set(commonCities[market]).size).toBe(10);
    expect(commonCities[market].filter((code) => !isKnownCity(market, code))).toEqual([]);
  });

  it('are known by other names too, each of a place that is there and of one alone', () => {
    const others = Object.entries(cityOtherNames[market]);
    expect(others.filter(([code]) => !isKnownCity(market, code))).toEqual([]);
    const names = others.flatMap(([, each]): readonly string[] => each);
    expect(new Set(names).size).toBe(names.length);
  });

  it('have each one code, and a name of which no other in its region has the same', () => {
    expect(new Set(all(market).map(({ code }) => code)).size).toBe(all(market).length);
    for (const { name, cities } of citiesOf(market).regions) {
      const twice = cities.filter((city, at) => cities.findIndex((other) => other.name === city.name) !== at);
      expect([name, twice]).toEqual([name, []]);
    }
  });

  it('are as they were generated: a change by hand, or one that keeps its edition’s name, is found', () => {
    const { version, regions } = cityBooks[market];
    const print = createHash('sha256').update(JSON.stringify(regions)).digest('hex').slice(0, 8);
    expect(version.endsWith(`-${print}`)).toBe(true);
  });

  it('know no code that is not theirs', () => {
    for (const code of ['', ' ', 'constructor', '__proto__', '9999999999']) {
      expect(isKnownCity(market, code)).toBe(false);
      expect(cityName(market, code)).toBeUndefined();
    }
  });
});

describe('the cities of the Philippines', () => {
  it('are the 149 cities and 1,493 municipalities of the Standard Geographic Code, second quarter of 2025', () => {
    expect(all('ph')).toHaveLength(149 + 1_493);
    const inCapital = citiesOf('ph').regions.find(({ name }) => name === 'Metro Manila');
    expect(inCapital?.cities).toHaveLength(17);
    // 82 provinces, the capital region, and the eight new municipalities of the Bangsamoro that are in none.
    expect(citiesOf('ph').regions).toHaveLength(84);
  });

  it.each([
    ['1380600000', 'Manila, Metro Manila'],
    ['0730600000', 'Cebu City, Cebu'],
    ['1381300000', 'Quezon City, Metro Manila'],
    ['1030500000', 'Cagayan de Oro City, Misamis Oriental'],
    ['0990101000', 'Isabela City, Basilan'],
  ])('%s is %s', (code, name) => {
    expect(cityName('ph', code)).toBe(name);
  });
});

describe('the cities of India', () => {
  it('are those of all 36 states and territories, and every district is a place to choose', () => {
    expect(citiesOf('in').regions).toHaveLength(36);
    expect(all('in').length).toBeGreaterThan(7_900);
    expect(all('in').filter(({ name }) => name.endsWith(' district')).length).toBeGreaterThan(740);
  });

  it('have the old spelling beside the new one, and namesakes with their district', () => {
    const names = all('in').map(({ name }) => name);
    for (const name of ['Gurgaon', 'Gurugram', 'Panaji', 'Kathua', 'Rampur (Saharanpur)', 'Mumbai']) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => /[^\x20-\x7E]|Urban Agglomeration|\?/.test(name))).toEqual([]);
  });
});
