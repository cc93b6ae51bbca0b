import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { repositoryFile } from '../testing/repository-file.ts';
import { declaredNames } from './declared-names.ts';
import { generateDictionary, fingerprintOf, sandboxSeed } from './generate-dictionary.ts';
import { parseDictionary } from './parse-dictionary.ts';

const sound = generateDictionary('seed', declaredNames(calls));

describe('a dictionary file', () => {
  it('is taken as it was generated', () => {
    expect(parseDictionary(JSON.parse(JSON.stringify(sound)), 'x.json')).toEqual(sound);
  });

  it.each([
    ['two names share a word', { groups: { ...sound.groups, login: { a: 'maple', b: 'maple' } } }],
    ['two paths are the same', { paths: { '/api/a/b': '/api/maple/otter', '/api/a/c': '/api/maple/otter' } }],
    ['groups.login', { groups: { ...sound.groups, login: undefined } }],
    ['version', { version: undefined }],
    ['paths', { paths: { '/api/a/b': 'maple' } }],
  ])('is refused, with its name and the fault: %s', (fault, change) => {
    expect(() => parseDictionary({ ...sound, ...change }, 'x.json')).toThrow(
      /^x\.json is not a wire dictionary/u,
    );
    expect(() => parseDictionary({ ...sound, ...change }, 'x.json')).toThrow(fault);
  });
});

describe('config/wire/current.json', () => {
  it('W1 W2 · has a word for every declared name and path', async () => {
    const current = parseDictionary(
      JSON.parse(await repositoryFile('config/wire/current.json')),
      'current.json',
    );
    const { groups, paths } = declaredNames(calls);
    const missing = [
      ...Object.entries(groups).flatMap(([group, names]) =>
        names.filter((name) => !Object.hasOwn(current.groups[group as keyof typeof groups], name)),
      ),
      ...paths.filter((path) => !Object.hasOwn(current.paths, path)),
    ];
    expect(
      missing,
      `config/wire/current.json lacks ${missing.join(', ')}: run npm run wire:generate.`,
    ).toEqual([]);
  });

  it("is the sandbox's: a deployment makes its own from its own seed", async () => {
    const current = parseDictionary(
      JSON.parse(await repositoryFile('config/wire/current.json')),
      'current.json',
    );
    expect(current.seedFingerprint).toBe(fingerprintOf(sandboxSeed));
  });
});
