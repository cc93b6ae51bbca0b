import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { declaredNames } from '../wire/declared-names.ts';
import { generateDictionary } from '../wire/generate-dictionary.ts';
import { wireGroups } from '../wire/dictionary.ts';
import { wirePartOf } from './wire-parts.ts';

const dictionary = generateDictionary('seed', declaredNames(calls));

describe('a dictionary in parts', () => {
  it('W2 · has every name and every path of the whole, each path in one part', () => {
    const paths = wireGroups.flatMap((group) => {
      const part = wirePartOf(dictionary, group);
      expect(part.names).toEqual(dictionary.groups[group]);
      expect(part.version).toBe(dictionary.version);
      return Object.entries(part.paths);
    });
    expect(paths.length).toBe(Object.keys(dictionary.paths).length);
    expect(Object.fromEntries(paths)).toEqual(dictionary.paths);
  });
});
