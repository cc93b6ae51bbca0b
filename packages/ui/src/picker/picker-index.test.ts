import { describe, expect, it } from 'vitest';
import { indexItems, searchItems } from './picker-index.ts';

const cities = [
  ['Parañaque', 'Metro Manila'],
  ['San Fernando', 'La Union'],
  ['Quezon City', 'Metro Manila'],
  ['San Fernando', 'Pampanga'],
  ['Manila', 'Metro Manila'],
  ['Ángeles', 'Pampanga'],
  ['Dasmariñas', 'Cavite'],
].map(([name = '', detail = ''], index) => ({ id: String(index), name, detail }));
const index = indexItems(cities);
const names = (query: string) => searchItems(index, query).map(({ name, detail }) => `${name}, ${detail}`);

describe('the picker of cities', () => {
  it('offers first what most choose, in the order given, and again under its letter', () => {
    const { common, groups } = indexItems(cities, ['2', '4', 'gone']);
    expect(common.map(({ name }) => name)).toEqual(['Quezon City', 'Manila']);
    expect(groups).toEqual(index.groups);
  });

  it('is grouped by letter, in order, whatever the accents', () => {
    expect(index.groups.map(({ letter, items }) => [letter, items.length])).toEqual([
      ['A', 1],
      ['D', 1],
      ['M', 1],
      ['P', 1],
      ['Q', 1],
      ['S', 2],
    ]);
  });

  it('tells two cities of one name apart by their province, in its order', () => {
    expect(names('san f')).toEqual(['San Fernando, La Union', 'San Fernando, Pampanga']);
  });

  it.each(['paranaque', 'PARAÑAQUE', ' Parañ', 'paran\u0303aque'])('finds Parañaque by %j', (query) => {
    expect(names(query)).toEqual(['Parañaque, Metro Manila']);
  });

  it('puts a name that begins so before a word that does, and that before a middle', () => {
    expect(names('man')).toEqual([
      'Manila, Metro Manila',
      'Parañaque, Metro Manila',
      'Quezon City, Metro Manila',
    ]);
    expect(names('an')).toEqual([
      'Ángeles, Pampanga',
      'Manila, Metro Manila',
      'Parañaque, Metro Manila',
      'Quezon City, Metro Manila',
      'San Fernando, La Union',
      'San Fernando, Pampanga',
    ]);
  });

  it('finds nothing where there is nothing, and everything for nothing', () => {
    expect(names('xyz')).toEqual([]);
    expect(searchItems(index, '')).toHaveLength(cities.length);
  });
});
